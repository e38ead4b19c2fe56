import type { Deleted } from '@polywire/generated/local/types.ts';
import type { JsonOutgoing, StreamOutgoing } from '../../platform/http.ts';
import { etag } from '../versions.ts';

interface Versioned {
  readonly updated_at: string;
}

/** A list, or a thing without versions. */
export function answer<Body>(body: Body): JsonOutgoing<Body> {
  return { status: 200, body };
}

/** A thing with its version. */
export function versioned<Body extends Versioned>(body: Body): JsonOutgoing<Body> {
  return { status: 200, headers: { etag: etag(body.updated_at) }, body };
}

/** A new thing with its version. */
export function created<Body extends Versioned>(body: Body): JsonOutgoing<Body> {
  return { ...versioned(body), status: 201 };
}

export function deleted(id: string): JsonOutgoing<Deleted> {
  return { status: 200, body: { id, deleted: true } };
}

/** Server-sent events; no proxy between may gather them. */
export function eventStream(stream: AsyncIterable<string>): StreamOutgoing {
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
    'x-accel-buffering': 'no',
  };
  return { status: 200, headers, stream };
}
