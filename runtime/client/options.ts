import type { Log } from './log.ts';

/** How a client reaches its service. Times are in milliseconds. */
export interface ClientOptions extends TransportOptions {
  /** Without a trailing slash: `http://127.0.0.1:8080`. */
  readonly baseUrl: string;

  /** Sent as `Authorization: Bearer`, and shown nowhere else: not in errors, logs or an inspected client. */
  readonly apiKey: string;
}

/** How a client reaches a service that asks for no key and is usually found at the same address. */
export interface LocalOptions extends TransportOptions {
  /** Without a trailing slash. Default: the usual address of the service. */
  readonly baseUrl?: string;
}

/** How calls are sent, to whatever service. Times are in milliseconds. */
export interface TransportOptions {
  /** Further headers of every call. */
  readonly headers?: Readonly<Record<string, string>>;

  /** To the whole answer, or to the first event of a stream; for each attempt. Default 130,000. */
  readonly timeout?: number;

  /** Between two pieces of a stream. Default 130,000. */
  readonly idleTimeout?: number;

  /** Attempts after the first. Default 2. */
  readonly maxRetries?: number;

  /** Waiting before the first further attempt where the service names no time; doubles each time. Default 500. */
  readonly retryDelay?: number;

  /** Longest wait that the service may ask for; a longer one is an error at once. Default 60,000. */
  readonly longestDelay?: number;

  /** Default: the platform's own. */
  readonly fetch?: typeof fetch;

  /** Told of every attempt. Default: nobody is. */
  readonly log?: Log;
}

/** What one call may choose for itself. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeout?: number;
  readonly idleTimeout?: number;
  readonly maxRetries?: number;

  /** Gives the call up, its stream included. */
  readonly signal?: AbortSignal;
}

/** Options with nothing left open. */
export type Settings = Required<Omit<ClientOptions, 'apiKey'>>;

export function settingsOf(options: TransportOptions, baseUrl: string): Settings {
  return {
    headers: {},
    timeout: 130_000,
    idleTimeout: 130_000,
    maxRetries: 2,
    retryDelay: 500,
    longestDelay: 60_000,
    fetch: (input, init) => fetch(input, init),
    log: () => undefined,
    ...options,
    baseUrl: baseUrl.replace(/\/+$/, ''),
  };
}
