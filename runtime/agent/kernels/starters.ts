import { findCage } from './cage/find.ts';
import { javascriptIn } from './javascript/start.ts';
import { ipykernelIn } from './jupyter/start.ts';
import type { StartKernel } from './kernel.ts';
import type { Language } from './languages.ts';
import { findInterpreter } from './python/interpreter.ts';
import { pythonIn } from './python/start.ts';
import { shellIn } from './shell/start.ts';

/** What starts kernels on this machine. */
export interface Starters {
  /** Why nothing keeps them apart; null: something does. */
  readonly lack: string | null;

  /** Null: what runs the language is not installed. */
  readonly of: Readonly<Record<Language, StartKernel | null>>;
}

/** Looks for what this machine has. */
export async function findStarters(environment: NodeJS.ProcessEnv): Promise<Starters> {
  const { PATH = '' } = environment;
  const [cage, python] = await Promise.all([findCage(PATH), findInterpreter(environment)]);
  const startPython = python?.hasIpykernel === true && (await hasSockets()) ? ipykernelIn : pythonIn;
  return {
    lack: cage.lack,
    of: {
      python: python && startPython(cage, python),
      javascript: javascriptIn(cage),
      shell: process.platform === 'win32' ? null : shellIn(cage),
    },
  };
}

/** Whether the library of a kernel's sockets, which is native code, can be loaded here. */
function hasSockets(): Promise<boolean> {
  return import('zeromq').then(
    () => true,
    () => false,
  );
}
