import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ScriptedGateway } from './testing/scripted-gateway.ts';
import { eventsOf, told, Workspace } from './testing/workspace.ts';

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

it('a message is answered with the events of its turn, each with the next number, as its frame says too', async () => {
  gateway.script = () => [{ say: 'Hello ' }, { say: 'you.' }];
  const conversation = await workspace.conversation();
  const response = await workspace.send(conversation, 'Hi');
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const frames = (await response.text()).split('\n\n').filter((frame) => frame !== '');
  const events = frames.map((frame, index) => {
    const [event, id, data] = frame.split('\n');
    const parsed = JSON.parse(data?.slice(6) ?? '') as { type: string; sequence_number: number };
    expect([event, id]).toEqual([`event: ${parsed.type}`, `id: ${index + 1}`]);
    expect(parsed.sequence_number).toBe(index + 1);
    return parsed;
  });
  expect(told(events as never)).toEqual(['created', 'output_text.delta Hello you.', 'output_text.done', 'completed']);
  expect(events.at(-1)).toMatchObject({
    response: {
      conversation_id: conversation,
      input: 'Hi',
      status: 'completed',
      model: 'a-mid',
      output: [{ type: 'text', text: 'Hello you.' }],
      usage: { input_tokens: 10, output_tokens: 5 },
      error: null,
    },
  });
});

it('without a stream the answer is the whole turn', async () => {
  const conversation = await workspace.conversation();
  const response = await workspace.send(conversation, 'Hi', { stream: false });
  expect(response.status).toBe(200);
  const body = (await response.json()) as { id: string };
  expect(body).toMatchObject({ object: 'response', status: 'completed', output: [{ type: 'text', text: 'Yes.' }] });
  expect(await (await fetch(`${workspace.url}/${body.id}`)).json()).toEqual(body);
});

it('the message, the turn and the title are in the database before the model is called', async () => {
  const conversation = await workspace.conversation();
  let seen: unknown;
  let look = (): void => undefined;
  const looked = new Promise<void>((resolve) => (look = resolve));
  gateway.script = () => {
    void (async () => {
      const rows = await workspace.database.kysely
        .selectFrom('conversation')
        .innerJoin('response', 'response.conversation_id', 'conversation.id')
        .select(['title', 'response.status', 'input'])
        .execute();
      seen = [rows, await workspace.items(conversation)];
      look();
    })();
    return [{ wait: looked }, { say: 'Yes.' }];
  };
  await workspace.turn(conversation, 'Plan the garden. It is small.');
  const row = { title: 'Plan the garden', status: 'in_progress', input: 'Plan the garden. It is small.' };
  expect(seen).toEqual([[row], ['user: Plan the garden. It is small.']]);
});

it('the model gets the whole conversation, word for word as it was made, and nothing is kept at the gateway', async () => {
  gateway.script = (_, count) => (count === 1 ? [{ think: 'Hm.' }, { say: 'One.' }] : [{ say: 'Two.' }]);
  const conversation = await workspace.conversation();
  await workspace.turn(conversation, 'first');
  await workspace.turn(conversation, 'second', { model: 'r-mid' });
  const [, second] = gateway.asked;
  expect(second).toMatchObject({ model: 'r-mid', store: false, include: ['reasoning.encrypted_content'] });
  expect(second?.input).toEqual([
    { type: 'message', role: 'user', content: 'first' },
    { id: 'rs_1', type: 'reasoning', summary: [{ type: 'summary_text', text: 'Hm.' }], encrypted_content: 'sealed 1' },
    expect.objectContaining({ id: 'msg_1_1', type: 'message', role: 'assistant' }),
    { type: 'message', role: 'user', content: 'second' },
  ]);
  expect(gateway.headers[0]).not.toHaveProperty('authorization');
});

it('a caller that goes away stops nothing', async () => {
  const conversation = await workspace.conversation();
  for (const more of [{}, { stream: false }]) {
    let goOn = (): void => undefined;
    const gone = new Promise<void>((resolve) => (goOn = resolve));
    gateway.script = () => [{ say: 'begin ' }, { wait: gone }, { say: 'end' }];
    const caller = new AbortController();
    const sent = workspace.send(conversation, 'Hi', more, caller.signal).then((response) => response.text());
    while (workspace.turns.inFlight(conversation)[0]?.latest_seq !== 2) await new Promise(setImmediate);
    caller.abort();
    await expect(sent).rejects.toThrow();
    const tail = workspace.tail(conversation);
    goOn();
    const events = await eventsOf(await tail);
    expect(events.at(-1)).toMatchObject({ type: 'response.completed', response: { output: [{ text: 'begin end' }] } });
  }
});

it('a second turn of a busy conversation is a conflict, also when both come at once; another conversation is free', async () => {
  let goOn = (): void => undefined;
  gateway.script = () => [{ wait: new Promise<void>((resolve) => (goOn = resolve)) }];
  const conversation = await workspace.conversation();
  const both = await Promise.all([workspace.send(conversation, 'a'), workspace.send(conversation, 'b')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = await workspace.send(conversation, 'c');
  expect([late.status, await late.json()]).toMatchObject([409, { error: { code: 'conflict' } }]);
  expect(await workspace.items(conversation)).toHaveLength(1);
  while (gateway.asked.length === 0) await new Promise(setImmediate);
  goOn();
  await Promise.all(both.map((response) => response.text()));
  gateway.script = () => [];
  expect((await workspace.send(conversation, 'd', { stream: false })).status).toBe(200);
});

it('a conversation that is not there is a 404, one that is archived a 409, an unknown skill a 422', async () => {
  const archived = await workspace.conversation({ status: 'archived' });
  const answers = [
    await workspace.send('conv_none', 'Hi'),
    await workspace.send(archived, 'Hi'),
    await workspace.send(await workspace.conversation(), 'Hi', { skill_ids: ['skill_none'] }),
    await workspace.send(await workspace.conversation(), 'H\0i'),
    await workspace.send(await workspace.conversation(), ' '),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 409, 422, 422, 422]);
  expect(await answers[2]?.json()).toMatchObject({ detail: [{ loc: ['body', 'skill_ids', 0], type: 'unknown_id' }] });
  expect(gateway.asked).toEqual([]);
});

it('a conversation that is deleted under its turn ends it', async () => {
  gateway.script = () => [{ say: 'a' }, { wait: new Promise(() => undefined) }];
  const conversation = await workspace.conversation();
  const sent = workspace.send(conversation, 'Hi').then((response) => eventsOf(response));
  while (workspace.turns.inFlight()[0]?.latest_seq !== 2) await new Promise(setImmediate);
  await workspace.turns.stopTurn(conversation);
  await workspace.database.kysely.deleteFrom('conversation').where('id', '=', conversation).execute();
  expect(told(await sent).at(-1)).toBe('cancelled');
  expect(workspace.turns.inFlight()).toEqual([]);
});

it('no more turns at once than the limit', async () => {
  const small = await Workspace.open({ gatewayUrl: gateway.url, limits: { turns_at_once: 2 } });
  try {
    gateway.script = () => [{ wait: new Promise(() => undefined) }];
    const sent = await Promise.all(
      [1, 2, 3].map(async () => small.send(await small.conversation(), 'Hi').then(({ status }) => status)),
    );
    expect(sent.toSorted()).toEqual([200, 200, 429]);
  } finally {
    await small.close();
  }
});

it('a turn whose end cannot be written ends when its conversation goes on', async () => {
  const { kysely } = workspace.database;
  const conversation = await workspace.conversation();
  await sql`create trigger full before insert on response_event when new.seq > 1
    begin select raise(abort, 'the disk is full'); end`.execute(kysely);
  const sent = await workspace.send(conversation, 'Hi');
  await expect(eventsOf(sent)).rejects.toThrow();
  while (workspace.turns.inFlight().length > 0) await new Promise(setImmediate);
  expect((await workspace.send(conversation, 'Hi')).status).not.toBe(200);
  await sql`drop trigger full`.execute(kysely);
  expect(told(await workspace.turn(conversation, 'Once more')).at(-1)).toBe('completed');
  const rows = await kysely.selectFrom('response').select(['status', 'input']).orderBy('id').execute();
  expect(rows).toEqual([
    { status: 'failed', input: 'Hi' },
    { status: 'completed', input: 'Once more' },
  ]);
});

it('the bus is told of a turn and its conversation when it begins and when it has ended', async () => {
  const heard: string[] = [];
  workspace.ground.bus.subscribe((event) => {
    if (event.type === 'changed') heard.push(`${event.resource} ${event.action}`);
  });
  await workspace.turn(await workspace.conversation(), 'Hi');
  expect(heard).toEqual(['response created', 'conversation updated', 'response updated', 'conversation updated']);
});
