import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chat, user } from '../asking.ts';
import { isErrorBody } from '../error-form.ts';
import { start, type Running } from '../running.ts';

/** Compressed bodies are refused as they stand: nothing is unpacked, so that no small body becomes a large one. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

const body = (text: string): Buffer => Buffer.from(JSON.stringify({ model: 'a-mid', messages: [user(text)] }));

/** A hundred megabytes, as some hundred kilobytes. */
const bomb = gzipSync(body('x'.repeat(100_000_000)));

it.each<[string, Buffer]>([
  ['gzip', gzipSync(body('Hi'))],
  ['deflate', deflateSync(body('Hi'))],
  ['br', brotliCompressSync(body('Hi'))],
  ['zstd', zstdCompressSync(body('Hi'))],
  ['gzip, gzip', gzipSync(gzipSync(body('Hi')))],
  ['gzip', bomb],
])('%s', async (encoding, bytes) => {
  const response = await fetch(running.url + chat, {
    method: 'POST',
    headers: { 'x-api-key': running.key, 'content-type': 'application/json', 'content-encoding': encoding },
    body: new Uint8Array(bytes),
  });
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(isErrorBody(chat, text)).toBe(true);
  expect(text).toContain('not JSON');
});

it('an answer is not compressed for who asks for it: nothing of a prompt can be told from its length', async () => {
  const headers = { 'accept-encoding': 'gzip, br, zstd' };
  const response = await running.http.post(chat, { model: 'a-mid', messages: [user('x'.repeat(5_000))] }, { headers });
  await response.arrayBuffer();
  expect(response.headers.get('content-encoding')).toBeNull();
});
