import type { Operations } from '@polywire/generated/local/operations.ts';
import type { EventStreams } from '../events/streams.ts';

/** `GET /events`. */
export function eventsOperations(streams: EventStreams): Pick<Operations, 'streamEvents'> {
  return {
    streamEvents({ query: { role }, signal }) {
      const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' };
      return Promise.resolve({ status: 200, headers, stream: streams.open(role, signal) });
    },
  };
}
