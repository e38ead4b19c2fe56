import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readRequirements, type Requirements } from '../requirements/requirements.ts';
import { badge } from '../report/badge.ts';
import { coverage } from '../report/coverage.ts';
import { html } from '../report/html.ts';
import { junit } from '../report/junit.ts';
import { Terminal } from '../report/terminal.ts';
import { countsOf, failing, type Report, type Result } from '../report/result.ts';
import { officialRequests } from '../wires/provider-requests.ts';
import { judged, readBaseline, writeBaseline, type Baseline } from './baseline.ts';
import { loadCases, suiteFolder, type LoadedCase } from './load.ts';
import { MocksClient } from './mocks-client.ts';
import { modelsOf } from './models.ts';
import { UsageError, type Options } from './options.ts';
import { startOwn } from './own.ts';
import { Pace } from './pace.ts';
import { casesLeft, modelsLeft, readProfile, type Profile } from './profile.ts';
import { redacted } from './redact.ts';
import { runSuite } from './suite.ts';
import type { Target } from './target.ts';
import type { Scope } from './template.ts';

export const exitCodes = { ok: 0, failed: 1, usage: 2, unreachable: 3 } as const;

/** The deployment does not answer as one. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Runs the suite as the options say and writes the reports; resolves with the exit code. */
export async function conformance(options: Options): Promise<number> {
  const requirements = await readRequirements();
  const profile = options.profile === null ? {} : await readProfile(options.profile);
  const suite = await loadCases(suiteFolder, new Set(requirements.rows.keys()));
  const cases = wanted(suite, options, profile);
  if (options.list) {
    process.stdout.write(`${coverage(cases, requirements)}\n`);
    return exitCodes.ok;
  }
  const known = await baselineOf(options);
  const began = Date.now();
  const { target, stop } = await targetOf(options, cases, profile);
  try {
    const pace = new Pace({
      ...(options.maxRequests !== null && { requests: options.maxRequests }),
      ...(options.maxCost !== null && { cost: options.maxCost }),
      ...(options.rate !== null && { rate: options.rate }),
    });
    const terminal = new Terminal(process.stderr);
    const ground = { models: target.models, given: await givens() };
    const told = (result: Result, done: number, all: number): void => {
      for (const one of judged([result], known)) terminal.told(one, done, all);
    };
    const official = target.mocks === null ? null : officialRequests();
    const { concurrency } = options;
    const performed = await runSuite({ cases, ground, target, pace, official, concurrency, told });
    const others = await Promise.allSettled(Object.values(target.others));
    const gateways = [target.gateway, ...others.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))];
    const secrets = gateways.flatMap(({ key, callers }) => [key, ...Object.values(callers ?? {})]);
    const results = redacted(judged(performed, known), secrets);
    const report = reportOf(results, suite, requirements, {
      target: options.baseUrl ?? 'a gateway of its own, over mocks',
      mocks: target.mocks !== null,
      groups: [...new Set(target.models.flatMap(({ group }) => group ?? []))],
      started: new Date(began).toISOString(),
      took: Date.now() - began,
      requests: pace.requests,
      cost: pace.cost,
      official: official?.held ?? null,
    });
    if (options.writeBaseline && options.baseline !== null) await writeBaseline(options.baseline, results, known);
    await write(options, report);
    terminal.summary(report);
    const failed = results.some(({ status }) => failing.includes(status));
    return failed && !options.writeBaseline ? exitCodes.failed : exitCodes.ok;
  } finally {
    await stop();
  }
}

/** Values that templates of every fixture may name. */
export async function givens(): Promise<Scope> {
  return parse(await readFile(join(suiteFolder, 'given.yaml'), 'utf8')) as Scope;
}

function wanted(suite: readonly LoadedCase[], { areas, cases: ids }: Options, profile: Profile): readonly LoadedCase[] {
  for (const area of areas) {
    if (!suite.some((one) => one.area === area)) {
      throw new UsageError(`no area '${area}'; there are ${[...new Set(suite.map((one) => one.area))].join(', ')}`);
    }
  }
  const left = casesLeft(suite, profile).filter(
    ({ id, area }) =>
      (areas.length === 0 || areas.includes(area)) && (ids.length === 0 || ids.some((start) => id.startsWith(start))),
  );
  if (left.length === 0) throw new UsageError('no case is left to run');
  return left;
}

async function baselineOf({ baseline, writeBaseline: writing }: Options): Promise<Baseline> {
  if (baseline === null) return {};
  try {
    return await readBaseline(baseline);
  } catch (error) {
    if (writing && (error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

interface Running {
  readonly target: Target;
  readonly stop: () => Promise<void>;
}

async function targetOf(options: Options, cases: readonly LoadedCase[], profile: Profile): Promise<Running> {
  if (options.baseUrl === null) {
    const { stop, ...own } = await startOwn({ cases });
    const models = modelsLeft(await modelsAt(own.gateway.url, own.gateway.key), profile);
    return { target: { ...own, models }, stop };
  }
  const gateway = { url: options.baseUrl, key: options.key ?? '' };
  const models = modelsLeft(await modelsAt(gateway.url, gateway.key), profile);
  const mocks = options.mocksUrl === null ? null : new MocksClient(options.mocksUrl);
  if (mocks !== null) await reachable(mocks);
  return { target: { gateway, models, mocks, others: {} }, stop: () => Promise.resolve() };
}

/** The deployment's model list; rejects with Unreachable where there is none. */
export async function modelsAt(url: string, key: string): ReturnType<typeof listed> {
  try {
    return await listed(url, key);
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    const { message, cause } = error as Error;
    throw new Unreachable(`${url} does not answer: ${cause instanceof Error ? cause.message : message}`);
  }
}

async function listed(url: string, key: string) {
  const signal = AbortSignal.timeout(15_000);
  const response = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` }, signal });
  if (response.status !== 200) throw new Unreachable(`${url}/v1/models answers with ${response.status}`);
  return modelsOf(await response.json());
}

async function reachable(mocks: MocksClient): Promise<void> {
  await mocks.bases().catch((error: unknown) => {
    throw new Unreachable(`the mocks do not answer: ${(error as Error).message}`);
  });
}

type Facts = Pick<Report, 'target' | 'mocks' | 'groups' | 'started' | 'took' | 'requests' | 'cost' | 'official'>;

function reportOf(
  results: readonly Result[],
  suite: readonly LoadedCase[],
  { rows }: Requirements,
  facts: Facts,
): Report {
  const named = new Set(results.flatMap(({ proves }) => proves));
  const passed = new Set(results.filter(({ status }) => status === 'pass').flatMap(({ proves }) => proves));
  const covered = new Set(suite.flatMap(({ proves }) => proves));
  return {
    tool: 'polywire conformance',
    ...facts,
    counts: countsOf(results),
    requirements: { rows: rows.size, passed: passed.size, covered: covered.size },
    sentences: Object.fromEntries([...named].map((id) => [id, rows.get(id)?.says ?? ''])),
    results,
  };
}

async function write({ json, junit: xml, html: page, badge: svg }: Options, report: Report): Promise<void> {
  if (json !== null) await writeFile(json, `${JSON.stringify(report, null, 1)}\n`);
  if (xml !== null) await writeFile(xml, junit(report));
  if (page !== null) await writeFile(page, await html(report));
  if (svg !== null) await writeFile(svg, badge(report));
}
