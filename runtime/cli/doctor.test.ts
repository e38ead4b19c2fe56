import { writeFileSync } from 'node:fs';
import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyPrefix } from '../gateway/accounts/key-prefix.ts';
import { newKey } from '../platform/key.ts';
import { runIn, type Ended } from './run-command.ts';
import { type Bench, startBench } from './setup/testing.ts';

const canary = 'canary-77ab02';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench[Symbol.asyncDispose]());

/** What it says of one provider, which is a mock unless `base_url` says otherwise. */
async function examine(
  kind: string,
  more: { readonly base_url?: string; readonly models?: object; readonly environment?: Record<string, string> } = {},
): Promise<Ended> {
  const config = bench.path('doctor.yaml');
  const binding = { base_url: more.base_url ?? bench.baseUrl(kind), api_key_env: 'A_KEY' };
  const gateway = { listen: '127.0.0.1:1', keys: [newKey(keyPrefix)] };
  writeFileSync(config, JSON.stringify({ gateway, providers: { [kind]: binding }, models: more.models ?? {} }));
  const ended = await runIn(more.environment ?? { A_KEY: canary }, 'doctor', '--config', config);
  expect(ended.out + ended.err).not.toContain(canary);
  return ended;
}

it.each(['P-R', 'P-A', 'P-G', 'P-K', 'P-E'])('finds nothing wrong with %s where nothing is', async (kind) => {
  const { code, out, err } = await examine(kind);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(new RegExp(`^ok +${kind} +\\S+ accepts the credential in A_KEY, \\d+ models\n$`));
});

it('says that a wire has no call that is free', async () => {
  const { code, out } = await examine('P-D');
  expect(code).toBe(0);
  expect(out).toMatch(/^warn +P-D +\S+ was not asked: its wire has no call that is free\n$/);
});

it('fails where the credential is missing, and still says whether somebody is there', async () => {
  const { code, out, err } = await examine('P-A', { environment: {} });
  expect({ code, err }).toEqual({ code: 1, err: 'polywire doctor: 1 of 1 checks failed\n' });
  expect(out).toMatch(/^fail +P-A +\S+ answers, but there is no credential: A_KEY is not set\n +set A_KEY to /);
});

it.each([
  [400, 'fail', 'refuses the credential in A_KEY (400)'],
  [401, 'fail', 'refuses the credential in A_KEY (401)'],
  [403, 'fail', 'forbids the list of models to the credential in A_KEY (403)'],
  [404, 'fail', 'has no list of models at this address (404)'],
  [302, 'fail', 'has no list of models at this address (302)'],
  [429, 'warn', 'answers, but not now (429)'],
  [503, 'warn', 'answers, but not now (503)'],
])('says plainly what a %i means', async (status, level, what) => {
  await bench.script({ match: { kind: 'P-R' }, answer: { status, headers: { location: bench.baseUrl('P-A') } } });
  const { code, out } = await examine('P-R');
  expect(code).toBe(level === 'fail' ? 1 : 0);
  expect(out).toMatch(new RegExp(`^${level} `));
  expect(out).toContain(what);
});

it('fails where nobody listens, and where what answers is no list', async () => {
  const nobody = await examine('P-R', { base_url: 'http://127.0.0.1:1/v1' });
  expect(nobody.code).toBe(1);
  expect(nobody.out).toContain('cannot be reached: nobody listens there (ECONNREFUSED)');
  await bench.script({ match: { kind: 'P-R' }, answer: { text: '<html>' } });
  expect((await examine('P-R')).out).toContain('answers with no list of models');
});

it('holds the bound models against the list of the provider', async () => {
  const body = { data: ['some-large-2026-01-02', 'some-small', 'bad\u001b[31m'].map((id) => ({ id })) };
  await bench.script({ match: { kind: 'P-A' }, answer: { body } });
  const models = { 'a-mid': 'some-small', 'a-top': 'some-large', 'a-third': 'some-smal', 'a-small': 'some' };
  const { code, out } = await examine('P-A', { models });
  expect(code).toBe(1);
  expect(out).toMatch(/accepts the credential in A_KEY, 2 models$/m);
  expect(out).toMatch(/^ok +P-A +a-mid is some-small, which is listed$/m);
  expect(out).toMatch(/^ok +P-A +a-top is some-large, of which a dated version is listed$/m);
  expect(out).toMatch(
    /^fail +P-A +a-third is some-smal, which is not listed\n +models\.a-third: did you mean some-small\?$/m,
  );
  expect(out).toMatch(/^fail +P-A +a-small is some, which is not listed$/m);
  expect(out).toMatch(/^warn +P-A +\d+ models have no id of this provider: calls to them fail \(a-mid-1, /m);
});

it('takes a neutral id that the provider knows for what it is', async () => {
  const { out } = await examine('P-R', { models: { 'r-mid': aliases['r-mid'].provider_model } });
  expect(out).not.toContain('warn');
});

it('says in one line of JSON what it found', async () => {
  const config = bench.path('json.yaml');
  writeFileSync(config, JSON.stringify({ gateway: { listen: '127.0.0.1:1', keys: [newKey(keyPrefix)] } }));
  const { code, out } = await runIn({}, 'doctor', '--config', config, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ ok: true, checks: [{ level: 'warn', provider: '-' }] });
});

it('ends with 1 where the file is not there', async () => {
  const { code, err } = await runIn({}, 'doctor', '--config', bench.path('none.yaml'));
  expect(code).toBe(1);
  expect(err).toMatch(/^polywire doctor: .*none\.yaml:1:1: the file cannot be read \(ENOENT\)/);
});
