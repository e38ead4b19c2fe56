import { randomBytes } from 'node:crypto';
import type { Result } from '../report/result.ts';
import { expand, type Ground, type Instance } from './expand.ts';
import type { LoadedCase } from './load.ts';
import type { Pace } from './pace.ts';
import { perform, type Stage } from './perform.ts';
import type { OfficialRequests } from '../wires/provider-requests.ts';
import type { Target } from './target.ts';

/** How a suite is run. */
export interface Run {
  readonly cases: readonly LoadedCase[];
  readonly ground: Ground;
  readonly target: Target;
  readonly pace: Pace;

  /** What provider requests are held against besides the mocks' own rules; absent: nothing. */
  readonly official?: OfficialRequests | null;

  /** Cases at once. */
  readonly concurrency: number;

  /** Hears each result as it comes. */
  readonly told?: (result: Result, done: number, all: number) => void;

  /** Ends the run: what is left is not performed, and has no result. */
  readonly signal?: AbortSignal;
}

/** Performs the cases; the results are in the order of the suite. Never rejects. */
export async function runSuite({
  cases,
  ground,
  target,
  pace,
  official = null,
  concurrency,
  told,
  signal,
}: Run): Promise<readonly Result[]> {
  const run = randomBytes(3).toString('hex');
  let marks = 0;
  const stage: Stage = { target, pace, official, mark: () => `pw-${run}-${(marks += 1)}-x` };
  const plan = cases.flatMap<Instance | Result>((one) => {
    const instances = expand(one, ground);
    return instances.length > 0 ? instances : [inapplicable(one)];
  });
  // Gateways with other settings take a while to start: their turn comes last.
  const order = [...plan.keys()].toSorted((a, b) => Number(waits(plan[a])) - Number(waits(plan[b])));
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  const worker = async (): Promise<void> => {
    while (next < plan.length && signal?.aborted !== true) {
      const place = order[next] ?? 0;
      next += 1;
      const one = plan[place];
      if (one === undefined) return;
      const result = 'status' in one ? one : await perform(one, stage);
      results[place] = result;
      done += 1;
      told?.(result, done, plan.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results.filter((result) => (result as Result | undefined) !== undefined);
}

function waits(one: Instance | Result | undefined): boolean {
  return one !== undefined && 'of' in one && one.of.deployment !== undefined;
}

/** The result of a case that no model of the deployment is for. */
function inapplicable(one: LoadedCase): Result {
  return {
    id: one.id,
    case: one.id,
    area: one.area,
    file: one.file,
    proves: one.proves,
    axes: {},
    group: null,
    status: 'not_applicable',
    why: 'the model list has no model that it is for',
    differences: [],
    exchanges: [],
    took: 0,
  };
}
