import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, readStream, type PostOptions, type Sent } from './http.ts';
import type { Script } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Streams as they stand on the line: how they begin and end, in each format, also when something breaks. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

/** One model on each provider wire, and one more whose transport is only like another's. */
const models = ['r-mid', 'a-mid', 'g-a', 'f-d'] as const;
const endsAnyhow = 'g-a';

const paths = { chat: '/v1/chat/completions', responses: '/v1/responses', messages: '/v1/messages' } as const;
type Format = keyof typeof paths;
const formats = Object.keys(paths) as Format[];

let marks = 0;

/** A text that no other request holds. */
function newMark(): string {
  return `stream-${(marks += 1)}-here`;
}

/** A request for a stream whose answer is `You said: …`. */
function request(format: Format, model: string, text: string, stream = true): object {
  const said = [{ role: 'user', content: text }];
  return format === 'responses'
    ? { model, stream, input: said }
    : { model, stream, messages: said, ...(format === 'messages' && { max_tokens: 500 }) };
}

async function open(
  format: Format,
  model: string,
  text: string,
  more: object = {},
  options: PostOptions = {},
): Promise<Response> {
  const headers = { 'x-service-allow-failover': 'false' };
  return running.http.post(paths[format], { ...request(format, model, text), ...more }, { headers, ...options });
}

/** The text that a stream says. */
function textOf(format: Format, sent: readonly Sent[]): string {
  const bodies = sent.filter(({ data }) => data !== '[DONE]').map((one) => json(one));
  const pieces: Readonly<Record<Format, (body: Record<string, unknown>) => string | undefined>> = {
    chat: (body) => (body['choices'] as { delta: { content?: string } }[])[0]?.delta.content,
    responses: (body) => (body['type'] === 'response.output_text.delta' ? String(body['delta']) : undefined),
    messages: (body) =>
      body['type'] === 'content_block_delta' ? (body['delta'] as { text?: string }).text : undefined,
  };
  return bodies.map((body) => pieces[format](body) ?? '').join('');
}

describe.each(models)('chat chunks of %s', (model) => {
  it('leave out keys without a value, say how it ended once, and end with [DONE]', async () => {
    const { sent, whole } = await readStream(await open('chat', model, 'Hello'));
    expect(whole).toBe(true);
    expect(sent.at(-1)?.data).toBe('[DONE]');
    const chunks = sent.slice(0, -1).map(json);
    for (const chunk of chunks) {
      expect(chunk).toMatchObject({
        object: 'chat.completion.chunk',
        id: chunks[0]?.['id'],
        created: chunks[0]?.['created'],
      });
      expect(JSON.stringify(chunk)).not.toContain('null');
      expect(chunk).not.toHaveProperty('usage');
    }
    const finishes = chunks
      .flatMap((chunk) => chunk['choices'] as object[])
      .filter((choice) => 'finish_reason' in choice);
    expect(finishes).toMatchObject([{ index: 0, finish_reason: 'stop' }]);
    expect(textOf('chat', sent)).toBe('You said: Hello');
    expect(chunks.at(-1)?.['service']).toEqual({
      failover: false,
      attempts: 1,
      requested_model: model,
      served_model: model,
    });
  });

  it('bring the usage in a last chunk without choices, where it was asked for', async () => {
    const { sent } = await readStream(await open('chat', model, 'Hello', { stream_options: { include_usage: true } }));
    const last = json(sent.at(-2));
    expect(last).toMatchObject({
      choices: [],
      usage: { completion_tokens_details: { reasoning_tokens: 0 } },
      service: {},
    });
    expect(sent.slice(0, -2).filter((one) => 'service' in json(one))).toEqual([]);
  });
});

describe.each(models)('responses events of %s', (model) => {
  it('are numbered from 0, named by their type, and end with the whole response', async () => {
    const { sent, whole } = await readStream(await open('responses', model, 'Hello'));
    expect(whole).toBe(true);
    const events = sent.map(json);
    expect(events.map((event) => event['sequence_number'])).toEqual(events.map((_, index) => index));
    expect(sent.map(({ event }) => event)).toEqual(events.map((event) => event['type']));
    const order = ['created', 'in_progress', 'output_item.added', 'content_part.added', 'output_text.delta'];
    const end = ['output_text.done', 'content_part.done', 'output_item.done', 'completed'];
    const types = events.map((event) => String(event['type']).replace('response.', ''));
    expect(types.filter((type, index) => type !== types[index - 1])).toEqual([...order, ...end]);
    expect(events.at(-1)).toMatchObject({ response: { status: 'completed', output: [{ type: 'message' }] } });
    expect(JSON.stringify(events.at(-1))).toContain(`"served_model":"${model}"`);
    expect(textOf('responses', sent)).toBe('You said: Hello');
  });
});

describe.each(models)('messages events of %s', (model) => {
  it('are the standard sequence with one ping, counts of the prompt from the wire that tells them first', async () => {
    const { sent, whole } = await readStream(await open('messages', model, 'Hello'));
    expect(whole).toBe(true);
    expect(sent.map(({ event }) => event)).toEqual(sent.map((one) => json(one)['type']));
    const types = sent.map(({ event }) => event).filter((type) => type !== 'content_block_delta');
    const begin = ['message_start', 'ping', 'content_block_start'];
    expect(types).toEqual([...begin, 'content_block_stop', 'message_delta', 'message_stop']);
    const started = json(sent[0])['message'] as { usage: { input_tokens: number } };
    expect(started.usage.input_tokens > 0).toBe(model === 'a-mid' || model === 'f-d');
    expect(json(sent.at(-2))).toMatchObject({
      delta: { stop_reason: 'end_turn' },
      usage: { input_tokens: expect.any(Number) as number, output_tokens: expect.any(Number) as number },
    });
    expect(textOf('messages', sent)).toBe('You said: Hello');
  });
});

describe.each(formats)('%s: however a provider cuts its bytes', (format) => {
  it.each(models)('the answer of %s is the same', async (model) => {
    const mark = newMark();
    await running.mocks.script({ match: { marker: mark }, stream: { chunkBytes: 1 } });
    const { sent } = await readStream(await open(format, model, `שלום 👩‍👩‍👧‍👦 ${mark}`));
    expect(textOf(format, sent)).toBe(`You said: שלום 👩‍👩‍👧‍👦 ${mark}`);
  });
});

/** How a stream broke, as its caller sees it. */
async function broken(format: Format, model: string, stream: Script['stream']) {
  const mark = newMark();
  await running.mocks.script({ match: { marker: mark }, ...(stream && { stream }) });
  const response = await open(format, model, `Many words before it breaks ${mark}`);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  return readStream(response);
}

const breaks = [
  ['says so', { errorAfter: 6 }],
  ['breaks the connection', { destroyAfter: 6 }],
  ['just stops', { cutAfter: 6 }],
] as const;

describe.each(breaks)('a provider that %s in the middle', (how, stream) => {
  const mortal = models.filter((model) => model !== endsAnyhow);

  it.each(mortal)('leaves a chat stream of %s without finish_reason and without [DONE]', async (model) => {
    const { sent } = await broken('chat', model, stream);
    expect(sent.length).toBeGreaterThan(0);
    expect(JSON.stringify(sent)).not.toContain('finish_reason');
    expect(sent.at(-1)?.data).not.toBe('[DONE]');
  });

  it.each(mortal)('leaves a messages stream of %s without its end', async (model) => {
    const { sent } = await broken('messages', model, stream);
    expect(sent.map(({ event }) => event)).not.toContain('message_stop');
  });

  it.each(mortal)('leaves a responses stream of %s failed, or cut', async (model) => {
    const { sent, whole } = await broken('responses', model, stream);
    const types = sent.map(({ event }) => event);
    expect(types).not.toContain('response.completed');
    if (how === 'says so') expect(types.at(-1)).toBe('response.failed');
    else expect(whole && types.at(-1) !== 'response.failed').toBe(false);
  });

  it('still has a native stream end with a finish reason', async () => {
    const { sent } = await broken('chat', endsAnyhow, { ...stream, ...after(stream, 2) });
    expect(sent.at(-1)?.data).toBe('[DONE]');
    expect(JSON.stringify(sent)).toContain('"finish_reason\\":\\"stop');
  });
});

/** The same break after another number of frames. */
function after(stream: Script['stream'], frames: number): Script['stream'] {
  return Object.fromEntries(Object.keys(stream ?? {}).map((key) => [key, frames]));
}

describe.each(formats)('%s: a stream that fails before any output', (format) => {
  it.each(models)('of %s is a JSON error', async (model) => {
    const mark = newMark();
    await running.mocks.script({ match: { marker: mark }, times: 2, answer: { status: 500 } });
    const response = await open(format, model, `Fails ${mark}`);
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ error: { type: 'api_error' } });
  });

  it('is one, too, when the provider had begun with a 200', async () => {
    const mark = newMark();
    await running.mocks.script({ match: { marker: mark }, times: 2, stream: { errorAfter: 0 } });
    const response = await open(format, 'a-mid', `Fails ${mark}`);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});

describe.each(models)('a caller who goes away in the middle', (model) => {
  it(`has the call to the provider of ${model} aborted`, async () => {
    const mark = newMark();
    await running.mocks.script({ match: { marker: mark }, stream: { hangAfter: 5 } });
    const leave = new AbortController();
    const response = await open('messages', model, `Leave ${mark}`, {}, { signal: leave.signal });
    await response.body?.getReader().read();
    leave.abort();
    await expect.poll(async () => (await running.mocks.received(mark))[0]?.aborted).toEqual(expect.any(Number));
  });
});
