import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PolywireAgent } from '@polywire/generated/sdk/agent.ts';
import { ScriptedGateway, type Asked, type Step } from '@polywire/runtime/agent/turns/testing/scripted-gateway.ts';
import { start, type Started } from '@polywire/runtime/agent/turns/testing/started.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// Issue 7, "scripted-model scenarios": what becomes of a turn whose tools are at work, with the tools and kernels that there are.

const polywire = fileURLToPath(import.meta.resolve('@polywire/runtime/bin/polywire.js'));

let gateway: ScriptedGateway;
let folder: string;
let server: Started;
let api: PolywireAgent;
beforeEach(async () => {
  gateway = await ScriptedGateway.start();
  folder = await mkdtemp(join(tmpdir(), 'polywire-agent-tools-'));
  await writeFile(join(folder, 'agent.yaml'), JSON.stringify({ gateway: { base_url: gateway.url } }));
  await startServer();
});
afterEach(async () => {
  await server.end('SIGINT');
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** In the same home folder each time. */
async function startServer(): Promise<void> {
  const options = ['--config', join(folder, 'agent.yaml'), '--home', join(folder, 'home'), '--port', '0'];
  server = await start(polywire, 'agent', ...options);
  api = new PolywireAgent({ baseUrl: (JSON.parse(server.line) as { url: string }).url, maxRetries: 0 });
}

/** A conversation with a scratchpad for each title. */
async function begin(...titles: readonly string[]): Promise<{ readonly id: string; readonly pads: readonly string[] }> {
  const { id } = await api.conversations.create({});
  const pads: string[] = [];
  for (const title of titles) pads.push((await api.scratchpads.create({ conversation_id: id, title })).id);
  return { id, pads };
}

const addCell = (scratchpad_id: string | undefined, content: string): Step => ({
  call: 'add_cell',
  with: JSON.stringify({ scratchpad_id, type: 'code', language: 'python', content }),
});

/** Goes on for longer than any test. */
const endless = "import time\nprint('at work', flush=True)\ntime.sleep(600)";

/** What the model calls first; then it has nothing more to do than to say so. */
const onceThen = (...first: readonly Step[]) => {
  gateway.script = (_, count) => (count === 1 ? first : [{ say: 'Done.' }]);
};

const said = async (conversation_id: string, input: string) =>
  api.responses.create({ conversation_id, input, stream: false });

/** Every call in what the model got to read has its result, in the same order. */
function expectWhole({ input }: Asked): void {
  const ids = (type: string) => input.filter((item) => item['type'] === type).map(({ call_id }) => call_id);
  expect(ids('function_call_output')).toEqual(ids('function_call'));
}

/** Streams a turn until its cell is at work. */
async function untilAtWork(conversation_id: string): Promise<void> {
  for await (const event of await api.responses.create({ conversation_id, input: 'Work.' })) {
    if (event.type === 'response.tool_call.progress' && event.message === 'at work') return;
  }
  throw new Error('the turn has ended');
}

describe('Tools of one step', { timeout: 60_000 }, () => {
  it('work at once, and one that fails is a result among the others', async () => {
    const { id, pads } = await begin('One', 'Two');
    onceThen(
      addCell(pads[0], 'print(40 + 2)'),
      { call: 'read_file', with: '{"file_id":"file_none"}' },
      { call: 'no_such_tool' },
      addCell(pads[1], 'x = 1'),
      addCell(pads[1], 'print(x + 1)'),
      { call: 'remember', with: '{"fact":"of another schema"}' },
      { call: 'remember', with: 'no JSON' },
    );
    const { status, output } = await said(id, 'Work.');
    expect(status).toBe('completed');
    const calls = output.flatMap((item) => (item.type === 'tool_call' ? [[item.status, item.output ?? '']] : []));
    expect(calls).toEqual([
      ['completed', expect.stringMatching(/ ran\.\n\n42$/)],
      ['failed', 'Error: There is no file file_none here.'],
      ['failed', 'Error: There is no tool no_such_tool.'],
      ['completed', expect.stringMatching(/ ran\.$/)],
      ['completed', expect.stringMatching(/ ran\.\n\n2$/)],
      ['failed', expect.stringMatching(/^Error: The arguments do not fit: /)],
      ['failed', expect.stringMatching(/^Error: The arguments are no JSON: /)],
    ]);
    expectWhole(gateway.asked[1] as Asked);
  });
});

describe('A turn that ends while its tool is at work', { timeout: 60_000 }, () => {
  it('because it is cancelled, takes the tool with it, and the conversation goes on', async () => {
    const { id, pads } = await begin('Endless');
    onceThen(addCell(pads[0], endless));
    await untilAtWork(id);
    expect((await api.responses.cancel({ conversation_id: id })).status).toBe('cancelled');
    const cells = async () => (await api.scratchpads.retrieve(String(pads[0]))).cells;
    await expect.poll(async () => (await cells())[0]?.status, { timeout: 20_000 }).toBe('error');
    expect((await cells())[1]?.outputs?.[0]).toEqual({ mime: 'text/plain', data: 'at work\n' });
    expect((await said(id, 'Go on.')).status).toBe('completed');
    expectWhole(gateway.asked.at(-1) as Asked);
  });

  it('because the server is killed, is sealed when it comes back, and the conversation goes on', async () => {
    const { id, pads } = await begin('Endless');
    onceThen({ say: 'I begin.' }, addCell(pads[0], endless), { call: 'remember', with: '{"content":"It was begun."}' });
    await untilAtWork(id);
    await expect.poll(async () => (await api.memories.list()).total).toBe(1);
    await server.end('SIGKILL');
    await startServer();

    const last = await api.responses.inFlight({ conversation_id: id });
    expect(last).toMatchObject({ in_flight: false, status: 'failed' });
    const response = await api.responses.retrieve(String(last.response_id));
    expect(response).toMatchObject({ status: 'failed', error: { code: 'interrupted' } });
    const kinds = response.output.map((item) => (item.type === 'text' ? item.text : `${item.name}: ${item.status}`));
    expect(kinds).toEqual(['I begin.', 'add_cell: failed', expect.stringMatching(/^remember: /)]);
    const { cells } = await api.scratchpads.retrieve(String(pads[0]));
    expect(cells[0]).toMatchObject({ status: 'error', error: 'interrupted' });

    expect((await said(id, 'Go on.')).status).toBe('completed');
    expectWhole(gateway.asked.at(-1) as Asked);
  });
});
