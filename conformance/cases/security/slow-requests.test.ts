import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chat } from '../asking.ts';
import { type OtherGateway, startOther } from '../other-gateway.ts';
import { start, type Running } from '../running.ts';

/** Who sends a request byte by byte, and never all of it, keeps no connection for ever: credential or none. */
let running: Running;
let gateway: OtherGateway;
beforeAll(async () => {
  running = await start();
  gateway = await startOther(running, { limits: { request_receipt: 500 } });
});
afterAll(async () => {
  await gateway.stop();
  await running.stop();
});

/** Sends the text, then one byte at a time for as long as the connection is there. Answers all that came back. */
function drip(text: string, byte: string): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const more = setInterval(() => socket.write(byte), 50);
    socket.setEncoding('utf8').on('data', (piece: string) => (said += piece));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(more);
        resolve(said);
      });
  });
}

const head = `POST ${chat} HTTP/1.1\r\nhost: x\r\n`;

it('a head that never ends is told that it took too long', async () => {
  expect(await drip(head, 'x')).toMatch(/^HTTP\/1\.1 408 /u);
});

it('fields without end are too many', async () => {
  expect(await drip(head, `x: ${'y'.repeat(1_000)}\r\n`)).toMatch(/^HTTP\/1\.1 (?:408|431) /u);
});

it.each([
  ['with a length', 'content-length: 100000', 'x'],
  ['in chunks', 'transfer-encoding: chunked', '1\r\nx\r\n'],
])('a body %s that never ends is told so', async (_how, framing, byte) => {
  const lines = `x-api-key: ${running.key}\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`;
  expect(await drip(head + lines, byte)).toMatch(/^HTTP\/1\.1 408 /u);
});

it('without a credential a body is not waited for', async () => {
  const lines = 'content-type: application/json\r\ncontent-length: 100000\r\n\r\n';
  expect(await drip(head + lines, 'x')).toMatch(/^HTTP\/1\.1 401 /u);
});
