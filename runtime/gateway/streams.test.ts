import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SseParser } from '../platform/sse-parser.ts';
import type { SseMessage } from '../platform/sse.ts';
import { startTestGateway, type TestGateway } from './testing/gateway.ts';
import { events, json, type Provider, startProvider } from './testing/provider.ts';
import { frame, hello, messageBegin, messageEnd, responseStream } from './testing/replies.ts';

let provider: Provider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startProvider(hello);
  gateway = await startTestGateway(provider.url, { limits: { retry_delay: 1, early_ok: 300, keep_alive: 100 } });
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});
beforeEach(() => {
  provider.received.length = 0;
});
afterEach(() => {
  provider.script = hello;
});

/** A streamed request in each chat format, to a model of the messages wire. */
const formats = {
  chat: { path: '/v1/chat/completions', body: { messages: [{ role: 'user', content: 'Hi' }] } },
  messages: { path: '/v1/messages', body: { messages: [{ role: 'user', content: 'Hi' }], max_tokens: 100 } },
  responses: { path: '/v1/responses', body: { input: 'Hi' } },
} as const;
type Format = keyof typeof formats;
const allFormats = Object.keys(formats) as Format[];

function ask(format: Format, model = 'a-mid'): Promise<Response> {
  const { path, body } = formats[format];
  return gateway.post(path, { ...body, model, stream: true });
}

/** The messages of a stream, and whether it ended as a whole body does. */
async function read(response: Response): Promise<{ readonly messages: readonly SseMessage[]; readonly cut: boolean }> {
  const parser = new SseParser();
  const messages: SseMessage[] = [];
  try {
    for await (const chunk of response.body ?? []) messages.push(...parser.push(chunk as Uint8Array));
  } catch {
    return { messages, cut: true };
  }
  return { messages: [...messages, ...parser.end()], cut: false };
}

/** What a caller would show of a stream. */
function textOf(messages: readonly SseMessage[]): string {
  return messages
    .map(
      ({ data }) =>
        /"(?:content|text|delta)":"((?:[^"\\]|\\.)*)"/.exec(
          data.startsWith('{"type":"response.') && !data.includes('.delta"') ? '' : data,
        )?.[1] ?? '',
    )
    .join('');
}

describe('a stream', () => {
  it('arrives whole in each format, however the provider cuts its bytes', async () => {
    const bytes = Buffer.from(messageBegin('Grüße, ', '😀 ', 'Welt') + messageEnd);
    for (const size of [1, 2, 3, 7, 64]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
        bytes.subarray(n * size, (n + 1) * size),
      );
      provider.script = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.socket?.setNoDelay(true);
        void (async () => {
          for (const [index, piece] of pieces.entries()) {
            response.write(piece);
            if (index % 50 === 0) await new Promise(setImmediate);
          }
          response.end();
        })();
      };
      for (const format of allFormats) {
        const { messages, cut } = await read(await ask(format));
        expect(cut).toBe(false);
        expect(textOf(messages)).toBe('Grüße, 😀 Welt');
      }
    }
  });

  it('ends as its format ends, with the service field in the last JSON frame', async () => {
    const ends = { chat: '[DONE]', messages: 'message_stop', responses: 'response.completed' };
    for (const format of allFormats) {
      const response = await ask(format);
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(response.headers.get('x-service-failover')).toBe('false');
      expect(response.headers.get('x-service-attempts')).toBe('1');
      const { messages } = await read(response);
      const last = messages.at(-1);
      expect(format === 'chat' ? last?.data : last?.event).toBe(ends[format]);
      const frame_ = JSON.parse(messages.findLast(({ data }) => data.startsWith('{'))?.data ?? '') as object;
      const service = format === 'responses' ? (frame_ as { response: object }).response : frame_;
      expect(service).toMatchObject({
        service: { failover: false, attempts: 1, requested_model: 'a-mid', served_model: 'a-mid' },
      });
    }
  });
});

it('streams one after the other share a connection to the provider', async () => {
  await read(await ask('chat'));
  const before = new Set(provider.sockets);
  for (let n = 0; n < 10; n++) await read(await ask('messages'));
  expect([...provider.sockets].filter((socket) => !before.has(socket)).length).toBeLessThan(2);
});

describe('a stream that fails before its first output', () => {
  const overloaded = frame({ type: 'error', error: { type: 'overloaded_error', message: 'Too busy' } });

  it('is tried again, and then is a JSON error instead of a stream', async () => {
    for (const format of allFormats) {
      provider.received.length = 0;
      provider.script = events(messageBegin().split('event: content_block_start')[0] ?? '', overloaded);
      const response = await ask(format);
      expect(response.status).toBe(529);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.json()).toMatchObject({ error: { message: 'Too busy' } });
      expect(provider.received).toHaveLength(2);
    }
  });

  it('is served when the second attempt succeeds, and says that it took two', async () => {
    provider.script = (request, response) => {
      provider.script = hello;
      events(overloaded)(request, response);
    };
    const response = await ask('chat');
    expect(response.status).toBe(200);
    expect(response.headers.get('x-service-attempts')).toBe('2');
    expect(textOf((await read(response)).messages)).toBe('Hello, pa-mid-2-20260718!');
  });

  it('is an error also when the provider breaks the connection, says nothing, or answers no stream at all', async () => {
    const scripts = [
      events(),
      events(': nothing but a comment\n\n'),
      events(messageBegin().split('event: content_block_start')[0] ?? ''),
      json(200, '<html>'),
    ];
    for (const script of scripts) {
      provider.script = script;
      const response = await ask('chat');
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ error: { type: 'api_error', code: null, upstream_status: 502 } });
    }
    provider.script = (_request, response) => response.destroy();
    expect((await ask('messages')).status).toBe(503);
  });
});

describe('a stream that fails after its first output', () => {
  const broken = (): void => {
    provider.script = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(messageBegin('Hello'), () => setTimeout(() => response.destroy(), 20));
    };
  };

  it('is cut in each format, without the end of a stream, and what came before arrives', async () => {
    for (const format of allFormats) {
      broken();
      const { messages, cut } = await read(await ask(format));
      expect(cut).toBe(true);
      expect(textOf(messages)).toBe('Hello');
      const all = JSON.stringify(messages);
      for (const end of ['finish_reason', '[DONE]', 'message_stop', 'response.completed', 'response.failed'])
        expect(all).not.toContain(end);
    }
  });

  it('is cut also where the provider closes without having said why it ended', async () => {
    for (const format of allFormats) {
      provider.script = events(messageBegin('Hello'));
      const { messages, cut } = await read(await ask(format));
      expect(cut).toBe(true);
      expect(textOf(messages)).toBe('Hello');
    }
  });

  it('is said in words on Responses alone, when the provider said it in words', async () => {
    const words = frame({ type: 'error', error: { type: 'api_error', message: 'Out of luck' } });
    for (const format of allFormats) {
      provider.script = events(messageBegin('Hello'), words);
      const { messages, cut } = await read(await ask(format));
      expect(cut).toBe(format !== 'responses');
      expect(messages.at(-1)?.event === 'response.failed').toBe(format === 'responses');
      if (format === 'responses') expect(messages.at(-1)?.data).toContain('Out of luck');
    }
  });
});

describe('a stream that takes long to begin', () => {
  const late = (script: Provider['script']): void => {
    provider.script = (request, response) =>
      setTimeout(() => {
        script(request, response);
      }, 600);
  };

  it('has its 200 early, without service headers, is kept alive by comments, and then runs', async () => {
    late(hello);
    const response = await ask('chat');
    expect(response.status).toBe(200);
    expect([...response.headers.keys()].filter((name) => name.startsWith('x-service'))).toEqual([]);
    const text = await response.text();
    expect(text.match(/^: keep-alive$/gm)?.length).toBeGreaterThan(1);
    expect(text).toContain('Hello, pa-mid');
    expect(text).toContain('[DONE]');
  });

  it('ends the provider call when the caller leaves before it has begun', async () => {
    const closed = Promise.withResolvers<undefined>();
    provider.script = (_request, response) => {
      response.on('close', () => {
        closed.resolve(undefined);
      });
    };
    const response = await ask('chat');
    await response.body?.cancel();
    await closed.promise;
    expect(gateway.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it('tells a later failure in-band, in the words of each format', async () => {
    const said: Record<Format, (messages: readonly SseMessage[]) => unknown> = {
      chat: (messages) => parse(messages[0]),
      messages: (messages) => parse(messages.find(({ event }) => event === 'error')),
      responses: (messages) => [messages[0]?.event, messages.at(-1)?.event],
    };
    const parse = (message?: SseMessage): unknown => JSON.parse(message?.data ?? '');
    const expected = {
      chat: { error: { message: 'Not like this', type: 'api_error' } },
      messages: { type: 'error', error: { type: 'invalid_request_error' } },
      responses: ['response.created', 'response.failed'],
    };
    for (const format of allFormats) {
      late(json(400, { type: 'error', error: { type: 'invalid_request_error', message: 'Not like this' } }));
      const { messages, cut } = await read(await ask(format));
      expect(cut).toBe(false);
      expect(said[format](messages)).toMatchObject(expected[format]);
    }
  });
});

describe('a caller that goes away', () => {
  it('ends the provider call, before the first output and after', async () => {
    for (const early of [true, false]) {
      const closed = Promise.withResolvers<undefined>();
      const arrived = Promise.withResolvers<undefined>();
      provider.script = (_request, response) => {
        response.on('close', () => {
          closed.resolve(undefined);
        });
        if (!early) {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          response.write(messageBegin('Hello'));
        }
        arrived.resolve(undefined);
      };
      const { port } = new URL(gateway.url);
      const headers = { 'x-api-key': gateway.key, 'content-type': 'application/json' };
      const caller = httpRequest({ port, method: 'POST', path: formats.chat.path, headers });
      caller.on('error', () => undefined);
      caller.end(JSON.stringify({ ...formats.chat.body, model: 'a-mid', stream: true }));
      await arrived.promise;
      if (!early) await once(caller, 'response');
      caller.destroy();
      await closed.promise;
    }
  });

  it('is settled as abandoned, once', () => {
    const lines = gateway.log.filter((line) => line.includes('"abandoned"'));
    expect(lines).toHaveLength(3);
  });
});

describe('a caller that reads slowly', () => {
  it('makes the provider wait: a 200 MB stream stays small in memory', async () => {
    const total = 200 * 1024 * 1024;
    const delta = frame({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: 'x'.repeat(64 * 1024) },
    });
    let sent = 0;
    provider.script = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(messageBegin());
      const more = (): void => {
        while (sent < total) {
          sent += delta.length;
          if (!response.write(delta)) {
            response.once('drain', more);
            return;
          }
        }
        response.end(messageEnd);
      };
      more();
    };
    const { port } = new URL(gateway.url);
    const headers = { 'x-api-key': gateway.key, 'content-type': 'application/json' };
    const caller = httpRequest({ port, method: 'POST', path: formats.messages.path, headers });
    caller.end(JSON.stringify({ ...formats.messages.body, model: 'a-mid', stream: true }));
    const [response] = (await once(caller, 'response')) as [NodeJS.ReadableStream & { destroy(): void }];
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(sent).toBeLessThan(total / 4);
    const before = sent;
    let received = 0;
    let tail = '';
    for await (const chunk of response) {
      received += (chunk as Buffer).length;
      tail = (tail + String(chunk)).slice(-500);
    }
    expect(before).toBeLessThan(total / 4);
    expect(received).toBeGreaterThan(total);
    expect(tail).toContain('message_stop');
  });
});

it('a stream of the responses wire becomes one of each format', async () => {
  provider.script = events(responseStream('Hello'));
  for (const format of allFormats) expect(textOf((await read(await ask(format, 'r-mid'))).messages)).toBe('Hello');
});
