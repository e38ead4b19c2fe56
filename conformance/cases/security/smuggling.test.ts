import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chat } from '../asking.ts';
import { isErrorBody } from '../error-form.ts';
import { sendRaw } from '../raw-http.ts';
import { start, type Running } from '../running.ts';

/**
 * A request whose end two servers could see at different places is refused whole, and its connection ends: nothing behind
 * it is ever read as a request. What is behind a refused body that was framed rightly is the next request, and its body
 * is not.
 */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

const asked = (said: string): string => JSON.stringify({ model: 'a-mid', messages: [{ role: 'user', content: said }] });
const text = asked('Hi');
const chunk = (piece: string): string => `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`;
const chunked = 'transfer-encoding: chunked';
const whole = `${chunk(text)}0\r\n\r\n`;

function request(lines: readonly string[], body: string, first = `POST ${chat} HTTP/1.1`): string {
  const head = ['host: x', `x-api-key: ${running.key}`, 'content-type: application/json'];
  return [first, ...head, ...lines, '', body].join('\r\n');
}

/** A whole request that a provider would get if it were ever read as one. */
function smuggled(mark: string): string {
  const body = asked(mark);
  return request([`content-length: ${body.length}`], body);
}

/** Case: header lines, and the body before what is smuggled; by name. */
const ambiguous: Readonly<Record<string, readonly [readonly string[], string]>> = {
  'CL.TE': [[`content-length: ${whole.length + 10}`, chunked], whole],
  'TE.CL': [[chunked, 'content-length: 4'], whole],
  'TE.TE, the second unknown': [[chunked, 'transfer-encoding: cow'], whole],
  'TE.TE, the second identity': [[chunked, 'transfer-encoding: identity'], whole],
  'TE.TE, the first identity': [['transfer-encoding: identity', chunked, 'content-length: 3'], whole],
  'TE.TE, twice chunked': [[chunked, chunked], whole],
  'chunked that is not the last coding': [['transfer-encoding: chunked, identity'], whole],
  'a coding that looks like chunked': [['transfer-encoding: xchunked'], whole],
  'a quoted coding': [['transfer-encoding: "chunked"'], whole],
  'a coding behind a vertical tab': [['transfer-encoding: \u000bchunked'], whole],
  'a coding behind a folded line': [['transfer-encoding:\r\n chunked'], whole],
  'an empty coding': [['transfer-encoding:'], ''],
  'white space before the colon of the coding': [['transfer-encoding : chunked'], whole],
  'white space before any colon': [['x-a : b', chunked], whole],
  'a folded line': [['x-a: b', ' c', chunked], whole],
  'white space before the first field': [[' x-a: b', chunked], whole],
  'a field without a colon': [['x-a', chunked], whole],
  'a field without a name': [[': a', chunked], whole],
  'two lengths that differ': [['content-length: 0', `content-length: ${text.length}`], text],
  'two lengths that are the same': [[`content-length: ${text.length}`, `content-length: ${text.length}`], text],
  'a list of lengths': [[`content-length: ${text.length}, ${text.length}`], text],
  'a length with a sign': [[`content-length: +${text.length}`], text],
  'a negative length': [['content-length: -1'], ''],
  'a hexadecimal length': [[`content-length: 0x${text.length.toString(16)}`], text],
  'a fractional length': [[`content-length: ${text.length}.0`], text],
  'a length of two words': [['content-length: 6 1'], text],
  'a length beyond 64 bits': [[`content-length: ${2n ** 64n + BigInt(text.length)}`], text],
  'an empty length': [['content-length:'], text],
  'a chunk size that ends in a bare LF': [[chunked], `${text.length.toString(16)}\n${text}\r\n0\r\n\r\n`],
  'a chunk that ends in a bare LF': [[chunked], `${text.length.toString(16)}\r\n${text}\n0\r\n\r\n`],
  'a chunk that is longer than it says': [[chunked], `1\r\n${text}\r\n0\r\n\r\n`],
  'a negative chunk size': [[chunked], `-1\r\n${text}\r\n0\r\n\r\n`],
  'a chunk size with 0x': [[chunked], `0x${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`],
  'a chunk size behind white space': [[chunked], ` ${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`],
  'a chunk size before white space': [[chunked], `${text.length.toString(16)} \r\n${text}\r\n0\r\n\r\n`],
  'a chunk size beyond 64 bits': [[chunked], `1${'0'.repeat(14)}${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`],
  'a bare LF in a chunk extension': [[chunked], `${text.length.toString(16)};a\nb\r\n${text}\r\n0\r\n\r\n`],
  'a chunk extension of 100 kB': [[chunked], `${text.length.toString(16)};${'a'.repeat(1e5)}\r\n${text}\r\n0\r\n\r\n`],
  'a length in the trailer': [[chunked], `${chunk(text)}0\r\ncontent-length: 5\r\n\r\n`],
  'a bare LF in a value': [[`x-a: b\n${chunked}`, `content-length: ${text.length}`], text],
  'a bare CR in a value': [[`x-a: b\r${chunked}`, `content-length: ${text.length}`], text],
  'NUL in a value': [['x-a: b\u0000', chunked], whole],
  'NUL in a name': [['x\u0000a: b', chunked], whole],
  'an authority as the target': [[chunked], whole],
};

it.each(Object.entries(ambiguous))('%s: one refusal, and nothing behind it is read', async (name, [lines, body]) => {
  const mark = randomUUID();
  const first = name === 'an authority as the target' ? 'POST elsewhere.example:80 HTTP/1.1' : undefined;
  const answer = await sendRaw(running.url, request(lines, body, first) + smuggled(mark));
  expect(answer.statuses).toEqual([400]);
  expect(isErrorBody(chat, answer.body)).toBe(true);
  expect(await running.mocks.received(mark)).toEqual([]);
});

it('lines that end in a bare LF are no request', async () => {
  const mark = randomUUID();
  const answer = await sendRaw(running.url, smuggled(mark).replaceAll('\r\n', '\n'));
  expect(answer.statuses).toEqual([400]);
  expect(await running.mocks.received(mark)).toEqual([]);
});

it('a chunked body is none of HTTP/1.0', async () => {
  const mark = randomUUID();
  const answer = await sendRaw(running.url, request([chunked], whole, `POST ${chat} HTTP/1.0`) + smuggled(mark));
  expect(answer.statuses).toEqual([400]);
  expect(await running.mocks.received(mark)).toEqual([]);
});

describe('a body that is a whole request', () => {
  const last = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

  it.each([
    ['of a request without a credential', 401, (line: string) => line.replace(/x-api-key: \S+\r\n/u, '')],
    ['of another type', 415, (line: string) => line.replace('application/json', 'text/plain')],
    ['at a path that there is not', 404, (line: string) => line.replace(chat, '/v1/nothing')],
    ['of a method that the path has not', 405, (line: string) => line.replace('POST', 'PUT')],
    ['of a GET', 200, (line: string) => line.replace(`POST ${chat}`, 'GET /v1/models')],
    ['of a HEAD', 200, (line: string) => line.replace('POST', 'HEAD')],
  ])('%s stays a body: %i, then the answer to what follows', async (_what, status, change) => {
    for (const framed of [
      (body: string) => request([`content-length: ${body.length}`], body),
      (body: string) => request([chunked], `${chunk(body)}0\r\n\r\n`),
    ]) {
      const mark = randomUUID();
      const inner = smuggled(mark);
      const outer = framed(inner);
      const head = outer.length - outer.indexOf(inner);
      const changed = change(outer.slice(0, -head)) + outer.slice(-head);
      const answer = await sendRaw(running.url, changed + last);
      expect(answer.statuses).toEqual([status, 200]);
      expect(answer.body.trimEnd().endsWith('{"status":"ok"}')).toBe(true);
      expect(await running.mocks.received(mark)).toEqual([]);
    }
  });

  it('is not JSON: one refusal, after which the connection ends', async () => {
    const mark = randomUUID();
    const inner = smuggled(mark);
    const answer = await sendRaw(running.url, request([`content-length: ${inner.length}`], inner) + last);
    expect(answer.statuses).toEqual([400]);
    expect(await running.mocks.received(mark)).toEqual([]);
  });

  it('longer than any limit is refused at its head, and not a byte of it is a request', async () => {
    const mark = randomUUID();
    const inner = smuggled(mark);
    const huge = request(['content-length: 99999999', 'connection: close'], inner);
    expect((await sendRaw(running.url, huge)).statuses).toEqual([413]);
    expect(await running.mocks.received(mark)).toEqual([]);
  });
});

describe('framing that has one meaning', () => {
  it.each([
    ['a coding in capitals', ['Transfer-Encoding: CHUNKED'], whole],
    ['a coding behind a tab', ['transfer-encoding:\tchunked'], whole],
    ['a chunk extension', [chunked], `${text.length.toString(16)};a=b\r\n${text}\r\n0\r\n\r\n`],
    ['a name that is not content-length', ['content_length: 0', `content-length: ${text.length}`], text],
    ['an offer of HTTP/2', ['upgrade: h2c', 'http2-settings: AAMAAABk', `content-length: ${text.length}`], text],
    ['an offer of a web socket', ['upgrade: websocket', `content-length: ${text.length}`], text],
  ] as const)('%s is served', async (_what, lines, body) => {
    expect((await sendRaw(running.url, request([...lines, 'connection: close'], body))).statuses).toEqual([200]);
  });

  it('a trailer changes nothing: neither who asks nor how long the body is', async () => {
    const body = `${chunk(text)}0\r\nx-api-key: another\r\nx-service-allow-failover: false\r\n\r\n`;
    expect((await sendRaw(running.url, request([chunked, 'connection: close'], body))).statuses).toEqual([200]);
  });
});

it.each([
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0000\u0004\u0000\u0000\u0000\u0000\u0000'],
  ['a version that is not there', 'GET /healthz HTTP/1.2\r\nhost: x\r\n\r\n'],
  ['a TLS handshake', Buffer.from('1603010200010001fc0303', 'hex')],
  ['a request without a Host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'],
])('%s is refused, and the connection ends', async (_what, bytes) => {
  expect((await sendRaw(running.url, bytes)).statuses).toEqual([400]);
});

it('a tunnel is not opened: CONNECT ends the connection without a word', async () => {
  const line = `CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\nx-api-key: ${running.key}\r\n\r\n`;
  expect((await sendRaw(running.url, line)).statuses).toEqual([]);
});

it('what is no HTTP behind a request whose answer is being sent cuts that answer: nothing else is written into it', async () => {
  const mark = randomUUID();
  await running.mocks.script({ match: { marker: mark }, stream: { hangAfter: 3 } });
  const body = JSON.stringify({ ...(JSON.parse(asked(mark)) as object), stream: true });
  const { hostname, port } = new URL(running.url);
  const received = await new Promise<string>((resolve) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(request([`content-length: ${body.length}`], body));
    });
    socket.setEncoding('utf8').on('data', (piece: string) => {
      if (!said.includes('data: ') && (said + piece).includes('data: ')) socket.write('no HTTP\u0000\r\n\r\n');
      said += piece;
    });
    socket
      .on('error', () => undefined)
      .on('close', () => {
        resolve(said);
      });
  });
  expect(received.match(/HTTP\/1\.1/gu)).toHaveLength(1);
  expect(received).not.toContain('malformed_http');
});
