import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasReference, referenceFolder } from '../wires/official.ts';
import {
  brokenStream,
  exchangesOf,
  failuresOf,
  formats,
  impatient,
  lateFailure,
  read,
  type Exchange,
  type Format,
} from './exchanges.ts';
import { groupModels, wireModels } from './models.ts';
import { OfficialModels, type OfficialModel } from './official-models.ts';
import { startOther } from './other-gateway.ts';
import { start, type Running } from './running.ts';

/**
 * Every reply and every event that we send is one that OpenAI's and Anthropic's own descriptions of their formats allow.
 * Those are other people's text and not part of this repository: where they are absent this is not run.
 */
const absent = `not run here: no reference documents in ${referenceFolder}; POLYWIRE_REFERENCE says where they are`;

let running: Running;
let official: OfficialModels;
beforeAll(async () => {
  if (!hasReference) return;
  official = new OfficialModels();
  running = await start();
});
afterAll(async () => {
  if (hasReference) await running.stop();
});

/**
 * Of each format: models of a whole reply, of an event, and of an error. Anthropic describes some blocks in its beta
 * models alone, and `ping` in the others alone.
 */
const models: Readonly<Record<Format, Readonly<Record<'reply' | 'event' | 'error', readonly OfficialModel[]>>>> = {
  chat: {
    reply: ['openai CreateChatCompletionResponse'],
    event: ['openai CreateChatCompletionStreamResponse'],
    error: ['openai ErrorResponse'],
  },
  responses: {
    reply: ['openai Response'],
    event: ['openai ResponseStreamEvent'],
    error: ['openai ErrorResponse'],
  },
  messages: {
    reply: ['anthropic Message', 'anthropic BetaMessage'],
    event: ['anthropic MessageStreamEvent', 'anthropic BetaMessageStreamEvent'],
    error: ['anthropic ErrorResponse', 'anthropic BetaErrorResponse'],
  },
};

/** Why the documents refuse what was sent, by what was asked. */
function refusals(format: Format, exchanges: readonly Exchange[]): readonly string[] {
  const { reply, event, error } = models[format];
  return exchanges.flatMap(({ name, status, body, events }) => {
    const whole = body === null || isDetail(body) ? [] : official.refusals(status < 400 ? reply : error, body);
    const told = events.flatMap((one) => official.refusals(event, one));
    return [...new Set([...whole, ...told])].map((why) => `${name}: ${why}`);
  });
}

/** A body that fails its type is told in a form of our own (seed 000, "Body shapes" 3). */
function isDetail(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'detail' in body;
}

if (!hasReference) it.skip(absent);

describe.skipIf(!hasReference).each(formats)('what we send on %s is what its makers say it is', (format) => {
  it.each(groupModels)('from $alias', async ({ alias }) => {
    const exchanges = await exchangesOf(running, format, alias);
    expect(exchanges.some(({ events }) => events.length > 0)).toBe(true);
    expect(refusals(format, exchanges)).toEqual([]);
  });

  it.each(wireModels)('where the provider of $alias fails', async ({ alias }) => {
    const failed = [...(await failuresOf(running, format, alias)), await brokenStream(running, format, alias)];
    expect(refusals(format, failed)).toEqual([]);
  });
});

/** Open Responses describes no search, no remote servers and no schema in what a response repeats. */
const beyondOpenResponses = /^(a web search|a remote server|JSON by a schema)/;

describe.skipIf(!hasReference)('what we send on responses is what Open Responses says it is', () => {
  it.each(wireModels)('from $alias', async ({ alias }) => {
    const told = await exchangesOf(running, 'responses', alias);
    const known = told.filter(({ name, status }) => status < 400 && !beyondOpenResponses.test(name));
    expect(known.length).toBeGreaterThan(10);
    for (const { name, body, events } of known) {
      const whole = body === null ? [] : official.refusals(['openresponses ResponseResource'], body);
      const parts = events.flatMap((event) => official.refusals(['openresponses *StreamingEvent'], event));
      expect([name, ...whole, ...parts]).toEqual([name]);
    }
  });
});

describe.skipIf(!hasReference)('beside the three chats', () => {
  const sent = async (name: string, response: Promise<Response>): Promise<unknown> => {
    const { status, body } = await read(name, await response);
    expect([name, status]).toEqual([name, 200]);
    return body;
  };

  it('a stored response, its items, its replay and its deletion are what OpenAI says they are', async () => {
    const input = [
      { role: 'user', content: 'call look' },
      { type: 'function_call', call_id: 'c', name: 'look', arguments: '{}' },
      { type: 'function_call_output', call_id: 'c', output: 'rain' },
      { role: 'assistant', content: 'Rain.' },
      { role: 'user', content: [{ type: 'input_text', text: 'Hello' }] },
    ];
    const body = { model: 'r-mid', input, stream: true };
    const made = await read('made', await running.http.post('/v1/responses', body));
    const { id } = (made.events.at(-1) as { response: { id: string } }).response;
    const get = (path: string): Promise<Response> => running.http.request('GET', `/v1/responses/${id}${path}`);
    expect(official.refusals(['openai Response'], await sent('response', get('')))).toEqual([]);
    expect(official.refusals(['openai ResponseItemList'], await sent('items', get('/input_items')))).toEqual([]);
    expect((await read('replay', await get('?stream=true'))).events).toEqual(made.events);
  });

  it('the events of a cancelled response are what OpenAI says they are', async () => {
    const marker = 'cancelled-here';
    await running.mocks.script({ match: { marker }, stream: { hangAfter: 4 } });
    const stream = running.http.post('/v1/responses', { model: 'r-mid', input: marker, stream: true });
    const reader = (await stream).clone().body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
    const head = (await reader?.read())?.value;
    const id = /"id":"(resp_\w+)"/.exec(Buffer.from(head ?? []).toString())?.[1] ?? '';
    const cancelled = await sent('cancel', running.http.request('POST', `/v1/responses/${id}/cancel`));
    expect(official.refusals(['openai Response'], cancelled)).toEqual([]);
    const { events } = await read('the rest', await stream);
    expect(events.at(-1)).toMatchObject({ response: { status: 'cancelled' } });
    expect(events.flatMap((event) => official.refusals(['openai ResponseStreamEvent'], event))).toEqual([]);
  });

  it('embeddings, counts and the list of models are what their makers say they are', async () => {
    const embedding = { model: 'embed-small', input: ['a', 'b'] };
    const embeddings = await sent('embeddings', running.http.post('/v1/embeddings', embedding));
    expect(official.refusals(['openai CreateEmbeddingResponse'], embeddings)).toEqual([]);
    const question = { model: 'a-mid', messages: [{ role: 'user', content: 'Hello' }] };
    const count = await sent('count', running.http.post('/v1/messages/count_tokens', question));
    expect(official.refusals(['anthropic CountMessageTokensResponse'], count)).toEqual([]);
    expect(official.refusals(['openai ListModelsResponse'], await running.http.get('/v1/models'))).toEqual([]);
  });

  it('a failure after an early 200 is told as they say', async () => {
    const other = await startOther(running, { limits: impatient });
    for (const format of formats) {
      const late = await lateFailure(running, other.url, format);
      expect(late.events.length).toBeGreaterThan(0);
      const told = [...models[format].event, ...models[format].error];
      expect(late.events.flatMap((event) => official.refusals(told, event))).toEqual([]);
    }
    await other.stop();
  });

  it('a refused credential is what Anthropic says it is', async () => {
    const response = await fetch(`${running.url}/v1/messages`, { method: 'POST' });
    expect(official.refusals(['anthropic ErrorResponse'], await response.json())).toEqual([]);
  });
});
