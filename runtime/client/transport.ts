import { Call, type Answered } from './call.ts';
import { AbortError, ApiError, type ClientError, ConnectionError, StreamError, TimeoutError } from './error.ts';
import type { ErrorCatalogue } from './error.ts';
import type { Fold } from './fold/fold.ts';
import type { LogEntry } from './log.ts';
import { settingsOf, type CallOptions, type ClientOptions, type LocalOptions, type Settings } from './options.ts';
import { mayRetry, retryDelay } from './retry.ts';
import { Secret } from './secret.ts';
import { reportOf, resultOf, unreported, type ServiceHeaders } from './service.ts';
import { EventStream, readEvents, told, type StreamEnd } from './stream.ts';

export type QueryValue = string | number | boolean | null | undefined;

/** One call of an operation. */
export interface Outgoing {
  readonly method: string;

  /** With parameters put in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

  /** Fields of the query whose items stand in one parameter, parted by commas. */
  readonly lists?: readonly string[];

  /** Sent as JSON; a FormData as the form that it is. */
  readonly body?: unknown;

  /** The answer is a file: a Blob of its bytes. */
  readonly file?: boolean;

  /** How the stream ends that the answer may be. */
  readonly ends?: StreamEnd;

  /** Makes one answer of the events of that stream. */
  readonly fold?: () => Fold;
}

/** What every answer of a service may say. */
export interface Service {
  /** It asks for a key. */
  readonly credential: boolean;

  /** Where it usually is; null: that differs. */
  readonly baseUrl: string | null;

  /** Null: its answers do not tell how they were served. */
  readonly headers: ServiceHeaders | null;
  readonly errors: ErrorCatalogue;
}

/** One attempt of a call. */
interface Attempt {
  readonly call: Outgoing;
  readonly settings: Settings & CallOptions;
  readonly log: (entry: Step) => void;
}

/** What is told of a step beside which attempt it belongs to. */
type Step = LogEntry extends infer Entry
  ? Entry extends LogEntry
    ? Omit<Entry, 'method' | 'path' | 'attempt'>
    : never
  : never;

/** Sends calls to one service, again where it helps. */
export class Transport {
  private readonly service: Service;
  private readonly secret: Secret;

  /** A function, as in Secret: headers may hold credentials too. */
  private readonly settings: () => Settings;

  constructor(options: ClientOptions | LocalOptions, service: Service) {
    const settings = settingsOf(options, options.baseUrl ?? service.baseUrl ?? '');
    this.secret = new Secret(service.credential ? (options as ClientOptions).apiKey : null);
    this.settings = () => settings;
    this.service = service;
  }

  /** The answer is JSON, an EventStream where the service says so, or a Blob where the call does. `T` is the caller's knowledge of which. */
  send<T>(call: Outgoing, options: CallOptions = {}): Call<T> {
    return new Call(this.attempts<T>(call, { ...this.settings(), ...options }));
  }

  /** What may be seen of it where it is written down. */
  toJSON(): { readonly baseUrl: string } {
    return { baseUrl: this.settings().baseUrl };
  }

  private async attempts<T>(call: Outgoing, settings: Settings & CallOptions): Promise<Answered<T>> {
    for (let attempt = 1; ; attempt += 1) {
      const started = Date.now();
      const log = (step: Step): void => {
        settings.log({ method: call.method, path: call.path, attempt, ...step });
      };
      log({ step: 'request' });
      try {
        return await this.attempt<T>({ call, settings, log }, started);
      } catch (thrown) {
        const error = thrown as ClientError;
        const retryIn = attempt > settings.maxRetries ? null : waitAfter(error, attempt, settings);
        log({ step: 'failure', error, milliseconds: Date.now() - started, retryIn });
        if (retryIn === null) throw error;
        await sleep(retryIn, settings.signal);
      }
    }
  }

  private async attempt<T>({ call, settings, log }: Attempt, started: number): Promise<Answered<T>> {
    const { secret } = this;
    const { errors, headers: names } = this.service;
    const { timeout, idleTimeout, signal } = settings;
    if (signal?.aborted) throw new AbortError('aborted by the caller', { cause: signal.reason });
    const controller = new AbortController();
    follow(signal, controller);
    const timer = setTimeout(() => {
      controller.abort(new TimeoutError(`no answer in ${timeout} ms`));
    }, timeout);
    let isStream = false;
    try {
      const response = await settings.fetch(this.url(call), this.init(call, settings, controller.signal));
      const { status, headers, body } = response;
      log({ step: 'response', status, milliseconds: Date.now() - started });
      if (!response.ok) throw new ApiError(status, secret.hideIn(headers), await bodyOf(response, secret), errors);
      const service = names === null ? unreported : reportOf(headers, names);
      if (call.file === true) return { data: (await response.blob()) as T, response, service };
      if (!headers.get('content-type')?.startsWith('text/event-stream') || body === null) {
        const answer: unknown = await response.json();
        return { data: (names === null ? answer : resultOf(answer, service)) as T, response, service };
      }
      const events = readEvents(body, call.ends ?? [], { idleTimeout, signal, secret, errors }, controller);
      const begun = call.ends === undefined ? events : await begin(events);
      const data = new EventStream(begun, controller, service, call.fold?.(), names !== null);
      isStream = true;
      return { data: data as T, response, service };
    } catch (error) {
      throw told(
        error,
        controller,
        signal,
        secret,
        'the service could not be reached, or its answer was cut or no JSON',
      );
    } finally {
      clearTimeout(timer);
      if (!isStream) controller.abort();
    }
  }

  private url({ path, query, lists }: Outgoing): string {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) {
      const values = [value].flat().filter((one) => one !== undefined && one !== null);
      if (values.length > 0 && lists?.includes(name)) search.append(name, values.join(','));
      else for (const one of values) search.append(name, String(one));
    }
    const text = search.toString();
    return `${this.settings().baseUrl}${path}${text === '' ? '' : `?${text}`}`;
  }

  private init(call: Outgoing, settings: Settings & CallOptions, signal: AbortSignal): RequestInit {
    const { method, body } = call;
    // The type of a form has its boundary, which fetch makes.
    const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
    const headers = {
      ...(this.service.credential ? { authorization: `Bearer ${this.secret.reveal()}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...this.settings().headers,
      ...settings.headers,
    };
    return { method, headers, signal, ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }) };
  }
}

/** Aborts the controller with the caller's signal, until the controller has been aborted for another reason. */
function follow(signal: AbortSignal | undefined, controller: AbortController): void {
  const stop = (): void => {
    controller.abort();
  };
  signal?.addEventListener('abort', stop, { once: true });
  controller.signal.addEventListener(
    'abort',
    () => {
      signal?.removeEventListener('abort', stop);
    },
    { once: true },
  );
}

/** Milliseconds until the next attempt, or null: another one would not help. */
function waitAfter(error: ClientError, failed: number, settings: Settings): number | null {
  if (error instanceof ApiError) {
    return mayRetry(error.upstreamStatus ?? error.status, error.headers)
      ? retryDelay(failed, error.headers, settings)
      : null;
  }
  const broke = error instanceof ConnectionError || (error instanceof StreamError && error.body === undefined);
  return broke ? retryDelay(failed, null, settings) : null;
}

/** An error's body as JSON, or as text where it is none. */
async function bodyOf(response: Response, secret: Secret): Promise<unknown> {
  const text = secret.hide(await response.text());
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
