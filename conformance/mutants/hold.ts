import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failing, type Result, type ShownExchange } from '../report/result.ts';
import type { LoadedCase } from '../runner/load.ts';
import { givens, modelsAt } from '../runner/main.ts';
import { startOwn } from '../runner/own.ts';
import { Pace } from '../runner/pace.ts';
import { runSuite } from '../runner/suite.ts';
import { environmentOf } from './hooked.ts';
import { canCatch, casesOf, staleness } from './load.ts';
import type { Mutant } from './mutant.ts';

/** What became of a mutant. All but `caught` fail the run; `broken`: it does not live long enough to be judged. */
export type Outcome = 'caught' | 'survived' | 'stale' | 'broken';

export interface Verdict {
  readonly mutant: Mutant;
  readonly outcome: Outcome;

  /** The case that failed by it, with its axes. */
  readonly by: string | null;

  /** How that case failed; else why there is none. */
  readonly why: string;

  /** Milliseconds. */
  readonly took: number;
}

/** Cases at once against one gateway. */
const atOnce = 4;

/** Holds a mutant against its cases until one catches it. Never rejects. */
export async function hold(mutant: Mutant, suite: readonly LoadedCase[]): Promise<Verdict> {
  const began = performance.now();
  const ended = (outcome: Outcome, by: string | null, why: string): Verdict => {
    return { mutant, outcome, by, why, took: Math.round(performance.now() - began) };
  };
  const stale = await staleness(mutant);
  if (stale !== null) return ended('stale', null, stale);
  const folder = await mkdtemp(join(tmpdir(), 'polywire-mutant-'));
  const mark = join(folder, 'applied');
  try {
    const isCatch = (result: Result): boolean => canCatch(result, mutant) && failsByExpectation(result);
    const results = await perform(casesOf(mutant, suite), environmentOf(mutant, mark), isCatch);
    if (!existsSync(mark)) return ended('broken', null, 'the gateway never loaded the module');
    const caught = results.find(isCatch);
    if (caught !== undefined) return ended('caught', caught.id, caught.why ?? '');
    const other = results.find(({ status }) => failing.includes(status));
    if (other !== undefined) return ended('broken', null, `it is no catch that ${other.id} fails: ${other.why ?? ''}`);
    const passed = results.filter(({ status }) => status === 'pass').length;
    return ended('survived', null, `${passed} of ${results.length} cases pass`);
  } catch (error) {
    return ended('broken', null, error instanceof Error ? error.message : String(error));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The failures of the gateway as it is, on all cases that mutants are held against: there should be none. */
export async function failuresOf(cases: readonly LoadedCase[]): Promise<readonly Result[]> {
  return (await perform(cases, {}, () => false)).filter(({ status }) => failing.includes(status));
}

/** A case fails by what it expects. A gateway that throws, or that nobody can talk to, is an accident. */
function failsByExpectation({ status, exchanges }: Result): boolean {
  return status === 'fail' && !exchanges.some(throws);
}

/** A status of 500 that no provider gave. */
function throws({ response, provider }: ShownExchange): boolean {
  return response?.status === 500 && !(provider ?? []).some(({ status }) => status === 500);
}

async function perform(
  cases: readonly LoadedCase[],
  environment: NodeJS.ProcessEnv,
  enough: (result: Result) => boolean,
): Promise<readonly Result[]> {
  const { stop, ...own } = await startOwn({ cases, environment });
  try {
    const models = await modelsAt(own.gateway.url, own.gateway.key);
    const end = new AbortController();
    return await runSuite({
      cases,
      ground: { models, given: await givens() },
      target: { ...own, models },
      pace: new Pace({}),
      concurrency: atOnce,
      told: (result) => {
        if (enough(result)) end.abort();
      },
      signal: end.signal,
    });
  } finally {
    await stop();
  }
}
