import type { Difference } from '../runner/match.ts';
import type { Received } from '../runner/mocks-client.ts';

/** What came of a case. `unexpected_pass`: a known failure that is none any more; it fails the run. */
export const statuses = [
  'pass',
  'fail',
  'error',
  'not_applicable',
  'not_testable',
  'expected_failure',
  'unexpected_pass',
] as const;

export type Status = (typeof statuses)[number];

/** The statuses that fail a run. */
export const failing: readonly Status[] = ['fail', 'error', 'unexpected_pass'];

/** One case on one value of each of its axes. */
export interface Result {
  /** The case's id with the values of its axes. */
  readonly id: string;
  readonly case: string;
  readonly area: string;

  /** Below conformance/suite. */
  readonly file: string;
  readonly proves: readonly string[];
  readonly axes: Readonly<Record<string, string>>;

  /** Group of the model that was asked; null: no one model was. */
  readonly group: string | null;
  readonly status: Status;

  /** Why, where it is no pass. */
  readonly why: string | null;
  readonly differences: readonly (Difference & { readonly step: number })[];
  readonly exchanges: readonly ShownExchange[];

  /** Milliseconds. */
  readonly took: number;
}

/** One step as it went over the line; credentials are not in it. */
export interface ShownExchange {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
  };

  /** Null: nothing came. */
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly whole: boolean;
    readonly took: number;
  } | null;

  /** What the providers got of it; null: nobody could look. */
  readonly provider:
    readonly Pick<Received, 'kind' | 'wire' | 'method' | 'path' | 'text' | 'status' | 'refused'>[] | null;
}

/** All that a run found out: the source of every other report. */
export interface Report {
  readonly tool: 'polywire conformance';
  readonly target: string;

  /** The providers behind it were our mocks. */
  readonly mocks: boolean;

  /** ISO time. */
  readonly started: string;

  /** Milliseconds. */
  readonly took: number;
  readonly requests: number;

  /** Micro-USD by the deployment's own price list; what mocks answer costs nobody anything. */
  readonly cost: number;

  /** Provider requests that were held against the documents of the wires' makers; null: those are not here, or the mocks. */
  readonly official: number | null;
  readonly counts: Readonly<Record<Status, number>>;
  readonly requirements: {
    readonly rows: number;

    /** Rows that a case of this run proved, and those that any case of the suite is for. */
    readonly passed: number;
    readonly covered: number;
  };

  /** Groups of the model list, in its order. */
  readonly groups: readonly string[];

  /** Sentence of each requirement that a result names. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly results: readonly Result[];
}

/** How many results have each status. */
export function countsOf(results: readonly Pick<Result, 'status'>[]): Readonly<Record<Status, number>> {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
  for (const { status } of results) counts[status] += 1;
  return counts;
}
