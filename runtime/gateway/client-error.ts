import type { Socket } from 'node:net';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import { answerUnread, type Unread } from '../platform/serving/client-error.ts';
import { problemAnswer } from './problems.ts';
import { idHeaders, requestIdOf } from './telemetry/record.ts';

const words: Readonly<Record<Unread, string>> = {
  request_timeout: 'The request did not come whole in time.',
  headers_too_large: 'The headers or the address are longer than this gateway takes.',
  malformed_http: 'The request cannot be read as HTTP.',
};

/** Answers a request that never became one: nothing is known of it, so it is told in the standard object. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, log: Log): void {
  answerUnread(error, socket, (name) => {
    const { status, body } = problemAnswer({ name, message: words[name] }, 'chat');
    const requestId = requestIdOf(newId());
    log.info('request', { request_id: requestId, status, outcome: 'refused', error: name });
    return { status, headers: idHeaders(requestId), body };
  });
}
