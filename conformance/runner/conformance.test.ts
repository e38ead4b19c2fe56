import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../report/result.ts';
import { hasReference } from '../wires/official.ts';
import { startOwn, type Own } from './own.ts';

/** The command as an operator runs it, on a slice of the suite. */
let own: Own;
let folder: string;
beforeAll(async () => {
  [own, folder] = await Promise.all([startOwn({ cases: [] }), mkdtemp(join(tmpdir(), 'polywire-conformance-'))]);
});
afterAll(async () => {
  await own.stop();
  await rm(folder, { recursive: true });
});

const command = fileURLToPath(new URL('cli.ts', import.meta.url));
const slice = ['catalog.group', 'streams.chat', 'bytes.inside_characters', 'failures.caller', 'tool_choice.named'];

interface Ended {
  readonly code: number;
  readonly said: string;
}

function run(...args: readonly string[]): Promise<Ended> {
  const env = { ...process.env, DEPLOYMENT_KEY: own.gateway.key };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr });
    });
  });
}

const cases = (...ids: readonly string[]): readonly string[] => ids.flatMap((id) => ['--case', id]);
const file = (name: string): string => join(folder, name);
const reportIn = async (name: string): Promise<Report> => JSON.parse(await readFile(file(name), 'utf8')) as Report;

/** The deployment as somebody else's. */
const foreign = (): readonly string[] => [
  ...['--base-url', own.gateway.url, '--api-key-env', 'DEPLOYMENT_KEY'],
  ...['--rate', '1000', '--concurrency', '8'],
];

describe('polywire conformance', { timeout: 60_000 }, () => {
  it('without a URL holds a gateway of its own against the suite', async () => {
    const { code, said } = await run(...cases(...slice, 'failures.early.chat'), '--json', file('own.json'));
    expect(said).toContain('No case failed.');
    expect(code).toBe(0);
    const { counts, results, requirements, official } = await reportIn('own.json');
    if (hasReference) expect(official).toBeGreaterThan(150);
    else expect([official, said]).toEqual([null, expect.stringContaining('not run, they are not here')]);
    expect(counts).toEqual({ ...counts, pass: results.length });
    expect(results.length).toBeGreaterThan(150);
    expect(requirements.covered).toBeGreaterThan(400);
  });

  it('of a foreign deployment tests what needs no control of its providers, and tells no credential', async () => {
    const reports = [
      '--json',
      file('x.json'),
      '--html',
      file('x.html'),
      '--junit',
      file('x.xml'),
      '--badge',
      file('x.svg'),
    ];
    const { code, said } = await run(...foreign(), ...cases(...slice), ...reports);
    expect(code).toBe(0);
    const { results, mocks } = await reportIn('x.json');
    expect(mocks).toBe(false);
    const statuses = Object.fromEntries(results.map((one) => [one.case, one.status]));
    expect(statuses).toMatchObject({
      'catalog.group': 'pass',
      'streams.chat.usage': 'pass',
      'tool_choice.named.downgraded': 'pass',
      'tool_choice.named': 'not_testable',
      'bytes.inside_characters': 'not_testable',
    });
    const written = await Promise.all(
      ['x.json', 'x.html', 'x.xml', 'x.svg'].map((name) => readFile(file(name), 'utf8')),
    );
    for (const text of [said, ...written]) expect(text).not.toContain(own.gateway.key);
  });

  it('tests all that its own settings do where it may control the providers', async () => {
    const only = cases('bytes.inside_characters', 'failures.caller', 'failures.early.chat');
    const { code } = await run(...foreign(), '--mocks-url', own.mocks.url, ...only, '--json', file('mocks.json'));
    expect(code).toBe(0);
    const { results } = await reportIn('mocks.json');
    const statuses = (id: string) => new Set(results.filter((one) => one.case === id).map(({ status }) => status));
    expect(statuses('bytes.inside_characters')).toEqual(new Set(['pass']));
    expect(statuses('failures.caller_goes_away')).toEqual(new Set(['pass']));
    expect(statuses('failures.early.chat')).toEqual(new Set(['not_testable']));
  });

  it('asks the models and formats of the profile, and no other', async () => {
    await writeFile(file('profile.yaml'), 'models: [a-mid, r-mid]\nformats: [chat]\n');
    await run(...foreign(), '--profile', file('profile.yaml'), '--area', 'adaptation', '--json', file('p.json'));
    const { results } = await reportIn('p.json');
    const axes = (name: string) => new Set(results.flatMap((one) => one.axes[name] ?? []));
    expect(axes('model')).toEqual(new Set(['a-mid', 'r-mid']));
    expect(axes('format')).toEqual(new Set(['chat']));
  });

  it('fails where a known failure passes', async () => {
    await writeFile(file('known.yaml'), 'models.pages: pages are not built yet\n');
    const { code, said } = await run(...foreign(), ...cases('models.pages'), '--baseline', file('known.yaml'));
    expect([code, said]).toEqual([1, expect.stringContaining('the baseline says that it fails')]);
  });

  it.each([
    [['--area', 'nowhere'], 2, "no area 'nowhere'; there are accounts, adaptation"],
    [['--case', 'nothing'], 2, 'no case is left to run'],
    [['--base-url', 'http://127.0.0.1:1', '--api-key-env', 'DEPLOYMENT_KEY'], 3, 'does not answer'],
  ])('%j ends with %i', async (args, code, message) => {
    const ended = await run(...args);
    expect([ended.code, ended.said]).toEqual([code, expect.stringContaining(message)]);
  });

  it('lists the cases, and what no fixture is for', async () => {
    const { said } = await run('--list');
    expect(said).toMatch(/requirements: \d+; \d+ with a fixture, \d+ with a test/u);
  });
});
