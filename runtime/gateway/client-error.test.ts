import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { answerClientError } from './client-error.ts';

/** What a connection reads whose request failed so, while `sending` says what was being sent. */
async function readOf(error: NodeJS.ErrnoException, sending = {}): Promise<string> {
  const server = createServer((socket) => {
    answerClientError(error, Object.assign(socket, sending), createLog('silent'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  await once(socket, 'close');
  server.close();
  return text;
}

it.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout', 'request_timeout'],
  ['HPE_HEADER_OVERFLOW', 'HTTP/1.1 431 Request Header Fields Too Large', 'headers_too_large'],
  ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request', 'malformed_http'],
])('%s is told as a standard error before the connection ends', async (code, first, told) => {
  const [head = '', body = ''] = (await readOf(Object.assign(new Error('x'), { code }))).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual([
    first,
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
    expect.stringMatching(/^x-request-id: req_[0-9a-z]{24}$/),
    expect.stringMatching(/^request-id: req_[0-9a-z]{24}$/),
  ]);
  expect(JSON.parse(body)).toEqual({
    error: { message: expect.any(String) as string, type: 'invalid_request_error', param: null, code: told },
  });
});

it('says nothing on a connection that was reset', async () => {
  expect(await readOf(Object.assign(new Error('x'), { code: 'ECONNRESET' }))).toBe('');
});

it('says nothing in the middle of an answer, and before one that has not begun all the same', async () => {
  const malformed = Object.assign(new Error('x'), { code: 'HPE_INVALID_METHOD' });
  expect(await readOf(malformed, { _httpMessage: { headersSent: true } })).toBe('');
  expect(await readOf(malformed, { _httpMessage: { headersSent: false } })).toContain('malformed_http');
});
