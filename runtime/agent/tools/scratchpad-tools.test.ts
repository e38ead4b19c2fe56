import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { createProject } from '../projects/projects.ts';
import { CellRuns } from '../scratchpads/run/runs.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { addCell } from './add-cell.ts';
import { createScratchpad } from './create-scratchpad.ts';
import { editCell } from './edit-cell.ts';
import { promoteScratchpad } from './promote-scratchpad.ts';
import { readScratchpad } from './read-scratchpad.ts';
import { runCell } from './run-cell.ts';
import { callerIn, type Caller } from './testing/caller.ts';

let ground: TestGround;
let runs: CellRuns;
let project: string;
let caller: Caller;
beforeEach(async () => {
  ground = await testGround();
  runs = new CellRuns(ground);
  await runs.start();
  project = (await createProject(ground, { name: 'Sales' })).id;
  caller = await callerIn(ground, project);
});
afterEach(async () => {
  await runs.close();
  await ground.close();
});

/** A new scratchpad; answers its id. */
const begin = async (): Promise<string> =>
  /pad_\w+/.exec((await caller.call(createScratchpad, { title: 'Sums' })).text)?.[0] ?? '';

const add = (scratchpad_id: string, content: string, more: object = {}, signal?: AbortSignal) =>
  caller.call(addCell(runs), { scratchpad_id, type: 'code', language: 'javascript', content, ...more }, signal);

const cellIn = (text: string): string => /cell_\w+/.exec(text)?.[0] ?? '';

describe('Cells of a scratchpad', { timeout: 30_000 }, () => {
  it('are run as they are added, their state lives on, and what they show is the result', async () => {
    const pad = await begin();
    expect((await add(pad, 'const sum = 40 + 2;')).status).toBe('completed');
    const { status, text } = await add(pad, 'console.log(sum); sum + 1');
    expect([status, text]).toEqual(['completed', expect.stringMatching(/^cell_\w+ ran\.\n\n42\n43$/)]);
    expect(caller.progress).toEqual(expect.arrayContaining([expect.stringMatching(/^cell_\w+ runs\.$/), '42']));
  });

  it('that fail are a failed call, with what they showed', async () => {
    const pad = await begin();
    const { status, text } = await add(pad, 'console.log("before"); throw new TypeError("no sum")');
    expect(status).toBe('failed');
    expect(text).toMatch(/^Error: cell_\w+ failed: .*no sum[^]*before/);
  });

  it('are written anew and run again', async () => {
    const pad = await begin();
    const cell_id = cellIn((await add(pad, 'console.log(1)', { run: false })).text);
    expect((await caller.call(runCell(runs), { scratchpad_id: pad, cell_id })).text).toMatch(/ran\.\n\n1$/);
    const edited = await caller.call(editCell(runs), { scratchpad_id: pad, cell_id, content: 'console.log(2)' });
    expect(edited.text).toMatch(/ran\.\n\n2$/);
    const { text } = await caller.call(readScratchpad, { scratchpad_id: pad });
    expect(text).toMatch(/^\[cell_\w+ code javascript success\]\nconsole\.log\(2\)\n\n\[cell_\w+ output\]\n2$/);
    expect((await caller.call(readScratchpad)).text).toContain('"title":"Sums","saved":false,"cells":2');
  });

  it('are stopped with the turn', async () => {
    const pad = await begin();
    const stop = new AbortController();
    const work = add(pad, 'await new Promise((resolve) => setTimeout(resolve, 600_000))', {}, stop.signal);
    await expect.poll(() => caller.progress, { timeout: 20_000 }).not.toEqual([]);
    stop.abort(new Error('stopped'));
    await expect(work).rejects.toThrow('stopped');
    const status = async () => (await caller.call(readScratchpad, { scratchpad_id: pad })).text;
    await expect.poll(status, { timeout: 20_000 }).toContain('error');
  });

  it('of a language that nothing runs, of prose, or of code without a language, are refused in words', async () => {
    const pad = await begin();
    expect((await add(pad, 'x', { language: 'cobol' })).text).toMatch(/^Error: Nothing here runs "cobol"/);
    expect((await add(pad, 'x', { language: undefined })).text).toBe('Error: Code needs the language that it is in.');
    const prose = await add(pad, '# Sums', { type: 'markdown', language: undefined });
    const cell_id = cellIn(prose.text);
    const run = await caller.call(runCell(runs), { scratchpad_id: pad, cell_id });
    expect(run.text).toMatch(/^Error: Only a code cell can be run/);
    expect((await caller.call(runCell(runs), { scratchpad_id: pad, cell_id: 'cell_none' })).status).toBe('failed');
  });

  it('of another conversation are out of reach', async () => {
    const pad = await begin();
    const cell_id = cellIn((await add(pad, '1', { run: false })).text);
    const other = await callerIn(ground, project);
    for (const [tool, more] of [
      [addCell(runs), { type: 'markdown', content: 'x' }],
      [editCell(runs), { cell_id, content: 'x' }],
      [runCell(runs), { cell_id }],
      [readScratchpad, {}],
      [promoteScratchpad, {}],
    ] as const) {
      const { text } = await other.call(tool, { scratchpad_id: pad, ...more });
      expect(text).toBe(`Error: There is no scratchpad ${pad} in this conversation.`);
    }
    // Nor through a scratchpad of one's own.
    const own = /pad_\w+/.exec((await other.call(createScratchpad, { title: 'Mine' })).text)?.[0];
    const run = await other.call(runCell(runs), { scratchpad_id: own, cell_id });
    expect(run.text).toBe(`Error: There is no cell ${cell_id}.`);
    expect((await other.call(readScratchpad)).text).not.toContain(pad);
  });

  it('become a report, and the same report anew', async () => {
    const pad = await begin();
    await add(pad, '# Sales <of> May', { type: 'markdown', language: undefined });
    await add(pad, 'console.log("<b>" + 6 * 7)');
    const { text } = await caller.call(promoteScratchpad, { scratchpad_id: pad });
    expect(text).toMatch(/^Made the report art_\w+, which opens scratchpads\/pad_\w+\.html\.$/);
    const page = await readFile(join(ground.home.projects, project, 'scratchpads', `${pad}.html`), 'utf8');
    expect(page).toContain('Sales &lt;of&gt; May');
    expect(page).toContain('&lt;b&gt;42');
    expect((await caller.call(promoteScratchpad, { scratchpad_id: pad })).text).toBe(text);
    const rows = await ground.database.kysely.selectFrom('artifact').select(['type', 'title']).execute();
    expect(rows).toEqual([{ type: 'report', title: 'Sums' }]);
    expect((await caller.call(readScratchpad)).text).toContain('"saved":true');
    expect(caller.told).toHaveLength(2);
  });
});
