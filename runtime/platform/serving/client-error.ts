import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { JsonOutgoing } from '../http.ts';

/** What the HTTP parser makes of a request that never became one. */
export type Unread = 'request_timeout' | 'headers_too_large' | 'malformed_http';

/** What the HTTP parser refuses, by its codes; everything else that it refuses is no HTTP. */
const refusals: Readonly<Record<string, Unread>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

// An import of this module would have all of its names, and so load what is behind the global WebSocket, for 60 ms.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** A connection as Node keeps it: with the answer that it sends at the moment. */
type Connection = Socket & { readonly _httpMessage?: Pick<ServerResponse, 'headersSent'> | null };

/**
 * Answers a request that never became one, with what `answer` makes of it, and ends its connection. Where the answer to an
 * earlier request is being sent the connection just ends: what is told here would stand in the middle of that answer.
 */
export function answerUnread(
  error: NodeJS.ErrnoException,
  socket: Connection,
  answer: (unread: Unread) => JsonOutgoing,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent === true) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = answer(refusals[error.code ?? ''] ?? 'malformed_http');
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}
