import { Call, type Answered } from './call.ts';
import { AbortError, ApiError, type ClientError, ConnectionError, StreamError, TimeoutError } from './error.ts';
import { settingsOf, type CallOptions, type ClientOptions, type Settings } from './options.ts';
import { mayRetry, retryDelay } from './retry.ts';
import { EventStream, readEvents, told, type StreamEnd } from './stream.ts';

export type QueryValue = string | number | boolean | null | undefined;

/** One call of an operation. */
export interface Outgoing {
  readonly method: string;

  /** With parameters put in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  readonly body?: unknown;

  /** How the stream ends that the answer may be. */
  readonly ends?: StreamEnd;
}

/** What an answer says of how it was served: the header behind each name. */
export type ServedHeaders<Served> = Readonly<Record<keyof Served & string, string>>;

/** Sends calls to one service, again where it helps. */
export class Transport<Served> {
  private readonly settings: Settings;
  private readonly servedHeaders: ServedHeaders<Served>;

  constructor(options: ClientOptions, servedHeaders: ServedHeaders<Served>) {
    this.settings = settingsOf(options);
    this.servedHeaders = servedHeaders;
  }

  /** The answer is JSON, or an EventStream where the service says so. `T` is the caller's knowledge of which. */
  send<T>(call: Outgoing, options: CallOptions = {}): Call<T, Served> {
    return new Call(this.attempts<T>(call, { ...this.settings, ...options }));
  }

  private async attempts<T>(call: Outgoing, settings: Settings & CallOptions): Promise<Answered<T, Served>> {
    for (let failed = 1; ; failed += 1) {
      try {
        return await this.attempt<T>(call, settings);
      } catch (error) {
        const wait = failed > settings.maxRetries ? null : waitAfter(error as ClientError, failed, settings);
        if (wait === null) throw error;
        await sleep(wait, settings.signal);
      }
    }
  }

  private async attempt<T>(call: Outgoing, settings: Settings & CallOptions): Promise<Answered<T, Served>> {
    const { timeout, idleTimeout, signal } = settings;
    if (signal?.aborted) throw new AbortError('aborted by the caller', { cause: signal.reason });
    const controller = new AbortController();
    const either = signal === undefined ? controller.signal : AbortSignal.any([controller.signal, signal]);
    const timer = setTimeout(() => {
      controller.abort(new TimeoutError(`no answer in ${timeout} ms`));
    }, timeout);
    try {
      const response = await settings.fetch(this.url(call), this.init(call, settings, either));
      if (!response.ok) throw new ApiError(response.status, response.headers, await bodyOf(response));
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      if (!isStream || response.body === null) return this.answered(response, (await response.json()) as T);
      const events = readEvents(response.body, call.ends ?? [], { idleTimeout, signal }, controller);
      return this.answered(response, new EventStream(await begin(events), controller) as T);
    } catch (error) {
      throw told(error, controller, signal, 'the service could not be reached, or its answer was cut or no JSON');
    } finally {
      clearTimeout(timer);
    }
  }

  private answered<T>(response: Response, data: T): Answered<T, Served> {
    const served: Record<string, string> = {};
    for (const [name, header] of Object.entries<string>(this.servedHeaders)) {
      const value = response.headers.get(header);
      if (value !== null) served[name] = value;
    }
    return { data, response, served: served as Served };
  }

  private url({ path, query }: Outgoing): string {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) {
      for (const one of [value].flat()) {
        if (one !== undefined && one !== null) search.append(name, String(one));
      }
    }
    return `${this.settings.baseUrl}${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
  }

  private init(call: Outgoing, settings: Settings, signal: AbortSignal): RequestInit {
    const json = call.body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = {
      authorization: `Bearer ${settings.apiKey}`,
      ...json,
      ...this.settings.headers,
      ...settings.headers,
    };
    return {
      method: call.method,
      headers,
      signal,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    };
  }
}

/** Milliseconds until the next attempt, or null: another one would not help. */
function waitAfter(error: ClientError, failed: number, settings: Settings): number | null {
  if (error instanceof ApiError) {
    return mayRetry(error.status, error.headers) ? retryDelay(failed, error.headers, settings) : null;
  }
  const broke = error instanceof ConnectionError || (error instanceof StreamError && error.body === undefined);
  return broke ? retryDelay(failed, null, settings) : null;
}

/** An error's body as JSON, or as text where it is none. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Waits for the first event, so that a stream which breaks before it can be asked for again. */
async function begin<Event>(events: AsyncGenerator<Event, undefined>): Promise<AsyncGenerator<Event, undefined>> {
  const first = await events.next();
  return (async function* (): AsyncGenerator<Event, undefined> {
    try {
      if (first.done) return;
      yield first.value;
      yield* events;
    } finally {
      await events.return(undefined);
    }
  })();
}

async function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new AbortError('aborted by the caller', { cause: signal?.reason }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
  });
}
