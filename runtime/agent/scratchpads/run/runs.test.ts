import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { CellEvent, CreateCell } from '@polywire/generated/local/types.ts';
import { bubblewrap, onProgram } from '../../../platform/testing/programs.ts';
import { deleteConversation } from '../../conversations/conversations.ts';
import type { FileRow } from '../../storage/schema.ts';
import { foldersOf } from './folders.ts';
import { eventsOf, Notebook, type NotebookOptions } from './testing/notebook.ts';

const open: Notebook[] = [];
afterEach(async () => {
  for (const notebook of open.splice(0)) await notebook.close();
});

async function notebook(options?: NotebookOptions): Promise<Notebook> {
  const opened = await Notebook.open(options);
  open.push(opened);
  return opened;
}

const code = (language: string, content: string): CreateCell => ({ type: 'code', language, content });

/** Resolves when `ask` answers yes. */
async function until(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('a run tells of its outputs as they come, and its cells have them', async () => {
  const book = await notebook();
  const pad = await book.pad([
    { type: 'markdown', content: 'Count' },
    code('shell', 'echo one; sleep 0.2; echo two'),
    code('sh', 'echo three >&2; exit_code() { return 3; }; exit_code'),
  ]);
  const [, first, second] = pad.cells;
  const events = await book.run(pad, first?.id ?? '');
  expect(events).toEqual([
    { type: 'cell.output', sequence_number: 1, mime: 'text/plain', data: 'one\n' },
    { type: 'cell.output', sequence_number: 2, mime: 'text/plain', data: 'two\n' },
    { type: 'cell.done', sequence_number: 3, status: 'success', error: null },
  ]);
  expect((await book.run(pad, second?.id ?? '')).at(-1)).toMatchObject({ status: 'error', error: 'exit status 3' });
  const cells = await book.cells(pad);
  expect(cells.map(({ type, status, outputs, error, index }) => [type, index, status ?? outputs, error])).toEqual([
    ['markdown', 0, [], null].with(2, undefined as never),
    ['code', 1, 'success', null],
    ['output', 2, [{ mime: 'text/plain', data: 'one\ntwo\n' }], null],
    ['code', 3, 'error', 'exit status 3'],
    ['output', 4, [{ mime: 'text/plain', data: 'three\n' }], null],
  ]);
});

it('a second run replaces the outputs of the first, in the same cell', async () => {
  const book = await notebook();
  const pad = await book.pad([
    code('sh', 'n=$((n + 1)); echo $n'),
    { type: 'output', content: '' },
    { type: 'output', content: '' },
  ]);
  const [cell] = pad.cells;
  await book.run(pad, cell?.id ?? '');
  await book.run(pad, cell?.id ?? '');
  const after = await book.cells(pad);
  expect(after.map(({ id }) => id)).toEqual(pad.cells.slice(0, 2).map(({ id }) => id));
  expect(after[1]?.outputs).toEqual([{ mime: 'text/plain', data: '2\n' }]);
});

it('what cannot be run is refused', async () => {
  const book = await notebook();
  const pad = await book.pad([{ type: 'markdown', content: 'x' }, code('cobol', 'x')]);
  const [prose, cobol] = pad.cells;
  for (const [cell, type] of [
    [prose, 'not_code'],
    [cobol, 'unknown_language'],
  ] as const) {
    const response = await book.start(pad, cell?.id ?? '');
    expect([response.status, await response.json()]).toMatchObject([422, { detail: [{ type }] }]);
  }
  expect((await book.start(pad, 'cell_none')).status).toBe(404);
  expect((await book.call('POST', `/scratchpads/${pad.id}/cells/${prose?.id}/interrupt`)).status).toBe(409);
  expect((await book.cells(pad)).length).toBe(2);
});

it('a run goes on when its reader goes away', async () => {
  const book = await notebook();
  const pad = await book.pad([code('sh', 'echo first; sleep 0.5; echo last')]);
  const [cell] = pad.cells;
  const gone = new AbortController();
  for await (const event of eventsOf(await book.start(pad, cell?.id ?? '', gone.signal))) {
    expect(event).toMatchObject({ data: 'first\n' });
    break;
  }
  gone.abort();
  await until(async () => (await book.cells(pad))[0]?.status === 'success');
  expect((await book.cells(pad))[1]?.outputs).toEqual([{ mime: 'text/plain', data: 'first\nlast\n' }]);
});

it('what a reader has seen is in the database', async () => {
  const book = await notebook();
  const pad = await book.pad([code('sh', 'for i in 1 2 3 4 5 6; do echo $i; sleep 0.06; done')]);
  const [cell] = pad.cells;
  let seen = '';
  for await (const event of eventsOf(await book.start(pad, cell?.id ?? ''))) {
    if (event.type !== 'cell.output') continue;
    seen += String(event.data);
    expect(String((await book.cells(pad))[1]?.outputs?.[0]?.data).startsWith(seen)).toBe(true);
  }
  expect(seen).toBe('1\n2\n3\n4\n5\n6\n');
});

it('runs of one scratchpad wait for each other; a cell that runs or waits is not run again, edited or deleted', async () => {
  const book = await notebook();
  const pad = await book.pad([code('sh', 'sleep 0.5; x=1'), code('sh', 'echo $x'), code('sh', 'echo never')]);
  const [first, second, third] = pad.cells.map(({ id }) => id);
  const one = await book.start(pad, first ?? '');
  const two = await book.start(pad, second ?? '');
  const three = await book.start(pad, third ?? '');
  await until(async () => (await book.cells(pad))[0]?.status === 'running');
  expect((await book.cells(pad)).filter(({ type }) => type === 'code').map(({ status }) => status)).toEqual([
    ...['running', 'pending', 'pending'],
  ]);
  const path = `/scratchpads/${pad.id}/cells`;
  for (const id of [first, second]) {
    expect((await book.start(pad, id ?? '')).status).toBe(409);
    expect((await book.call('PATCH', `${path}/${id}`, { content: 'x' })).status).toBe(409);
    expect((await book.call('DELETE', `${path}/${id}`)).status).toBe(409);
  }
  expect((await book.call('DELETE', `${path}/${(await book.cells(pad))[1]?.id}`)).status).toBe(409);
  expect(await (await book.call('POST', `${path}/${third}/interrupt`)).json()).toMatchObject({
    ...{ status: 'error', error: 'interrupted' },
  });
  const ends: CellEvent[] = [];
  for (const response of [one, two, three])
    for await (const event of eventsOf(response)) if (event.type === 'cell.done' || event.data !== '') ends.push(event);
  expect(ends).toMatchObject([{ status: 'success' }, { data: '1\n' }, { status: 'success' }, { error: 'interrupted' }]);
});

it('a loop without end is interrupted, and the state stays', async () => {
  const book = await notebook();
  const pad = await book.pad([code('python', 'x = 5\nprint("on", flush=True)\nwhile True: pass')]);
  const [cell] = pad.cells;
  const response = await book.start(pad, cell?.id ?? '');
  for await (const event of eventsOf(response)) {
    if (event.type === 'cell.done') expect(event).toMatchObject({ status: 'error', error: 'interrupted' });
    else if (event.data === 'on\n') void book.runs.interrupt(pad.id, cell?.id ?? '');
  }
  expect(await book.does(pad, 'python', 'x')).toMatchObject({ error: null, text: '5' });
});

it('what does not listen to an interrupt is ended with its kernel, and the next run begins a fresh one', async () => {
  const book = await notebook();
  const deaf =
    'import signal, time\nx = 5\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\nprint("on", flush=True)\nwhile True: time.sleep(1)';
  const pad = await book.pad([code('python', deaf)]);
  const [cell] = pad.cells;
  for await (const event of eventsOf(await book.start(pad, cell?.id ?? ''))) {
    if (event.type === 'cell.output' && event.data === 'on\n') void book.runs.interrupt(pad.id, cell?.id ?? '');
    if (event.type === 'cell.done') expect(event.error).toBe('interrupted');
  }
  expect((await book.does(pad, 'python', 'x')).error).toBe("NameError: name 'x' is not defined");
});

it('a run ends at the limit of its time', async () => {
  const book = await notebook({ limits: { cell_time: 300 } });
  const pad = await book.pad([]);
  expect((await book.does(pad, 'sh', 'sleep 60')).error).toBe('The cell ran longer than 0.3 seconds and was stopped.');
});

it.each([
  ['sh', 'yes'],
  ['python', 'while True: print("y" * 1000)'],
  ['js', 'while (true) console.log("y".repeat(1000))'],
])('a flood of output in %s is cut at the limit and says so', async (language, flood) => {
  const book = await notebook({ limits: { cell_output: 100_000 } });
  const pad = await book.pad([]);
  const { error, text } = await book.does(pad, language, flood);
  expect(error).toBe('The cell showed more than it may and was stopped.');
  expect(text.length).toBeLessThan(110_000);
  expect(text).toContain('The output is cut here: it is more than 100000 bytes.');
  const after = await book.does(pad, language, language === 'sh' ? 'echo 7' : '7');
  expect(after.text.trim()).toBe('7');
});

it('a kernel that takes too much memory is ended, with all of its processes', async () => {
  const book = await notebook({ limits: { kernel_memory: 150_000_000 } });
  const pad = await book.pad([]);
  // Each for itself is below the limit of a process.
  const hog = 'h() { local x=$(head -c 60000000 /dev/zero | tr "\\\\0" x); sleep 60; }\nh & h & h & h & wait';
  const { error } = await book.does(pad, 'sh', hog);
  expect(error).toBe('The kernel took more than 150000000 bytes of memory and was ended; its state is gone.');
  expect((await book.does(pad, 'sh', 'echo $((1 + 1))')).text).toBe(`This is a fresh kernel. ${error}\n2\n`);
});

it('a process that wants more memory than there may be does not get it', async () => {
  const book = await notebook({ limits: { kernel_memory: 600_000_000 } });
  const pad = await book.pad([]);
  expect((await book.does(pad, 'python', 'x = bytearray(10**9)')).error).toBe('MemoryError');
});

it('a fork bomb is ended with all that it made', async () => {
  const book = await notebook();
  const pad = await book.pad([]);
  const { error } = await book.does(pad, 'sh', 'f() { sleep 0.05; f & f & wait; }; f');
  expect(error).toBe('The kernel ran more than 256 processes and was ended; its state is gone.');
  expect((await book.does(pad, 'sh', 'echo fine')).text).toBe(`This is a fresh kernel. ${error}\nfine\n`);
}, 60_000);

it('of too many kernels the one that was idle for the longest time goes; where all work it is a 429', async () => {
  const book = await notebook({ limits: { kernels: 2 } });
  const pads = [await book.pad([]), await book.pad([]), await book.pad([code('sh', 'echo x')])] as const;
  const [one, two, three] = pads;
  await book.does(one, 'sh', 'x=1');
  await book.does(two, 'sh', 'x=2');
  await book.does(three, 'sh', 'x=3');
  expect((await book.does(two, 'sh', 'echo $x')).text).toBe('2\n');
  expect((await book.does(one, 'sh', 'echo "x$x"')).text).toBe(
    'This is a fresh kernel. The kernel made room for another one.\nx\n',
  );
  const busy = [one, two].map((pad) => book.does(pad, 'sh', 'sleep 1'));
  await until(async () => (await book.cells(one)).at(-2)?.status === 'running');
  await until(async () => (await book.cells(two)).at(-2)?.status === 'running');
  const refused = await book.start(three, three.cells[0]?.id ?? '');
  expect([refused.status, await refused.json()]).toMatchObject([429, { error: { code: 'busy' } }]);
  await Promise.all(busy);
});

it('a kernel with nothing to do ends after a while', async () => {
  const book = await notebook({ limits: { kernel_idle: 50 } });
  const pad = await book.pad([]);
  await book.does(pad, 'sh', 'x=1');
  const fresh = 'This is a fresh kernel. The kernel had nothing to do and was ended.\nx\n';
  await until(async () => (await book.does(pad, 'sh', 'echo "x$x"; x=1')).text === fresh);
});

it('20 scratchpads run at once, each with its own', async () => {
  const book = await notebook({ limits: { kernels: 20 } });
  const all = await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      const pad = await book.pad([]);
      const language = (['sh', 'js', 'python'] as const)[place % 3] ?? 'sh';
      const words = { sh: [`x=${place}`, 'echo $x'], js: [`let x = ${place}`, 'x'], python: [`x = ${place}`, 'x'] }[
        language
      ];
      await book.does(pad, language, words[0] ?? '');
      return (await book.does(pad, language, words[1] ?? '')).text.trim();
    }),
  );
  expect(all).toEqual(all.map((_, place) => String(place)));
}, 60_000);

it('who deletes a scratchpad or a conversation ends its kernels, and their folders go', async () => {
  const book = await notebook();
  const pads = [await book.pad([]), await book.pad([])];
  const running = pads.map(async (pad) => book.does(pad, 'sh', 'echo on; sleep 60').catch(() => null));
  for (const pad of pads) await until(async () => (await book.cells(pad))[0]?.status === 'running');
  const [one, two] = pads;
  if (one === undefined || two === undefined) throw new Error('no scratchpads');
  expect((await book.call('DELETE', `/scratchpads/${one.id}`)).status).toBe(200);
  await deleteConversation(book.ground, two.conversation_id, (id) => book.runs.stopConversation(id));
  await Promise.all(running);
  expect(await readdir(join(book.ground.home.path, 'scratchpads'))).toEqual([]);
});

it('a server that closes ends its runs as interrupted', async () => {
  const book = await Notebook.open();
  const pad = await book.pad([code('sh', 'echo on; sleep 60'), code('sh', 'echo two')]);
  const [first, second] = pad.cells.map(({ id }) => id);
  const responses = [await book.start(pad, first ?? ''), await book.start(pad, second ?? '')];
  const reading = responses.map(async (response) => {
    let last: CellEvent | undefined;
    for await (const event of eventsOf(response)) last = event;
    return last;
  });
  await until(async () => (await book.cells(pad))[0]?.status === 'running');
  await book.runs.close();
  expect(await Promise.all(reading)).toMatchObject([{ error: 'interrupted' }, { error: 'interrupted' }]);
  expect((await book.start(pad, first ?? '')).status).toBe(429);
  await book.close();
});

it('says plainly that nothing keeps a kernel apart where nothing does', async () => {
  const { bare } = await import('../../kernels/cage/bare.ts');
  const { shellIn } = await import('../../kernels/shell/start.ts');
  const lack = 'bubblewrap is not installed';
  const find = () => Promise.resolve({ lack, of: { python: null, javascript: null, shell: shellIn(bare(lack)) } });
  const book = await notebook({ find });
  const pad = await book.pad([code('python', '1')]);
  expect((await book.does(pad, 'sh', 'echo x')).text).toBe(
    'Nothing keeps this kernel from the rest of the machine: bubblewrap is not installed.\nx\n',
  );
  expect((await book.does(pad, 'sh', 'echo x; ls')).text).toBe('x\nfiles\n');
  const refused = await book.start(pad, pad.cells[0]?.id ?? '');
  expect(await refused.json()).toMatchObject({
    detail: [{ msg: 'Nothing here runs "python". These languages run: shell.' }],
  });
});

await onProgram('in a cage', bubblewrap, () => {
  it('cells read uploaded files under their names, also those that came later, and cannot change them', async () => {
    const book = await notebook();
    const pad = await book.pad([]);
    const upload = async (name: string, stored: string): Promise<void> => {
      await writeFile(join(book.ground.home.uploads, stored), `in ${stored}\n`);
      const row: FileRow = {
        id: `file_${stored}`,
        name,
        mime_type: 'text/csv',
        size: 1n,
        project_id: null,
        conversation_id: pad.conversation_id,
        sha256: '',
        storage_name: stored,
        extraction_status: 'done',
        extraction_error: null,
        metadata: '{}',
        created_at: '2026-01-01T00:00:00.000Z',
      };
      await book.ground.database.kysely.insertInto('file').values(row).execute();
    };
    await upload('sales.csv', 'a');
    await upload('sales.csv', 'b');
    expect((await book.does(pad, 'sh', 'cat files/*')).text).toBe('in b\nin a\n');
    await upload('more/../x.csv', 'c');
    expect((await book.does(pad, 'sh', 'ls files; echo broken > files/sales.csv')).text).toMatch(
      /more_.._x.csv[^]*Read-only/,
    );
    expect(await readFile(join(book.ground.home.uploads, 'a'), 'utf8')).toBe('in a\n');
    await book.does(pad, 'python', 'open("result.txt", "w").write("kept") and None');
    expect(await readFile(join(foldersOf(book.ground, pad.id).work, 'result.txt'), 'utf8')).toBe('kept');
  });
});
