import type { ErrorName } from '@polywire/generated/catalog/errors.ts';
import type { WireName } from '@polywire/generated/catalog/wires.ts';
import { DeadlinePassed, isCut } from '../../platform/cutoff.ts';
import { ProblemError } from '../../turn/problem.ts';
import type { Usage } from '../../turn/usage.ts';
import type { Caller } from '../accounts/caller.ts';
import type { OpenRoute } from '../route.ts';
import type { Outcome } from '../settle.ts';

/**
 * Who watches requests for an operator: metrics, traces. Nothing that a watcher is told holds a credential, a prompt, a
 * completion, a header's value or a caller's own words: names are from the tables, the rest are numbers.
 */
export interface Telemetry {
  /** A request came. Null: nobody wants to know of it. */
  request(begun: RequestBegun): RequestWatch | null;

  /** Hands on what was gathered; nothing follows. */
  close(): Promise<void>;
}

/** What is known of a request when its head has come. */
export interface RequestBegun {
  /** As the caller and the log are told it. */
  readonly id: string;
  readonly method: string;

  /** The pattern of its path, and the operation's id in the spec; null: there is no such route. */
  readonly route: string | null;
  readonly operation: string | null;

  /** The caller's header, unread; only one that is well formed may be used. */
  readonly traceparent: string | undefined;
}

/** The parts of a request's way that take time of their own. */
export type Step =
  'edge' | 'gate' | 'resolve' | 'decode' | 'admit' | 'adapt' | 'dispatch' | 'search' | 'relay' | 'settle';

/** Told once, when what was begun is over; by which error, if it was one. */
export type End = (error?: ErrorKind) => void;

/** Watches one request. */
export interface RequestWatch {
  /** A step begins, inside the one that was begun last and is not over. */
  begin(step: Step): End;

  /** A provider is called. */
  call(route: OpenRoute): CallWatch;

  /** A call was not made: the provider is left alone. */
  spared(route: OpenRoute): void;

  end(end: RequestEnd): void;
}

/** Watches one call to a provider. */
export interface CallWatch {
  /** What the provider is sent beside the request, so that it can go on with the trace. */
  readonly headers: Readonly<Record<string, string>>;

  /** The first output of a stream is there. */
  output(): void;

  /** The answer is over, whole where there is no error. The first call counts. `usage` null: the answer does not say. */
  end(error: ErrorKind | null, usage: Usage | null): void;
}

/** What is known of a request when its answer has gone out, or its caller has. */
export interface RequestEnd {
  /** That was sent; null: the caller left before. */
  readonly status: number | null;

  /** `refused`: by us, for something about the request. */
  readonly outcome: Outcome | 'refused';
  readonly error: ErrorKind | null;
  readonly caller: Caller | null;

  /** The caller's wire, or the endpoint's own. */
  readonly wire: WireName | null;

  /** The route that the caller's name led to, and the one that was tried last or served; null: it led nowhere. */
  readonly asked: OpenRoute | null;
  readonly served: OpenRoute | null;

  /** Provider calls. */
  readonly attempts: number;
  readonly usage: Usage;

  /** From the head of the request to the end of the answer. */
  readonly milliseconds: number;

  /** To the first output; null: the answer was not streamed, or had none. */
  readonly firstOutput: number | null;
}

/** A row of errors.yaml, or that nobody wanted the answer any more. */
export type ErrorKind = ErrorName | 'cancelled';

/** What an error is called where its message must not be seen. */
export function kindOf(error: unknown): ErrorKind {
  if (error instanceof ProblemError) return error.problem.name;
  if (error instanceof DeadlinePassed) return 'assembly_timeout';
  return isCut(error) ? 'cancelled' : 'internal';
}

/** A call that nobody watches. */
export const unwatched: CallWatch = { headers: {}, output: () => undefined, end: () => undefined };

/** Nobody watches. */
export const noTelemetry: Telemetry = { request: () => null, close: () => Promise.resolve() };
