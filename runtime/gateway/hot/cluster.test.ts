import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('real workers share places and notices; what a killed one held is free at once', async () => {
  const program = fileURLToPath(new URL('testing/cluster.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  const full = { exceeded: 'concurrency', retryAfter: 1 };
  expect(JSON.parse(stdout)).toEqual({
    places: [null, null, full],
    heard: [[], ['pa for 10000 ms']],
    freed: [null, null, full],
  });
});
