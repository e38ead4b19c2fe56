import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { start } from '../../turns/testing/started.ts';
import { eventsOf, Notebook } from './testing/notebook.ts';

const notebookProcess = fileURLToPath(new URL('testing/notebook-process.ts', import.meta.url));

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'polywire-notebook-'));
});
afterEach(() => rm(home, { recursive: true }));

/** How many processes run with these arguments. */
async function count(...args: readonly string[]): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(names.map((name) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line === `${args.join('\0')}\0`).length;
}

it.runIf(process.platform === 'linux').each([
  ['caged', '73311'],
  ['bare', '73312'],
])('a server that is killed leaves no process of a %s kernel and no cell that runs', async (kind, seconds) => {
  const before = await Notebook.open({ home });
  const cell = { type: 'code', language: 'sh', content: `echo on; sleep ${seconds}` } as const;
  const pad = await before.pad([cell, { ...cell, content: 'echo again' }]);
  await before.close();

  const child = await start(notebookProcess, home, kind);
  const { url } = JSON.parse(child.line) as { url: string };
  const [first, second] = pad.cells.map(({ id }) => id);
  for await (const event of eventsOf(
    await fetch(`${url}/scratchpads/${pad.id}/cells/${first}/run`, { method: 'POST' }),
  ))
    if (event.type === 'cell.output' && String(event.data).endsWith('on\n')) break;
  while ((await count('sleep', seconds)) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await child.end('SIGKILL');

  while ((await count('sleep', seconds)) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const after = await Notebook.open({ home });
  try {
    const [code, output] = await after.cells(pad);
    expect(code).toMatchObject({ status: 'error', error: 'interrupted' });
    expect(output?.outputs?.map(({ data }) => data).join('')).toMatch(/on\n$/);
    expect((await after.run(pad, second ?? '')).at(-1)).toMatchObject({ status: 'success' });
  } finally {
    await after.close();
  }
});
