import { createInterface } from 'node:readline/promises';
import { presets } from '@polywire/generated/catalog/presets.ts';
import type { Found } from './find.ts';
import { type Bindings, floatingAliasesOf, isModelId } from './models.ts';

/** Puts a question and resolves to the answer, a line. */
export type Ask = (question: string) => Promise<string>;

/** Lets the operator say which of a provider's models each floating alias means. An empty answer skips it. */
export async function chooseModels(
  { preset, provider }: Found,
  listed: readonly string[],
  bound: Bindings,
  ask: Ask,
  say: (line: string) => void,
): Promise<Bindings> {
  const open = floatingAliasesOf(provider).filter((alias) => bound[alias] === undefined);
  if (open.length === 0) return {};
  const offered = worthShowing(listed, presets[preset].shown);
  say(`\n${preset} (${provider}): a number, another model id, or Enter to leave it out`);
  for (const [index, id] of offered.entries()) say(`  ${String(index + 1).padStart(3)}  ${id}`);
  const chosen: Record<string, string> = {};
  for (const alias of open) {
    const id = await askForOne(alias, offered, ask, say);
    if (id !== '') chosen[alias] = id;
  }
  return chosen;
}

/** The models that a preset shows; all where it shows none of them. */
function worthShowing(listed: readonly string[], shown: string): readonly string[] {
  const pattern = new RegExp(shown, 'u');
  const some = listed.filter((id) => pattern.test(id));
  return some.length > 0 ? some : listed;
}

async function askForOne(
  alias: string,
  offered: readonly string[],
  ask: Ask,
  say: (line: string) => void,
): Promise<string> {
  for (;;) {
    const answer = (await ask(`${alias}: `)).trim();
    const picked = /^\d+$/.test(answer) ? offered[Number(answer) - 1] : answer;
    if (picked === '' || (picked !== undefined && isModelId(picked))) return picked;
    say(picked === undefined ? `  there are 1 to ${offered.length}` : '  a model id has no spaces');
  }
}

/** Asks on the terminal, beside what goes to stdout. Ends with an Error where the operator leaves. */
export function askOnTerminal(): { readonly ask: Ask } & Disposable {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const left = new Promise<never>((_, reject) => {
    terminal.once('close', () => {
      reject(new Error('left before the end: nothing was written'));
    });
  });
  left.catch(() => undefined);
  return {
    ask: (question) => Promise.race([terminal.question(question), left]),
    [Symbol.dispose]: () => {
      terminal.close();
    },
  };
}
