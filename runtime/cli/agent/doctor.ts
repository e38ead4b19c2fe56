import { readArguments } from '../command.ts';
import { given, placeOptions, portOption } from './options.ts';

/** Characters of the longest part's name. */
const width = 8;

/** `polywire agent doctor`: what is wrong with this installation, and what to do. Throws where something failed. */
export async function doctor(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, {
    ...placeOptions,
    ...portOption,
    json: { type: 'boolean', default: false },
  });
  const { config, ...overrides } = given(values);
  const { examine } = await import('../../agent/doctor/examine.ts');
  const checks = await examine(config, process.env, overrides);
  const failed = checks.filter(({ level }) => level === 'fail').length;
  if (values.json) console.log(JSON.stringify({ ok: failed === 0, checks }));
  for (const { level, about, what, next } of values.json ? [] : checks) {
    console.log(`${level.padEnd(4)}  ${about.padEnd(width)}  ${what}`);
    if (next !== undefined) console.log(`${' '.repeat(width + 8)}${next}`);
  }
  if (failed > 0) throw new Error(`${failed} of ${checks.length} checks failed`);
}
