import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorName } from '@polywire/generated/catalog/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { Problem } from '../turn/problem.ts';
import { problemAnswer } from './problems.ts';
import { idHeaders, requestIdOf } from './telemetry/record.ts';

/** What the HTTP parser refuses, by its codes; everything else that it refuses is no HTTP. */
const refusals: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: told('request_timeout', 'The request did not come whole in time.'),
  HPE_HEADER_OVERFLOW: told('headers_too_large', 'The headers or the address are longer than this gateway takes.'),
};
const malformed = told('malformed_http', 'The request cannot be read as HTTP.');

/** A connection as Node keeps it: with the answer that it sends at the moment. */
type Connection = Socket & { readonly _httpMessage?: Pick<ServerResponse, 'headersSent'> | null };

/**
 * Answers a request that never became one: nothing is known of it, so it is told in the standard object, and its
 * connection ends. Where the answer to an earlier request is being sent the connection just ends: what is told here would
 * stand in the middle of that answer.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Connection, log: Log): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent === true) {
    socket.destroy();
    return;
  }
  const problem = refusals[error.code ?? ''] ?? malformed;
  const { status, body } = problemAnswer(problem, 'chat');
  const requestId = requestIdOf(newId());
  log.info('request', { request_id: requestId, status, outcome: 'refused', error: problem.name });
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
    ...Object.entries(idHeaders(requestId)).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

function told(name: ErrorName, message: string): Problem {
  return { name, message };
}
