import { describe, expect, it } from 'vitest';
import { Cutoff } from '../platform/cutoff.ts';
import { type Problem, ProblemError } from '../turn/problem.ts';
import { type Breakers, type CallOutcome, MemoryBreakers } from './breakers.ts';
import { type Attempts, callWithRepeats, failOver, noAttempts } from './dispatch.ts';
import { limitsOf } from './limits.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { OpenRoute } from './route.ts';
import { unwatched } from './telemetry/telemetry.ts';

const limits = limitsOf({ retry_delay: 0 });
const unrecorded = { call: () => unwatched, spared: () => undefined };

/** As much of a route as dispatch looks at. */
function route(alias: string, providerName = 'P-R'): OpenRoute {
  return { alias, providerName } as OpenRoute;
}

function relayed(status: number, retryAfter: number | null = null): ProviderFailure {
  return new ProviderFailure(
    { name: 'upstream_error', message: `It said ${status}.`, upstreamStatus: status },
    retryAfter,
  );
}

function broken(name: Problem['name']): ProviderFailure {
  return new ProviderFailure({ name, message: name });
}

describe('failover', () => {
  const [asked, second, third] = [route('asked'), route('second'), route('third')];

  /** Has the routes end like this, and says who was asked, in order, and what came of it. */
  async function outcome(ends: Readonly<Record<string, Error>>, fallbacks = [second, third]) {
    const attempts: Attempts = noAttempts(asked);
    const order: string[] = [];
    const served = failOver(attempts, fallbacks, ({ alias }) => {
      order.push(alias);
      const end = ends[alias];
      return end === undefined ? Promise.resolve(alias) : Promise.reject(end);
    });
    const end = await served.catch((error: unknown) => error);
    return { end, order, route: attempts.route.alias, failover: attempts.failover };
  }

  it('is not wanted where the route serves', async () => {
    expect(await outcome({})).toEqual({ end: 'asked', order: ['asked'], route: 'asked', failover: false });
  });

  it.each([408, 409, 429, 500, 502, 503, 504, 529])('has the first fallback serve after %d', async (status) => {
    expect(await outcome({ asked: relayed(status) })).toEqual({
      end: 'second',
      order: ['asked', 'second'],
      route: 'second',
      failover: true,
    });
  });

  it.each(['upstream_unreachable', 'upstream_malformed'] as const)('has it serve after %s', async (name) => {
    expect(await outcome({ asked: broken(name) })).toMatchObject({ end: 'second' });
  });

  it('follows the order, past a fallback that fails or refuses the request', async () => {
    const refuses = new ProblemError({ name: 'param_not_supported', message: 'No format.' });
    for (const end of [relayed(500), relayed(400), refuses]) {
      expect(await outcome({ asked: relayed(500), second: end })).toMatchObject({
        end: 'third',
        order: ['asked', 'second', 'third'],
      });
    }
  });

  it('tells what the named model failed by where nothing serves', async () => {
    const first = relayed(503);
    const all = { asked: first, second: relayed(400), third: relayed(500) };
    expect(await outcome(all)).toEqual({
      end: first,
      order: ['asked', 'second', 'third'],
      route: 'asked',
      failover: false,
    });
    expect(await outcome({ asked: first }, [])).toMatchObject({ end: first, order: ['asked'] });
  });

  it.each([400, 401, 404, 413, 422])('is of no use after %d', async (status) => {
    expect(await outcome({ asked: relayed(status) })).toMatchObject({ order: ['asked'] });
  });

  it('is not for what is no failure of the provider', async () => {
    const refused = new ProblemError({ name: 'param_not_supported', message: 'No format.' });
    expect(await outcome({ asked: refused })).toMatchObject({ end: refused, order: ['asked'] });
    const wrong = new TypeError('inside');
    expect(await outcome({ asked: wrong })).toMatchObject({ end: wrong, order: ['asked'] });
    expect(await outcome({ asked: relayed(500), second: wrong })).toMatchObject({ end: wrong });
  });
});

describe('a call', () => {
  /** Calls that end like this, one after the other; undefined: it serves. */
  async function ending(ends: readonly (Error | undefined)[], breakers: Breakers = new MemoryBreakers()) {
    const cutoff = new Cutoff(new AbortController().signal, null);
    const attempts = noAttempts(route('asked'));
    const left = [...ends];
    const served = callWithRepeats(attempts, { limits, breakers, cutoff, record: unrecorded }, () => {
      const end = left.shift();
      return end === undefined ? Promise.resolve('served') : Promise.reject(end);
    });
    const end = await served.catch((error: unknown) => error);
    return { end, made: attempts.made };
  }

  it('is repeated once after a transient failure, and counted', async () => {
    expect(await ending([relayed(500), undefined])).toEqual({ end: 'served', made: 2 });
    const last = relayed(503);
    expect(await ending([relayed(500), last, undefined])).toEqual({ end: last, made: 2 });
  });

  it('is not repeated after a refusal, or when the provider wants a long pause', async () => {
    expect(await ending([relayed(400)])).toMatchObject({ made: 1 });
    expect(await ending([relayed(429, limits.retry_after_cap + 1)])).toMatchObject({ made: 1 });
  });

  it('is not made while the breaker is open, which is told as a provider that cannot be reached', async () => {
    const breakers = new MemoryBreakers();
    for (let failed = 0; failed < limits.breaker_window; failed++) breakers.admit('P-R', limits)?.('failed');
    const { end, made } = await ending([undefined], breakers);
    expect(made).toBe(0);
    expect(end).toMatchObject({ transient: true, problem: { name: 'upstream_unreachable' } });
  });

  it('is not repeated once its failure opened the breaker', async () => {
    const breakers = new MemoryBreakers();
    for (let failed = 1; failed < limits.breaker_window; failed++) breakers.admit('P-R', limits)?.('failed');
    const failure = relayed(500);
    expect(await ending([failure, undefined], breakers)).toEqual({ end: failure, made: 1 });
  });

  it('tells the breaker how it ended: a refusal is the word of a provider that works', async () => {
    const told: CallOutcome[] = [];
    const breakers: Breakers = { admit: () => (outcome) => void told.push(outcome), states: () => new Map() };
    await ending([relayed(500), undefined], breakers);
    await ending([relayed(400)], breakers);
    await ending([new TypeError('inside')], breakers);
    expect(told).toEqual(['failed', 'worked', 'worked', 'unknown']);
  });
});
