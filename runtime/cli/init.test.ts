import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDeployment } from '../gateway/deployment/load.ts';
import { runIn, startIn, type Ended } from './run-command.ts';
import { type Bench, startBench } from './setup/testing.ts';

/** If it is seen anywhere, a secret got out. */
const canary = 'canary-4c8e1f';
const both = { OPENAI_API_KEY: `${canary}-openai`, ANTHROPIC_API_KEY: `${canary}-anthropic` };

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench[Symbol.asyncDispose]());

function init(environment: Record<string, string>, name: string, ...args: readonly string[]): Promise<Ended> {
  const places = { openai: 'P-R', anthropic: 'P-A', gemini: 'P-G', 'openai-embeddings': 'P-E' };
  const options = Object.entries(places).flatMap(([preset, kind]) => [
    '--base-url',
    `${preset}=${bench.baseUrl(kind)}`,
  ]);
  return runIn(environment, 'init', '--config', bench.path(name), ...options, ...args);
}

const textOf = (name: string): string => readFileSync(bench.path(name), 'utf8');

it('writes what it finds, says what answered, and tells the next command', async () => {
  const { code, out, err } = await init(both, 'found.yaml', '--model', 'a-mid=pa-mid-1-20260601');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^found anthropic \(P-A\): ANTHROPIC_API_KEY$/m);
  expect(out).toMatch(/^ok +P-A +127\.0\.0\.1:\d+ accepts the credential in ANTHROPIC_API_KEY, \d+ models$/m);
  expect(out).toMatch(/^ok +P-A +a-mid is pa-mid-1-20260601, which is listed$/m);
  expect(out).toContain(`polywire gateway --config ${bench.path('found.yaml')}`);
  expect(readDeployment('found.yaml', textOf('found.yaml'))).toMatchObject({
    providers: {
      'P-R': { base_url: bench.baseUrl('P-R'), api_key_env: 'OPENAI_API_KEY' },
      'P-A': { base_url: bench.baseUrl('P-A'), api_key_env: 'ANTHROPIC_API_KEY' },
      'P-E': { base_url: bench.baseUrl('P-E'), api_key_env: 'OPENAI_API_KEY' },
    },
    models: { 'a-mid': 'pa-mid-1-20260601' },
  });
});

it('writes what the gateway serves: the key opens it, and the chosen model answers', async () => {
  await init(both, 'served.yaml', '--model', 'a-mid=pa-top-1-20260210');
  const [key = ''] = readDeployment('served.yaml', textOf('served.yaml')).gateway.keys ?? [];
  const gateway = await startIn(both, 'gateway', '--config', bench.path('served.yaml'), '--port', '0');
  const { url } = JSON.parse(gateway.line) as { url: string };
  const reply = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'a-mid', messages: [{ role: 'user', content: 'Hello' }] }),
  });
  expect(await reply.json()).toMatchObject({ model: 'pa-top-1-20260210' });
  expect(await gateway.interrupt()).toBe(0);
});

it('writes a file that its owner alone can read', async () => {
  await init(both, 'mode.yaml', '--no-check');
  expect(statSync(bench.path('mode.yaml')).mode & 0o777).toBe(0o600);
});

it('looks at each variable that a provider goes by, in order, and passes over an empty one', async () => {
  await init({ GEMINI_API_KEY: '', GOOGLE_API_KEY: canary }, 'google.yaml');
  expect(readDeployment('google.yaml', textOf('google.yaml')).providers).toEqual({
    'P-G': { base_url: bench.baseUrl('P-G'), api_key_env: 'GOOGLE_API_KEY' },
  });
});

it('shows no credential: not in the file, not in what it says, not when a provider repeats or refuses it', async () => {
  await bench.script({ match: { kind: 'P-R' }, answer: { status: 401, body: { error: both.OPENAI_API_KEY } } });
  const broken = { ...both, ANTHROPIC_API_KEY: `${both.ANTHROPIC_API_KEY}\nx` };
  const { code, out, err } = await init(broken, 'canary.yaml');
  expect(code).toBe(0);
  expect(out).toMatch(/^fail +P-R +\S+ refuses the credential in OPENAI_API_KEY \(401\)$/m);
  expect(out).toMatch(/^fail +P-A +the credential in ANTHROPIC_API_KEY cannot be sent\n +take the line break/m);
  expect(out + err + textOf('canary.yaml')).not.toContain(canary);
  const [key = ''] = readDeployment('canary.yaml', textOf('canary.yaml')).gateway.keys ?? [];
  expect(out + err).not.toContain(key);
});

it('replaces no file unless it is forced to', async () => {
  writeFileSync(bench.path('mine.yaml'), 'mine');
  const { code, err } = await init(both, 'mine.yaml');
  expect(code).toBe(1);
  expect(err).toBe(
    `polywire init: ${bench.path('mine.yaml')} is there already; --force replaces it, --config names another\n`,
  );
  expect(textOf('mine.yaml')).toBe('mine');
  expect(await init(both, 'mine.yaml', '--force', '--no-check')).toMatchObject({ code: 0 });
  expect(textOf('mine.yaml')).not.toBe('mine');
});

it('says in one line of JSON what it did', async () => {
  const { out } = await init(both, 'json.yaml', '--json', '--model', 'r-mid=typed-by-hand');
  const done = JSON.parse(out) as { checks: object[]; models: object };
  expect(done).toMatchObject({ config: bench.path('json.yaml'), models: { 'r-mid': 'typed-by-hand' } });
  expect(done.checks).toContainEqual(
    expect.objectContaining({ level: 'fail', provider: 'P-R', what: 'r-mid is typed-by-hand, which is not listed' }),
  );
});

it('calls nobody with --no-check', async () => {
  const args = ['--yes', '--no-check', '--base-url', 'openai=http://127.0.0.1:1/v1', '--json'];
  const { code, out } = await runIn(both, 'init', '--config', bench.path('unchecked.yaml'), ...args);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ checks: [] });
});

it('writes nothing where it finds nothing, and says where it looked', async () => {
  const { code, err } = await init({}, 'nothing.yaml');
  expect(code).toBe(1);
  expect(err).toMatch(/^polywire init: no credential found; looked at OPENAI_API_KEY, ANTHROPIC_API_KEY, /);
  expect(() => textOf('nothing.yaml')).toThrow('ENOENT');
});

it('ends with 2 for a model or a preset that there is not, or that no credential opens', async () => {
  const wrong = async (...args: readonly string[]): Promise<string> => {
    const { code, err } = await init(both, 'wrong.yaml', '--no-check', ...args);
    expect(code).toBe(2);
    return err.replace('polywire init: ', '').trim();
  };
  expect(await wrong('--model', 'a-mod=x')).toBe("no model 'a-mod', did you mean 'a-mid'?");
  expect(await wrong('--model', 'a-mid')).toBe("--model takes ALIAS=ID, not 'a-mid'");
  expect(await wrong('--model', 'g-a=x')).toBe("'g-a' is served by P-G, and no credential for one was found");
  expect(await wrong('--base-url', 'opnai=http://x')).toBe("no preset 'opnai', did you mean 'openai'?");
  expect(await wrong('--check')).toBe('--check and --no-check exclude each other');
});
