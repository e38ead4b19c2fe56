import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPython } from '@polywire/runtime/platform/testing/python.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start, type Running } from '../cases/running.ts';
import { oneOfEachWire } from './wires.ts';

/** The Python SDK as its users use it, blocking and over asyncio, against every provider wire. */
const made = join(dirname(fileURLToPath(import.meta.resolve('@polywire/generated/README.md'))), 'sdk-python');
const both = ['Blocking', 'Nonblocking'];
const readme = await readFile(join(made, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/^## (.*)$|^```python\n([^]*?)^```$/gm)].reduce<
  readonly (readonly [string, string])[]
>(
  (found, [, title, code]) =>
    code === undefined ? [...found, [title ?? '', '']] : [...found, [found.at(-1)?.[0] ?? '', code]],
  [],
);

await onPython('the Python SDK over a gateway', (python) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());

  const environment = (): Readonly<Record<string, string>> => ({
    PYTHONPATH: [join(made, 'src'), made].join(':'),
    POLYWIRE_BASE_URL: running.url,
    POLYWIRE_API_KEY: running.key,
    MOCKS_URL: running.mocks.url,
    MODELS: oneOfEachWire.map(([, model]) => model).join(','),
  });

  it.each([
    'every_format_over_every_wire_with_and_without_a_stream',
    'calls_of_tools_through_a_stream',
    'what_a_model_does_not_take_is_told',
    'another_model_that_answers_is_told',
    'stored_responses',
    'what_is_built_on_operations',
    'every_other_operation',
    'errors_of_the_gateway',
    'a_failure_in_the_middle_of_a_stream',
    'a_provider_hears_that_nobody_reads_on',
  ])(
    '%s',
    async (name) => {
      const args = ['-W', 'error', '-m', 'unittest', ...both.map((one) => `test_gateway.${one}Gateway.test_${name}`)];
      const { stderr } = await python(args, { cwd: join(import.meta.dirname, 'python'), env: environment() });
      expect(stderr).toMatch(/Ran 2 tests in [\d.]+s\n\nOK\n$/);
    },
    60_000,
  );

  it.each(examples.filter(([, code]) => code !== ''))('the README: %s', async (_, code) => {
    const { stdout, stderr } = await python(['-W', 'error', '-c', code], { env: environment() });
    expect(stdout + stderr).not.toBe('');
    expect(stderr).not.toContain(running.key);
  });
});
