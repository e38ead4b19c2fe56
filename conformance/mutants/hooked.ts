import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Change } from './mutant.ts';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The variable by which the hook is told what to change. */
export const hookVariable = 'POLYWIRE_MUTANT';

/** What the hook is told. */
export interface Hooked {
  /** Of the module. */
  readonly url: string;
  readonly change: Change;

  /** A file that is written once the module was loaded with the change. */
  readonly mark: string;
}

/**
 * The environment of a process that loads the change. Compiled code is kept by the path of its module, so that nothing
 * is kept here: neither is the true module served for the changed one, nor the changed one to anybody later.
 */
export function environmentOf({ file, after, text, becomes }: Change, mark: string): NodeJS.ProcessEnv {
  const url = pathToFileURL(join(root, file)).href;
  const change = { file, ...(after === undefined ? {} : { after }), text, becomes };
  const hooked: Hooked = { url, change, mark };
  const hook = new URL('hook.ts', import.meta.url).href;
  return { NODE_OPTIONS: `--import ${hook}`, NODE_DISABLE_COMPILE_CACHE: '1', [hookVariable]: JSON.stringify(hooked) };
}
