import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start, type Started } from './testing/started.ts';
import { eventsOf, told, Workspace } from './testing/workspace.ts';

const polywire = fileURLToPath(new URL('../../bin/polywire.js', import.meta.url));

let gateway: Started;
let address: { readonly gatewayUrl: string; readonly gatewayKey: string };
let workspace: Workspace;
beforeAll(async () => {
  gateway = await start(polywire, 'up', '--json', '--port', '0', '--mocks-port', '0', '--agent-port', '0');
  const { url, key } = JSON.parse(gateway.line) as { url: string; key: string };
  address = { gatewayUrl: url, gatewayKey: key };
  workspace = await Workspace.open(address);
}, 60_000);
afterAll(async () => {
  await workspace.close();
  await gateway.end('SIGINT');
});

it('a turn through a real gateway: a tool is called, and its result is read', async () => {
  const conversation = await workspace.conversation();
  const events = await workspace.turn(conversation, 'Please call remember with content=clay scope=global');
  expect(events.at(-1)).toMatchObject({
    type: 'response.completed',
    response: { output: [{ type: 'tool_call', name: 'remember', status: 'completed' }, { type: 'text' }] },
  });
  const next = await workspace.turn(conversation, 'Thanks');
  expect(next.at(-1)).toMatchObject({ response: { output: [{ type: 'text', text: 'You said: Thanks' }] } });
});

it.each(['r-mid', 'g-a', 'a-top', 'f-k', 'm-s', 'x-a'])(
  'reasoning and calls of %s are taken back by the provider that made them',
  async (model) => {
    const conversation = await workspace.conversation();
    const first = await workspace.turn(conversation, 'Please call remember with content=clay scope=global', { model });
    expect(first.at(-1)?.type).toBe('response.completed');
    expect((await workspace.turn(conversation, 'Thanks', { model })).at(-1)?.type).toBe('response.completed');
    expect((await workspace.turn(conversation, 'And now', { model: 'a-mid' })).at(-1)?.type).toBe('response.completed');
  },
);

it.each(['a-mid', 'r-mid', 'g-a'])('a summary is something that %s takes', async (model) => {
  const small = await Workspace.open({ ...address, limits: { compaction_at: 500 } });
  try {
    const conversation = await small.conversation();
    await small.turn(conversation, 'say 700 words', { model });
    const events = await small.turn(conversation, 'Thanks', { model });
    expect(told(events)).toContain('history.compacted');
    expect(events.at(-1)).toMatchObject({ response: { output: [{ text: 'You said: Thanks' }], status: 'completed' } });
  } finally {
    await small.close();
  }
});

it('a refusal of a real gateway is told in its words', async () => {
  const response = await workspace.send(await workspace.conversation(), 'Hi', { model: 'no-such', stream: false });
  expect([response.status, await response.json()]).toMatchObject([
    502,
    { error: { code: 'gateway_error', gateway: { error: { code: 'model_not_found' } } } },
  ]);
});

it('50 conversations stream at once, each to three readers: every reader gets 1..n, which is the log', async () => {
  const conversations = await Promise.all(Array.from({ length: 50 }, () => workspace.conversation()));
  await Promise.all(
    conversations.map(async (conversation, index) => {
      const input =
        index % 5 === 0 ? 'Please call remember with content=clay scope=global' : `say ${200 + index} words`;
      const sent = await workspace.send(conversation, input);
      const tails = await Promise.all([
        workspace.tail(conversation),
        workspace.tail(conversation, '&from_seq=2'),
        workspace.tail(conversation, '', { 'last-event-id': '2' }),
      ]);
      const [whole = [], ...others] = await Promise.all([sent, ...tails].map(eventsOf));
      expect(whole.map(({ sequence_number }) => sequence_number)).toEqual(whole.map((_, place) => place + 1));
      expect(whole).toEqual(await workspace.log(whole[0]?.response_id ?? ''));
      expect(others).toEqual([whole, whole.slice(1), whole.slice(2)]);
      expect(whole.at(-1)?.type).toBe('response.completed');
      const text = whole.map((event) => (event.type === 'response.output_text.delta' ? event.delta : '')).join('');
      if (index % 5 !== 0) expect(text.split(' ')).toHaveLength(200 + index);
    }),
  );
}, 120_000);
