import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { AbortError, ApiError, ConnectionError, StreamError, TimeoutError } from './error.ts';
import { ExampleServer, json, stream, type Answer } from './example-server.ts';
import type { LogEntry } from './log.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import type { EventStream } from './stream.ts';
import { Transport, type Outgoing, type Service } from './transport.ts';

const service: Service = {
  credential: true,
  baseUrl: null,
  headers: {
    dropped: 'X-Service-Dropped-Params',
    clamped: 'X-Service-Clamped-Params',
    droppedContent: 'X-Service-Dropped-Content',
    failover: 'X-Service-Failover',
    attempts: 'X-Service-Attempts',
  },
  errors: {
    reason: 'X-Service-Reason',
    codes: { unknown_model: 'model_not_found' },
    advice: { c: 'Do this.', 'c/d': 'Do that.', model_not_found: 'Look.', assembly_timeout: 'Stream.', 422: 'Fix.' },
  },
};

const open: ExampleServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function start(...answers: Answer[]): Promise<{ server: ExampleServer; client: Transport }> {
  const server = await ExampleServer.start(...answers);
  open.push(server);
  return { server, client: clientOf(server.url) };
}

const clientOf = (baseUrl: string, options: Partial<ClientOptions> = {}): Transport =>
  new Transport({ baseUrl, apiKey: 'key', retryDelay: 1, ...options }, service);

const call: Outgoing = { method: 'POST', path: '/x', body: { a: 1 }, ends: ['[DONE]', 'stop'] };

/** The events of a stream and what it ends with. */
async function drain(client: Transport, options?: CallOptions): Promise<{ events: unknown[]; error?: unknown }> {
  const events: unknown[] = [];
  try {
    for await (const event of await client.send<EventStream<unknown>>(call, options)) events.push(event);
    return { events };
  } catch (error) {
    return { events, error };
  }
}

const failure = async (promise: PromiseLike<unknown>): Promise<unknown> => {
  try {
    return await promise;
  } catch (error) {
    return error;
  }
};

describe('JSON', () => {
  test('a call has its method, path, query, body and credential; its answer is the body', async () => {
    const { server, client } = await start(json(200, { ok: true }));
    const query = { list: ['a', 'b'], one: 1, none: undefined };
    expect(await client.send({ ...call, query }, { headers: { 'x-own': 'yes' } })).toMatchObject({ ok: true });
    const [received] = server.received;
    expect(received).toMatchObject({ method: 'POST', url: '/x?list=a&list=b&one=1', body: '{"a":1}' });
    expect(received?.headers).toMatchObject({
      authorization: 'Bearer key',
      'content-type': 'application/json',
      'x-own': 'yes',
    });
  });

  test('withResponse has the headers, and how the request was served', async () => {
    const { client } = await start(json(200, { ok: true }, { 'X-Service-Dropped-Params': 'seed, n' }));
    const { data, response, service: report } = await client.send(call).withResponse();
    expect(data).toMatchObject({ ok: true, service: report });
    expect(response.status).toBe(200);
    expect(report.dropped).toEqual(['seed', 'n']);
  });

  test('a success that is cut, or no JSON, is a ConnectionError', async () => {
    const { client } = await start((response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":');
    });
    expect(await failure(client.send(call, { maxRetries: 0 }))).toBeInstanceOf(ConnectionError);
  });
});

describe('errors', () => {
  test('the standard object', async () => {
    const body = {
      error: { message: 'Too much.', type: 't', param: 'p', code: 'c', deny_detail: 'd', upstream_status: 504 },
    };
    const { client } = await start(json(400, body));
    const error = await failure(client.send(call));
    expect(error).toBeInstanceOf(ApiError);
    const { status, code, type, param, denyDetail, upstreamStatus, message } = error as ApiError;
    expect({ status, code, type, param, denyDetail, upstreamStatus, message }).toEqual({
      status: 400,
      code: 'c',
      type: 't',
      param: 'p',
      denyDetail: 'd',
      upstreamStatus: 504,
      message: '400: Too much.',
    });
  });

  test('the Messages envelope, with the time at which an allowance comes back', async () => {
    const at = '2026-11-21T00:00:00.000Z';
    const { client } = await start(
      json(
        429,
        { type: 'error', error: { type: 'rate_limit_error', message: 'm' }, reset_at: at },
        { 'x-should-retry': 'false' },
      ),
    );
    const error = (await failure(client.send(call))) as ApiError;
    expect([error.type, error.code, error.resetAt?.toISOString()]).toEqual(['rate_limit_error', null, at]);
  });

  test('plain detail: a list, or text', async () => {
    const detail = [{ loc: ['body', 'model'], msg: 'Field required', type: 'missing' }];
    const { client } = await start(json(422, { detail }), json(400, { detail: 'Bad image.' }));
    const listed = (await failure(client.send(call))) as ApiError;
    expect([listed.message, listed.detail]).toEqual(['422: body.model: Field required', detail]);
    expect(((await failure(client.send(call))) as ApiError).message).toBe('400: Bad image.');
  });

  test('a body that is no JSON', async () => {
    const { client } = await start((response) => response.writeHead(404).end('nothing here'));
    expect(await failure(client.send(call))).toMatchObject({
      status: 404,
      body: 'nothing here',
      message: '404: nothing here',
    });
  });
});

describe('what to do about an error', () => {
  const error = (said: object): object => ({ error: { message: 'm', ...said } });

  test('follows from its code, and from the cause of a denial', async () => {
    const told = async (...answer: Parameters<typeof json>): Promise<unknown> =>
      failure((await start(json(...answer))).client.send(call));
    expect(await told(400, error({ code: 'c' }))).toMatchObject({ advice: 'Do this.' });
    expect(await told(400, error({ code: 'c', deny_detail: 'd' }))).toMatchObject({ advice: 'Do that.' });
    expect(await told(400, error({ code: 'of a provider' }))).toMatchObject({ advice: null });
    expect(await told(422, { detail: [] })).toMatchObject({ advice: 'Fix.' });
    expect(await told(422, error({ type: 'api_error' }))).toMatchObject({ advice: null });
  });

  test('is known for a format without codes, too: the reason is in a header', async () => {
    const { client } = await start(json(404, error({ type: 't' }), { 'X-Service-Reason': 'unknown_model' }));
    expect(await failure(client.send(call))).toMatchObject({ code: 'model_not_found', advice: 'Look.' });
  });
});

describe('retries', () => {
  test('a failure that may pass is tried again, and the last one is told', async () => {
    const { server, client } = await start(json(503, {}), json(429, {}), json(200, { ok: true }));
    expect(await client.send(call)).toMatchObject({ ok: true });
    expect(server.received).toHaveLength(3);
    const always = await start(json(503, { error: { message: 'down' } }));
    expect(await failure(always.client.send(call))).toMatchObject({ status: 503 });
    expect(always.server.received).toHaveLength(3);
  });

  test('x-should-retry: false, and statuses that the caller caused, are told at once', async () => {
    const told = await start(json(503, {}, { 'x-should-retry': 'false' }));
    await failure(told.client.send(call));
    expect(told.server.received).toHaveLength(1);
    const caused = await start(json(422, {}));
    await failure(caused.client.send(call));
    expect(caused.server.received).toHaveLength(1);
  });

  test('a generation that timed out behind the service is not asked for again', async () => {
    const { server, client } = await start(json(503, { error: { message: 'too slow', upstream_status: 504 } }));
    expect(await failure(client.send(call))).toMatchObject({ status: 503, upstreamStatus: 504 });
    expect(server.received).toHaveLength(1);
  });

  test('Retry-After is waited for, unless it is too long', async () => {
    const { server, client } = await start(json(429, {}, { 'retry-after': '0.05' }), json(200, {}));
    await client.send(call);
    expect(server.received).toHaveLength(2);
    const long = await start(json(429, {}, { 'retry-after': '3600' }));
    expect(await failure(long.client.send(call))).toMatchObject({ status: 429 });
    expect(long.server.received).toHaveLength(1);
  });

  test('a server that is not there, and one that hangs up', async () => {
    const { server, client } = await start((response) => response.socket?.destroy(), json(200, { ok: true }));
    expect(await client.send(call)).toMatchObject({ ok: true });
    const { url } = server;
    await server.close();
    expect(await failure(clientOf(url).send(call))).toBeInstanceOf(ConnectionError);
  });

  test('the log is told of every attempt', async () => {
    const { server } = await start(json(429, {}, { 'retry-after': '0.01' }), json(200, {}));
    const entries: LogEntry[] = [];
    await clientOf(server.url, { log: (entry) => entries.push(entry) }).send(call);
    expect(entries).toMatchObject([
      { step: 'request', method: 'POST', path: '/x', attempt: 1 },
      { step: 'response', status: 429, attempt: 1 },
      { step: 'failure', error: { status: 429 }, retryIn: 10, attempt: 1 },
      { step: 'request', attempt: 2 },
      { step: 'response', status: 200, attempt: 2 },
    ]);
  });

  test('none where the caller wants none', async () => {
    const { server, client } = await start(json(500, {}));
    await failure(client.send(call, { maxRetries: 0 }));
    expect(server.received).toHaveLength(1);
  });
});

describe('streams', () => {
  const text =
    'event: a\r\ndata: {"type":"a","text":"grün 🌍"}\r\n\r\n: comment\n\ndata: {"type":"b"}\n\ndata: [DONE]\n\n';
  const events = [{ type: 'a', text: 'grün 🌍' }, { type: 'b' }];

  test('events as they come, however the bytes are cut', async () => {
    const bytes = Buffer.from(text);
    const { client } = await start(stream([...bytes].map((byte) => Uint8Array.of(byte))));
    expect(await drain(client)).toEqual({ events });
    const cuts = Array.from({ length: bytes.length }, (_, at) => stream([bytes.subarray(0, at), bytes.subarray(at)]));
    const each = await start(...cuts);
    for (const cut of cuts) expect([cut, await drain(each.client)]).toEqual([cut, { events }]);
  });

  test('the end may be a type; a service that then leaves the connection open is not waited for', async () => {
    const { client } = await start(stream(['data: {"type":"a"}\n\ndata: {"type":"stop"}\n\n'], 'hang'));
    expect(await drain(client)).toEqual({ events: [{ type: 'a' }, { type: 'stop' }] });
  });

  test('one that breaks off is a failure, and what came before stands', async () => {
    const closed = await start(stream(['data: {"type":"a"}\n\n']));
    const { events: before, error } = await drain(closed.client);
    expect(before).toEqual([{ type: 'a' }]);
    expect(error).toBeInstanceOf(StreamError);
    const cut = await start(stream(['data: {"type":"a"}\n\ndata: {"ty'], 'cut'));
    expect((await drain(cut.client)).error).toBeInstanceOf(ConnectionError);
  });

  test('one that breaks before its first event is asked for again', async () => {
    const { server, client } = await start(stream([]), stream([': hello\n\n'], 'cut'), stream([text]));
    expect(await drain(client)).toEqual({ events });
    expect(server.received).toHaveLength(3);
  });

  test('one that tells of a failure throws it, and is not asked for again', async () => {
    const told = { error: { message: 'Too slow.', type: 'api_error', code: 'assembly_timeout' } };
    const { server, client } = await start(stream([`data: ${JSON.stringify(told)}\n\n`]));
    const { events: none, error } = await drain(client);
    expect(none).toEqual([]);
    expect(error).toBeInstanceOf(StreamError);
    expect(error).toMatchObject({ message: 'Too slow.', code: 'assembly_timeout', type: 'api_error', body: told });
    expect(error).toMatchObject({ advice: 'Stream.' });
    expect(server.received).toHaveLength(1);
  });

  test('an error instead of a stream is an ordinary error', async () => {
    const { client } = await start(json(404, { error: { code: 'model_not_found', message: 'm' } }));
    expect((await drain(client)).error).toMatchObject({ status: 404, code: 'model_not_found' });
  });

  test('leaving the loop gives the answer up', async () => {
    let closed: Promise<unknown> | undefined;
    const { client } = await start((response, received) => {
      closed = once(response, 'close');
      stream(['data: {"type":"a"}\n\n', 'data: {"type":"b"}\n\n'], 'hang')(response, received);
    });
    for await (const event of await client.send<EventStream<unknown>>(call)) {
      expect(event).toEqual({ type: 'a' });
      break;
    }
    await closed;
  });
});

describe('the end of a stream', () => {
  const report = '{"failover":true,"attempts":2,"requested_model":"a","served_model":"b"}';
  const frames = [`data: {"n":1}\n\ndata: {"n":2,"service":${report}}\n\n`, 'data: [DONE]\n\n'];
  const count: Outgoing['fold'] = () => {
    let sum = 0;
    return { take: (event) => (sum += (event as { n: number }).n), reply: () => ({ sum }) };
  };

  test('gives the final message, read on to or looked back at, and how it was served', async () => {
    const { client } = await start(stream(frames));
    const first = await client.send<EventStream<unknown>>({ ...call, fold: count });
    expect(first.service.servedModel).toBeNull();
    expect(await first.finalMessage()).toMatchObject({ sum: 3, service: { servedModel: 'b', attempts: 2 } });
    const second = await client.send<EventStream<unknown>>({ ...call, fold: count });
    for await (const event of second) expect(event).toHaveProperty('n');
    expect(await second.finalMessage()).toMatchObject({ sum: 3, service: { failover: true } });
  });

  test('is needed for one: a stream that failed throws again what it threw', async () => {
    const { client } = await start(stream(['data: {"n":1}\n\n']));
    const broken = await client.send<EventStream<unknown>>({ ...call, fold: count });
    const thrown = await failure(broken.finalMessage());
    expect(thrown).toBeInstanceOf(StreamError);
    expect(await failure(broken.finalMessage())).toBe(thrown);
  });

  test('is needed for one: not from a stream that was left', async () => {
    const { client } = await start(stream(frames));
    const left = await client.send<EventStream<unknown>>({ ...call, fold: count });
    for await (const event of left) {
      expect(event).toEqual({ n: 1 });
      break;
    }
    expect(await failure(left.finalMessage())).toBeInstanceOf(AbortError);
  });
});

describe('giving up', () => {
  const silent: Answer = () => undefined;

  test('no answer in time: told at once, since the call may have taken effect', async () => {
    const { server } = await start(silent);
    let attempts = 0;
    const client = clientOf(server.url, {
      fetch: (input, init) => {
        attempts += 1;
        return fetch(input, init);
      },
    });
    expect(await failure(client.send(call, { timeout: 20 }))).toBeInstanceOf(TimeoutError);
    expect(attempts).toBe(1);
  });

  test('a stream that stands still', async () => {
    const { client } = await start(stream(['data: {"type":"a"}\n\n'], 'hang'));
    const { events, error } = await drain(client, { idleTimeout: 500 });
    expect(events).toEqual([{ type: 'a' }]);
    expect(error).toBeInstanceOf(TimeoutError);
  });

  test("the caller's signal: before, while waiting, in a stream, between attempts", async () => {
    const { server, client } = await start(silent);
    expect(await failure(client.send(call, { signal: AbortSignal.abort() }))).toBeInstanceOf(AbortError);
    expect(server.received).toHaveLength(0);
    expect(await failure(client.send(call, { signal: AbortSignal.timeout(20) }))).toBeInstanceOf(AbortError);

    const streaming = await start(stream(['data: {"type":"a"}\n\n'], 'hang'));
    const controller = new AbortController();
    const loop = async (): Promise<void> => {
      const events = await streaming.client.send<EventStream<unknown>>(call, { signal: controller.signal });
      for await (const event of events) {
        expect(event).toEqual({ type: 'a' });
        controller.abort();
      }
    };
    expect(await failure(loop())).toBeInstanceOf(AbortError);

    const busy = await start(json(429, {}, { 'retry-after': '30' }));
    expect(await failure(busy.client.send(call, { signal: AbortSignal.timeout(50) }))).toBeInstanceOf(AbortError);
  });

  test('a stream that is aborted', async () => {
    const { client } = await start(stream(['data: {"type":"a"}\n\n'], 'hang'));
    const answer = await client.send<EventStream<unknown>>(call);
    const loop = async (): Promise<void> => {
      for await (const event of answer) {
        expect(event).toEqual({ type: 'a' });
        answer.abort();
      }
    };
    expect(await failure(loop())).toBeInstanceOf(AbortError);
  });
});
