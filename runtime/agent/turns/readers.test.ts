import { afterEach, beforeEach, expect, it } from 'vitest';
import { ScriptedGateway } from './testing/scripted-gateway.ts';
import { each, eventsOf, told, Workspace } from './testing/workspace.ts';

let gateway: ScriptedGateway;
let workspace: Workspace;
beforeEach(async () => {
  gateway = await ScriptedGateway.start();
  workspace = await Workspace.open({ gatewayUrl: gateway.url });
});
afterEach(async () => {
  await workspace.close();
  await gateway.close();
});

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return {
    opened: promise,
    open: () => {
      resolve(undefined);
    },
  };
}

const latest = async (conversation: string, seq: number): Promise<void> => {
  while (workspace.turns.inFlight(conversation)[0]?.latest_seq !== seq) await new Promise(setImmediate);
};

it('several readers of a turn, wherever they begin, get what its log says', async () => {
  const [first, second] = [gate(), gate()];
  gateway.script = () => [{ say: 'a' }, { wait: first.opened }, { think: 'b' }, { wait: second.opened }, { say: 'c' }];
  const conversation = await workspace.conversation();
  const sent = await workspace.send(conversation, 'Hi');
  await latest(conversation, 2);
  const early = await Promise.all([workspace.tail(conversation), workspace.tail(conversation, '&from_seq=2')]);
  first.open();
  await latest(conversation, 4);
  const late = await workspace.tail(conversation, '', { 'last-event-id': '3' });
  second.open();
  const read = await Promise.all([sent, ...early, late].map(eventsOf));
  const log = await workspace.log(read[0]?.[0]?.response_id ?? '');
  expect(told(log)).toEqual([
    'created',
    'output_text.delta a',
    'output_text.done',
    'reasoning_summary_text.delta b',
    'output_text.delta c',
    'output_text.done',
    'completed',
  ]);
  expect(read).toEqual([log, log, log.slice(1), log.slice(3)]);
});

it('a turn that has ended is read again from any place, and its tail ends', async () => {
  const conversation = await workspace.conversation();
  const events = await workspace.turn(conversation, 'Hi');
  expect(await eventsOf(await workspace.tail(conversation))).toEqual(events);
  expect(await eventsOf(await workspace.tail(conversation, '&from_seq=3'))).toEqual(events.slice(2));
  expect(await eventsOf(await workspace.tail(conversation, '&from_seq=2', { 'last-event-id': '3' }))).toEqual(
    events.slice(3),
  );
  expect(await eventsOf(await workspace.tail(conversation, '&from_seq=99'))).toEqual([]);
});

it('what names no event is a 422, a conversation that is not there or has had no turn a 404', async () => {
  const conversation = await workspace.conversation();
  const wrong = [
    await workspace.tail(conversation, '&from_seq=0'),
    await workspace.tail(conversation, '', { 'last-event-id': 'abc' }),
    await workspace.tail('conv_none'),
    await workspace.tail(conversation),
  ];
  expect(wrong.map(({ status }) => status)).toEqual([422, 422, 404, 404]);
});

it('a turn under way is told of, and after it where its events are', async () => {
  const { opened, open } = gate();
  gateway.script = () => [{ say: 'a' }, { wait: opened }];
  const [conversation, other] = [await workspace.conversation(), await workspace.conversation()];
  const get = async (path: string): Promise<unknown> => (await fetch(`${workspace.url}/${path}`)).json();
  const none = { response_id: null, status: null, has_buffer: false, latest_seq: 0, started_at: null };
  expect(await get(`in-flight?conversation_id=${conversation}`)).toEqual({
    in_flight: false,
    conversation_id: conversation,
    ...none,
  });
  const sent = await workspace.send(conversation, 'Hi');
  await latest(conversation, 2);
  const entry = {
    conversation_id: conversation,
    response_id: expect.stringMatching(/^resp_/) as string,
    status: 'in_progress',
    latest_seq: 2,
    started_at: expect.stringMatching(/Z$/) as string,
  };
  expect(await get('in-flight-list')).toEqual({ in_flight: [entry] });
  expect(await get(`in-flight-list?conversation_id=${other}`)).toEqual({ in_flight: [] });
  expect(await get(`in-flight?conversation_id=${conversation}`)).toEqual({
    in_flight: true,
    has_buffer: true,
    ...entry,
  });
  expect(await get(workspace.turns.inFlight()[0]?.response_id ?? '')).toMatchObject({
    status: 'in_progress',
    output: [{ type: 'text', text: 'a' }],
  });
  open();
  const events = await eventsOf(sent);
  expect(await get(`in-flight?conversation_id=${conversation}`)).toEqual({
    ...entry,
    in_flight: false,
    has_buffer: true,
    status: 'completed',
    latest_seq: events.length,
  });
  expect(await get('in-flight-list')).toEqual({ in_flight: [] });
  expect((await fetch(`${workspace.url}/in-flight?conversation_id=conv_none`)).status).toBe(404);
});

it('cancel stops the model and keeps what came so far; a second one finds nothing to stop', async () => {
  gateway.script = () => [{ say: 'so far' }, { wait: new Promise(() => undefined) }];
  const conversation = await workspace.conversation();
  const sent = await workspace.send(conversation, 'Hi');
  await latest(conversation, 2);
  const response = await workspace.post('/cancel', { conversation_id: conversation });
  const cancelled = { status: 'cancelled', output: [{ type: 'text', text: 'so far' }], error: null };
  expect([response.status, await response.json()]).toMatchObject([200, cancelled]);
  expect(told(await eventsOf(sent))).toEqual(['created', 'output_text.delta so far', 'cancelled']);
  expect((await workspace.post('/cancel', { conversation_id: conversation })).status).toBe(404);
  expect((await workspace.post('/cancel', { conversation_id: 'conv_none' })).status).toBe(404);
  while (gateway.abandoned !== 1) await new Promise(setImmediate);
  expect(await workspace.items(conversation)).toEqual(['user: Hi', 'assistant: so far']);
  gateway.script = () => [{ say: 'on' }];
  expect(told(await workspace.turn(conversation, 'Go on')).at(-1)).toBe('completed');
});

it('who cancels while a turn is being cancelled gets the same answer', async () => {
  gateway.script = () => [{ say: 'so far' }, { wait: new Promise(() => undefined) }];
  const conversation = await workspace.conversation();
  const sent = await workspace.send(conversation, 'Hi');
  const both = await Promise.all([workspace.turns.cancel(conversation), workspace.turns.cancel(conversation)]);
  expect(both[0]).toMatchObject({ status: 'cancelled' });
  expect(both[1]).toEqual(both[0]);
  await sent.text();
});

it('events come when they are there, not when the turn has ended', async () => {
  const { opened, open } = gate();
  gateway.script = () => [{ say: 'a' }, { wait: opened }, { say: 'b' }];
  const conversation = await workspace.conversation();
  const seen: string[] = [];
  for await (const event of each(await workspace.send(conversation, 'Hi'))) {
    seen.push(...told([event]));
    if (seen.length === 2) open();
  }
  expect(seen).toEqual(['created', 'output_text.delta a', 'output_text.delta b', 'output_text.done', 'completed']);
});

it('a server that stops ends its turns as interrupted, and takes none any more', async () => {
  gateway.script = () => [{ say: 'so far' }, { wait: new Promise(() => undefined) }];
  const conversation = await workspace.conversation();
  const sent = await workspace.send(conversation, 'Hi');
  await latest(conversation, 2);
  await workspace.turns.close();
  const failed = { status: 'failed', error: { code: 'interrupted' }, output: [{ type: 'text', text: 'so far' }] };
  expect((await eventsOf(sent)).at(-1)).toMatchObject({ type: 'response.failed', response: failed });
  expect((await workspace.send(conversation, 'Hi')).status).toBe(429);
});
