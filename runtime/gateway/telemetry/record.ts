import type { WireName } from '@polywire/generated/catalog/wires.ts';
import { newId } from '../../platform/ids.ts';
import { type Log, withFields } from '../../platform/log.ts';
import { noUsage, type Usage } from '../../turn/usage.ts';
import type { Caller } from '../accounts/caller.ts';
import type { OpenRoute } from '../route.ts';
import type { Outcome } from '../settle.ts';
import {
  type CallWatch,
  type End,
  type ErrorKind,
  kindOf,
  type RequestBegun,
  type RequestEnd,
  type RequestWatch,
  type Step,
  type Telemetry,
  unwatched,
} from './telemetry.ts';

/** How the work for a request ended. */
export interface Settlement {
  readonly outcome: Outcome;

  /** The route that was tried last, or that served. */
  readonly route: OpenRoute;
  readonly stream: boolean;
  readonly usage: Usage;
}

/**
 * One request as the operator sees it, from its head to the end of its answer: the id that the caller is told, the log
 * whose lines bear it, one line at the end, and whatever telemetry wants.
 */
export class RequestRecord {
  /** Unique id part. */
  readonly id = newId();

  /** Who called, once that is known. */
  caller: Caller | null = null;

  /** Of the failure that the caller was told, or would have been. */
  error: ErrorKind | null = null;
  readonly log: Log;
  private readonly begun = performance.now();
  private readonly watch: RequestWatch | null;
  private readonly level: 'debug' | 'info';
  private wire: WireName | null = null;
  private asked: OpenRoute | null = null;
  private settlement: Settlement | null = null;
  private relayed: number | null = null;
  private calls = 0;

  /** `level`: of the line at the end. */
  constructor(log: Log, telemetry: Telemetry, request: Omit<RequestBegun, 'id'>, level: 'debug' | 'info') {
    this.log = withFields(log, { request_id: this.requestId });
    this.watch = telemetry.request({ id: this.requestId, ...request });
    this.level = level;
  }

  /** As the caller and the log are told it. */
  get requestId(): string {
    return requestIdOf(this.id);
  }

  /** Does a step of the way. */
  step<Result>(step: Step, work: () => Result): Result {
    if (this.watch === null) return work();
    const end = this.watch.begin(step);
    const worked = <Value>(value: Value): Value => {
      end();
      return value;
    };
    const failed = (error: unknown): never => {
      end(kindOf(error));
      throw error;
    };
    let result: Result;
    try {
      result = work();
    } catch (error) {
      return failed(error);
    }
    return result instanceof Promise ? (result.then(worked, failed) as Result) : worked(result);
  }

  /** Begins to tell the caller. */
  relay(): End {
    this.relayed = performance.now() - this.begun;
    return this.watch?.begin('relay') ?? ended;
  }

  /** The caller's name, on this wire, led here. */
  resolved(wire: WireName, route: OpenRoute): void {
    this.wire = wire;
    this.asked = route;
  }

  /** A provider is called. */
  call(route: OpenRoute): CallWatch {
    this.calls++;
    return this.watch?.call(route) ?? unwatched;
  }

  /** A provider is not called, since it fails too often. */
  spared(route: OpenRoute): void {
    this.watch?.spared(route);
  }

  /** The work is done. */
  settled(settlement: Settlement): void {
    this.settlement = settlement;
  }

  /** The answer has gone out, with this status, or the caller has before there was one. The last thing that happens. */
  closed(status: number | null, whole: boolean): void {
    const end = this.endWith(status, whole);
    const { caller, wire, asked, served, attempts, usage } = end;
    this.watch?.end(end);
    this.log[this.level]('request', {
      status,
      outcome: end.outcome,
      error: end.error ?? undefined,
      key: caller?.keyId,
      organization: caller?.organization,
      wire: wire ?? undefined,
      alias: asked?.alias,
      served: served === asked ? undefined : served?.alias,
      stream: this.settlement?.stream,
      attempts: asked === null ? undefined : attempts,
      duration_ms: Math.round(end.milliseconds * 10) / 10,
      ...(usage !== noUsage && {
        input_tokens: usage.input,
        cache_read_tokens: usage.cacheRead,
        cache_write_tokens: usage.cacheWrite,
        output_tokens: usage.output,
        reasoning_tokens: usage.reasoning,
        web_searches: usage.webSearches,
      }),
    });
  }

  private endWith(status: number | null, whole: boolean): RequestEnd {
    const { caller, error, wire, asked, settlement } = this;
    return {
      status,
      outcome: settlement?.outcome ?? outcomeOf(status, whole),
      error,
      caller,
      wire,
      asked,
      served: settlement?.route ?? asked,
      attempts: this.calls,
      usage: settlement?.usage ?? noUsage,
      milliseconds: performance.now() - this.begun,
      firstOutput: settlement?.stream === true ? this.relayed : null,
    };
  }
}

/** The id by which a caller and the operator can speak of one request. */
export function requestIdOf(id: string): string {
  return `req_${id}`;
}

/** Headers that tell a caller the id: the official SDKs read one or the other. */
export function idHeaders(requestId: string): Readonly<Record<'x-request-id' | 'request-id', string>> {
  return { 'x-request-id': requestId, 'request-id': requestId };
}

/** Of a request that no model was asked for. */
function outcomeOf(status: number | null, whole: boolean): RequestEnd['outcome'] {
  if (status === null || !whole) return 'abandoned';
  if (status < 400) return 'whole';
  return status < 500 ? 'refused' : 'failed';
}

function ended(): void {
  // Nobody watches.
}
