import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorName } from '@polywire/generated/catalog/errors.ts';
import type { Problem } from '../turn/problem.ts';
import { problemAnswer } from './problems.ts';

/** What the HTTP parser refuses, by its codes; everything else that it refuses is no HTTP. */
const refusals: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: told('request_timeout', 'The request did not come whole in time.'),
  HPE_HEADER_OVERFLOW: told('headers_too_large', 'The headers or the address are longer than this gateway takes.'),
};
const malformed = told('malformed_http', 'The request cannot be read as HTTP.');

/**
 * Answers a request that never became one: nothing is known of it, so it is told in the standard object, and its
 * connection ends.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = problemAnswer(refusals[error.code ?? ''] ?? malformed, 'chat');
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

function told(name: ErrorName, message: string): Problem {
  return { name, message };
}
