import { expect, it } from 'vitest';
import { startCommand } from './run-command.ts';

it('serves every provider kind until it is told to stop', async () => {
  const mocks = await startCommand('mocks', '--port', '0');
  const { url, providers } = JSON.parse(mocks.line) as { url: string; providers: Record<string, string> };
  expect(providers).toMatchObject({ 'P-A': `${url}/P-A/v1`, 'P-G': `${url}/P-G/v1beta` });
  expect((await fetch(`${url}/__requests`)).status).toBe(200);
  expect(await mocks.interrupt()).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

it('ends with 1 and one line where its port is taken', async () => {
  const first = await startCommand('mocks', '--port', '0');
  const { port } = new URL((JSON.parse(first.line) as { url: string }).url);
  await expect(startCommand('mocks', '--port', port)).rejects.toThrow(
    /^ended with 1: polywire mocks: .*EADDRINUSE.*\n$/,
  );
  await first.interrupt();
});
