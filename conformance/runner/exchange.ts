import { setTimeout as pause } from 'node:timers/promises';
import { readEvents } from './sse.ts';

/** A request as it goes out. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;

  /** Null: none. */
  readonly body: string | null;

  /** The caller goes away after so many events. */
  readonly abortAfter: number | null;
}

/** What came back. */
export interface Incoming {
  readonly status: number;

  /** Lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;

  /** The body came to its end. */
  readonly whole: boolean;

  /** Milliseconds from the request to the last byte. */
  readonly took: number;
}

const longestWait = 60_000;

/** Sends a request and reads all that comes. Rejects where nothing comes at all. */
export async function exchange({ method, url, headers, body, abortAfter }: Outgoing): Promise<Incoming> {
  const began = performance.now();
  const away = new AbortController();
  const tooLong = AbortSignal.timeout(longestWait);
  const response = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.any([away.signal, tooLong]),
    ...(body !== null && { body }),
  });
  let text = '';
  let whole = true;
  const decoder = new TextDecoder();
  try {
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes as Uint8Array, { stream: true });
      if (abortAfter !== null && readEvents(text).events.length >= abortAfter) away.abort();
    }
  } catch {
    whole = false;
  }
  const took = Math.round(performance.now() - began);
  return { status: response.status, headers: Object.fromEntries(response.headers), text, whole, took };
}

/** Sends again after the time that a rate limit asks for, as often as `times`. */
export async function patiently(send: () => Promise<Incoming>, times: number): Promise<Incoming> {
  const incoming = await send();
  const seconds = Number(incoming.headers['retry-after']);
  if (incoming.status !== 429 || !(seconds > 0) || times === 0) return incoming;
  await pause(Math.min(seconds, 60) * 1000);
  return patiently(send, times - 1);
}
