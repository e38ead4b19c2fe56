import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Script } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Stored responses, with the official SDK (seed 000, "Conversation state"; GAPS "stored responses"). */
let running: Running;
let client: OpenAI;
beforeAll(async () => {
  running = await start();
  client = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: running.key, maxRetries: 0 });
});
afterAll(() => running.stop());

type Event = OpenAI.Responses.ResponseStreamEvent;

let marks = 0;

/** A stream that a provider of this model has begun and, unless told otherwise, does not end. */
async function begun(model: string, manner: NonNullable<Script['stream']> = { hangAfter: 5 }) {
  const marker = `stored-${(marks += 1)}-here`;
  await running.mocks.script({ match: { marker }, stream: manner });
  const stream = await client.responses.create({ model, input: `Hello ${marker}`, stream: true });
  const events = stream[Symbol.asyncIterator]();
  const first = (await events.next()).value as Event;
  if (first.type !== 'response.created') throw new Error(`the stream begins with ${first.type}`);
  const rest = async (): Promise<readonly Event[]> => {
    const told: Event[] = [first];
    for (let next = await events.next(); next.done !== true; next = await events.next()) told.push(next.value);
    return told;
  };
  const aborted = async (): Promise<unknown> => (await running.mocks.received(marker))[0]?.aborted;
  return { id: first.response.id, stream, rest, aborted };
}

async function all(stream: AsyncIterable<Event>): Promise<readonly Event[]> {
  const events: Event[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

/** Status and code of what the call is refused with. */
async function refusal(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  return error instanceof OpenAI.APIError ? [error.status, error.code] : error;
}

/** One model for each wire. */
const models = ['r-mid', 'a-mid', 'g-a', 'f-d'];

describe('a response', () => {
  it('is stored unless store is false', async () => {
    for (const store of [undefined, null, true]) {
      const made = await client.responses.create({
        model: 'a-mid',
        input: 'Hi',
        ...(store !== undefined && { store }),
      });
      expect(made).toMatchObject({ store: true });
      expect(await client.responses.retrieve(made.id)).toMatchObject({ id: made.id, output: made.output });
    }
    const made = await client.responses.create({ model: 'a-mid', input: 'Hi', store: false });
    expect(made).toMatchObject({ store: false });
    expect(await refusal(client.responses.retrieve(made.id))).toEqual([404, 'not_found']);
  });

  it.each(models)('of %s is readable the moment its final event was sent', async (model) => {
    const stream = await client.responses.create({ model, input: 'Hello', stream: true });
    for await (const event of stream) {
      if (event.type !== 'response.completed') continue;
      expect(await client.responses.retrieve(event.response.id)).toMatchObject({ status: 'completed' });
      const { output } = await client.responses.retrieve(event.response.id);
      expect(output).toEqual(event.response.output);
    }
    expect.assertions(2);
  });

  it('is deleted once', async () => {
    const { id } = await client.responses.create({ model: 'a-mid', input: 'Hi' });
    await client.responses.delete(id);
    expect(await refusal(client.responses.retrieve(id))).toEqual([404, 'not_found']);
    expect(await refusal(client.responses.delete(id))).toEqual([404, 'not_found']);
  });

  it('that nobody knows is 404 in every operation', async () => {
    const id = 'resp_nobody';
    expect(await refusal(client.responses.retrieve(id))).toEqual([404, 'not_found']);
    expect(await refusal(client.responses.delete(id))).toEqual([404, 'not_found']);
    expect(await refusal(client.responses.cancel(id))).toEqual([404, 'not_found']);
    expect(await refusal(client.responses.retrieve(id, { stream: true }))).toEqual([404, 'not_found']);
    const items = client.responses.inputItems.list(id);
    expect(await refusal(items.then((page) => page.data))).toEqual([404, 'not_found']);
  });
});

describe('the states of a response', () => {
  it('completed: it ended by itself, or to call tools', async () => {
    const { status, completed_at } = await client.responses.create({ model: 'r-mid', input: 'Hi' });
    expect([status, typeof completed_at]).toEqual(['completed', 'number']);
  });

  it('incomplete: it met a limit', async () => {
    const asked = { model: 'a-mid', input: 'say 100 words', max_output_tokens: 20 };
    const { id, status } = await client.responses.create(asked);
    expect(status).toBe('incomplete');
    const { incomplete_details } = await client.responses.retrieve(id);
    expect(incomplete_details).toEqual({ reason: 'max_output_tokens' });
  });

  it('failed: its provider failed in the middle', async () => {
    const { id, rest } = await begun('a-mid', { errorAfter: 6 });
    expect((await rest()).at(-1)).toMatchObject({ type: 'response.failed', response: { status: 'failed' } });
    expect(await client.responses.retrieve(id)).toMatchObject({ status: 'failed', error: { code: 'server_error' } });
  });

  it('failed, too, where its provider broke off without a word', async () => {
    const { id, rest } = await begun('a-mid', { destroyAfter: 6 });
    await rest().catch(() => undefined);
    expect(await client.responses.retrieve(id)).toMatchObject({ status: 'failed', error: { code: 'server_error' } });
  });

  it.each(models)(
    'in_progress, then cancelled: %s is called off, and the call to its provider aborted',
    async (model) => {
      const { id, rest, aborted } = await begun(model, model === 'g-a' ? { hangAfter: 1 } : { hangAfter: 4 });
      expect(await client.responses.retrieve(id)).toMatchObject({ id, status: 'in_progress' });
      expect(await client.responses.cancel(id)).toMatchObject({ id, status: 'cancelled', error: null });
      await expect.poll(aborted).toEqual(expect.any(Number));
      expect((await rest()).at(-1)).toMatchObject({ type: 'response.incomplete', response: { status: 'cancelled' } });
      expect(await client.responses.retrieve(id)).toMatchObject({ status: 'cancelled' });
      expect(await refusal(client.responses.cancel(id))).toEqual([400, 'response_not_cancellable']);
    },
  );

  it('cancelled: its caller went away', async () => {
    const { id, stream, aborted } = await begun('a-mid');
    stream.controller.abort();
    await expect.poll(aborted).toEqual(expect.any(Number));
    await expect.poll(() => client.responses.retrieve(id)).toMatchObject({ status: 'cancelled' });
  });

  it('all but the first are final: none can be cancelled', async () => {
    const ended = [
      await client.responses.create({ model: 'a-mid', input: 'Hi' }),
      await client.responses.create({ model: 'a-mid', input: 'say 100 words', max_output_tokens: 20 }),
    ];
    for (const { id } of ended) {
      expect(await refusal(client.responses.cancel(id))).toEqual([400, 'response_not_cancellable']);
    }
  });
});

describe('the events of a stored stream', () => {
  it('are told once more, all of them or those after a number', async () => {
    const told = await all(await client.responses.create({ model: 'a-mid', input: 'Hello', stream: true }));
    const { response } = told[0] as Extract<Event, { type: 'response.created' }>;
    const again = (after?: number) =>
      client.responses
        .retrieve(response.id, { stream: true, ...(after !== undefined && { starting_after: after }) })
        .then(all);
    expect(await again()).toEqual(told);
    expect(await again(3)).toEqual(told.slice(4));
    expect(await again(told.length - 1)).toEqual([]);
  });

  it('are followed while it still runs, by any number of readers', async () => {
    const { id, rest } = await begun('a-mid', { delay: 30 });
    const readers = [
      client.responses.retrieve(id, { stream: true }).then(all),
      client.responses.retrieve(id, { stream: true, starting_after: 2 }).then(all),
    ];
    const told = await rest();
    expect(told.at(-1)?.type).toBe('response.completed');
    expect(await Promise.all(readers)).toEqual([told, told.slice(3)]);
  });

  it('end for its readers when it is cancelled', async () => {
    const { id } = await begun('r-mid');
    const reader = client.responses.retrieve(id, { stream: true }).then(all);
    await client.responses.cancel(id);
    expect((await reader).at(-1)).toMatchObject({ type: 'response.incomplete', response: { status: 'cancelled' } });
  });
});

describe('the input items of a response', () => {
  const input: OpenAI.Responses.ResponseInput = [
    { role: 'developer', content: 'Be brief.' },
    { role: 'user', content: 'call look' },
    { type: 'function_call', id: 'fc_mine', call_id: 'c1', name: 'look', arguments: '{}' },
    { type: 'function_call_output', call_id: 'c1', output: 'rain' },
    { role: 'assistant', content: 'Rain.' },
    { role: 'user', content: [{ type: 'input_text', text: 'And now?' }] },
  ];

  it('are listed with an id each, newest first or oldest first, page by page', async () => {
    const { id } = await client.responses.create({ model: 'a-mid', input });
    const listed = async (query: OpenAI.Responses.InputItemListParams) => {
      const items = [];
      for await (const item of client.responses.inputItems.list(id, query)) items.push(item);
      return items;
    };
    const oldest = await listed({ order: 'asc' });
    expect(oldest).toMatchObject([
      { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'Be brief.' }] },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'call look' }] },
      { type: 'function_call', id: 'fc_mine', call_id: 'c1' },
      { type: 'function_call_output', call_id: 'c1', output: 'rain' },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Rain.' }] },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'And now?' }] },
    ]);
    const ids = oldest.map((item) => item.id);
    expect(new Set(ids).size).toBe(input.length);
    expect(await listed({ limit: 2, order: 'asc' })).toEqual(oldest);
    expect(await listed({})).toEqual(oldest.toReversed());
    const page = await client.responses.inputItems.list(id, { limit: 2, order: 'asc', after: ids[1] ?? '' });
    expect([page.data.map((item) => item.id), page.has_more]).toEqual([ids.slice(2, 4), true]);
  });

  it('of a limit that is none, or after an item that is none, are refused', async () => {
    const { id } = await client.responses.create({ model: 'a-mid', input: 'Hi' });
    const list = (query: object) => client.responses.inputItems.list(id, query).then((page) => page.data);
    expect(await refusal(list({ limit: 0 }))).toEqual([422, undefined]);
    expect(await refusal(list({ limit: 101 }))).toEqual([422, undefined]);
    expect(await refusal(list({ order: 'up' }))).toEqual([422, undefined]);
    expect(await refusal(list({ after: 'msg_nobody' }))).toEqual([400, 'unsupported_parameter']);
  });
});
