import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isErrorBody } from './error-form.ts';
import { startOther } from './other-gateway.ts';
import { sendRaw } from './raw-http.ts';
import { start, type Running } from './running.ts';
import { mutated, validBodies } from './mutations.ts';

/** Bodies that nobody should send: a clear error in the endpoint's envelope, never a 500, never silence. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

const paths = Object.keys(validBodies);

interface Sent {
  readonly status: number;
  readonly text: string;
}

/** Milliseconds after which an answer counts as missing. */
const patience = 10_000;

async function post(path: string, body: string | Buffer): Promise<Sent> {
  const response = await fetch(running.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${running.key}`, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(patience),
  });
  return { status: response.status, text: await response.text() };
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const nestedObjects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe.each(paths)('%s', (path) => {
  const [valid = {}] = validBodies[path] ?? [];
  const text = JSON.stringify(valid);
  const beside = (field: string) => `${text.slice(0, -1)},${field}}`;

  it.each([
    ['nothing', ''],
    ['white space', ' \r\n\t '],
    ['a body that was cut off', text.slice(0, -1)],
    ['two values', `${text}${text}`],
    ['a comment', `/* */${text}`],
    ['single quotes', text.replaceAll('"', "'")],
    ['NaN', beside('"x":NaN')],
    ['10,000 arrays in each other', beside(`"x":${nested(10_000)}`)],
    ['10,000 objects in each other', beside(`"x":${nestedObjects(10_000)}`)],
    ['a million open arrays', '['.repeat(1_000_000)],
    ['a number that no double holds', beside('"x":[{"y":1e999}]')],
    ['a raw control character', beside('"x":"a\u0000b"')],
    ['an escape that is none', beside('"x":"\\x41"')],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from(`${text.slice(0, -1)},"x":"`), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
    ],
    ['UTF-16', Buffer.from(text, 'utf16le')],
    ['compressed bytes', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])],
  ])('%s is 400 with plain detail', async (_what, body) => {
    const { status, text: said } = await post(path, body);
    expect(status).toBe(400);
    expect(JSON.parse(said)).toEqual({ detail: expect.stringContaining('not JSON') as string });
  });

  it.each(['null', '[]', '[[]]', '"x"', '5', 'true', '{}'])('%s is 422 with a list of what is wrong', async (body) => {
    const { status, text: said } = await post(path, body);
    expect(status).toBe(422);
    const { detail } = JSON.parse(said) as { readonly detail: readonly object[] };
    expect(Object.keys(detail[0] ?? {})).toEqual(['loc', 'msg', 'type']);
  });

  it.each([
    ['a byte order mark', `\ufeff${text}`],
    ['NUL and lone surrogates in a text', beside('"x":"\\u0000\\ud800"')],
    ['an integer beyond 2^64', beside('"x":36893488147419103232')],
    [
      'keys of an object that every object inherits',
      beside('"__proto__":{"y":1},"constructor":{"prototype":{}},"toString":1,"toJSON":"x","hasOwnProperty":null'),
    ],
    ['a key twice', `{"model":5,${text.slice(1)}`],
    ['an empty key', beside('"":1')],
    ['keys that are integers', beside('"1":1,"0":{"2":1,"1":1}')],
    ['10,000 unknown fields', beside(Array.from({ length: 10_000 }, (_, index) => `"x${index}":1`).join(','))],
    ['nesting as deep as any real body', beside(`"x":${nested(100)}`)],
  ])('%s is served', async (_what, body) => {
    expect((await post(path, body)).status).toBe(200);
  });

  it('a valid body with anything in it changed is served or refused in so many words', async () => {
    const bodies = validBodies[path] ?? [];
    await fc.assert(
      fc.asyncProperty(mutated(bodies), async (body) => {
        const { status, text: said } = await post(path, JSON.stringify(body));
        expect([200, 400, 404, 422]).toContain(status);
        if (status !== 200) expect(isErrorBody(path, said), said).toBe(true);
      }),
      { numRuns: 300 },
    );
  }, 120_000);
});

describe('a request around its body', () => {
  const request = (lines: readonly string[], body = '') =>
    sendRaw(
      running.url,
      [
        'POST /v1/messages HTTP/1.1',
        'host: x',
        `x-api-key: ${running.key}`,
        'connection: close',
        ...lines,
        '',
        body,
      ].join('\r\n'),
    );
  const json = 'content-type: application/json';
  const text = JSON.stringify(validBodies['/v1/messages']?.[0]);
  const chunk = (piece: string) => `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`;

  it('in chunks, of one byte too, is served', async () => {
    const chunks = [...Array.from(text, chunk), chunk('')].join('');
    expect((await request([json, 'transfer-encoding: chunked'], chunks)).status).toBe(200);
  });

  it('announced with Expect is asked for, and served', async () => {
    const { status, body } = await request([json, `content-length: ${text.length}`, 'expect: 100-continue'], text);
    expect(status).toBe(100);
    expect(body).toContain('HTTP/1.1 200 OK');
  });

  it('longer than Content-Length says is malformed, and a length above all limits is 413 before a byte of it', async () => {
    expect((await request([json, `content-length: ${text.length - 5}`], text)).status).toBe(400);
    const huge = await request([json, 'content-length: 99999999999']);
    expect(huge.status).toBe(413);
    expect(isErrorBody('/v1/messages', huge.body)).toBe(true);
  });

  it('without any body, or with an empty one, is told so', async () => {
    expect((await request([])).status).toBe(422);
    expect((await request([json, 'content-length: 0'])).status).toBe(400);
  });

  it.each([
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;charset="utf-8',
    'application/json;;',
  ])('with the content type %s is read as JSON', async (type) => {
    const lines = [`content-type: ${type}`, `content-length: ${text.length}`];
    expect((await request(lines, text)).status).toBe(200);
  });

  it.each([
    '',
    'text/json',
    'application/vnd.api+json',
    'application/json, text/plain',
    ';;;',
    'multipart/form-data; boundary=x',
    'a/b\tc',
  ])('with the content type %j is 415', async (type) => {
    const { status, body } = await request([`content-type: ${type}`, `content-length: ${text.length}`], text);
    expect(status).toBe(415);
    expect(isErrorBody('/v1/messages', body)).toBe(true);
  });
});

it('a request that never comes whole holds no connection for ever', async () => {
  const impatient = await startOther(running, { limits: { idle_close: 200 } });
  const head = ['POST /v1/messages HTTP/1.1', 'host: x', `x-api-key: ${running.key}`, 'content-type: application/json'];
  for (const begun of ['', 'POST', head.join('\r\n'), [...head, 'content-length: 100', '', '{"model":'].join('\r\n')])
    expect((await sendRaw(impatient.url, begun)).status).not.toBe(200);
  await impatient.stop();
});

describe('arguments of a call, which are JSON inside of text', () => {
  const asked = (model: string, args: string) => ({
    model,
    messages: [
      { role: 'user', content: 'Hi' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: args } }],
      },
      { role: 'tool', tool_call_id: 'c', content: 'done' },
    ],
  });

  it.each(['a-mid', 'r-mid', 'g-a', 'f-d', 'x-a'])('may be anything on %s', async (model) => {
    const texts = [
      '',
      ' ',
      '{',
      '[1]',
      'null',
      '"x"',
      '{"a":1e999}',
      '{"__proto__":{"b":1}}',
      '{"a":1,"a":2}',
      '{"s":"\\ud800"}',
    ];
    for (const args of [...texts, `{"a":${nested(200_000)}}`, nestedObjects(50_000)]) {
      const { status, text } = await post('/v1/chat/completions', JSON.stringify(asked(model, args)));
      expect([model, args.slice(0, 20), status, text.slice(0, 80)]).toEqual([
        model,
        args.slice(0, 20),
        200,
        expect.anything(),
      ]);
    }
  });

  it('and an id of a call that says it holds state may be anything', async () => {
    const state = (json: string) => `call_svc1_${Buffer.from(json).toString('base64url')}`;
    const states = [
      '["P-G","G-a",1]',
      `["P-G","G-a",${nested(20_000)}]`,
      '["P-G","G-a",{"signature":{}}]',
      '[null,null,[]]',
      '{}',
      '[',
    ];
    for (const json of states) {
      const body = JSON.stringify(asked('g-a', '{}')).replaceAll('"c"', JSON.stringify(state(json)));
      const { status } = await post('/v1/chat/completions', body);
      expect([200, 400]).toContain(status);
    }
  });
});
