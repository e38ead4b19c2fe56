import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { run } from './run-command.ts';

/** Those whose first argument says what to do. */
const administration = ['org', 'member', 'key', 'policy'];
const commands = [
  'up',
  'init',
  'doctor',
  'gateway',
  'console-link',
  'mocks',
  'conformance',
  'explain',
  ...administration,
];

it('says what it can do', async () => {
  const { code, out, err } = await run('--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const name of commands) expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
});

it('says its version', async () => {
  expect(await run('--version')).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
});

it.each(commands)('has help for %s', async (name) => {
  const { code, out, err } = await run(name, '--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`Usage: polywire ${name}`);
  expect(out).toMatch(/^Exit codes: 0 ok/m);
});

it('ends with 2 and one line for a command that there is not', async () => {
  expect(await run('upp')).toEqual({ code: 2, out: '', err: "polywire: no command 'upp'; see polywire --help\n" });
});

it.each(commands)('ends with 2 and one line for an option that %s does not have', async (name) => {
  const args = administration.includes(name) ? [name, 'list', '--nope'] : [name, '--nope'];
  expect(await run(...args)).toEqual({ code: 2, out: '', err: `polywire ${name}: Unknown option '--nope'\n` });
});

it('ends with 2 for an argument too many', async () => {
  const { code, err } = await run('mocks', 'more');
  expect({ code, err }).toEqual({ code: 2, err: "polywire mocks: unexpected argument 'more'\n" });
});

it('loads nothing of what is generated before it knows what to do: who waits for another version must not have this one', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({
      load(url, context, next) {
        if (url.includes('/generated/')) loaded.push(url);
        return next(url, context);
      },
    });
    await import(process.argv[1]);
    console.log(JSON.stringify(loaded));`;
  const commandsFile = new URL('commands.ts', import.meta.url).href;
  const args = ['--input-type=module', '--eval', script, commandsFile];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(JSON.parse(stdout)).toEqual([]);
});
