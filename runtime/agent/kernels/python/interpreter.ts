import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A Python that runs cells. */
export interface Interpreter {
  readonly program: string;
  readonly hasIpykernel: boolean;

  /** Folders of its own library and of the packages that it finds. */
  readonly reads: readonly string[];

  /** Base of the packages that the user has installed for themselves. */
  readonly userBase: string;
}

/** Milliseconds for one to answer. */
const patience = 20_000;

const candidates = ['python3', '/usr/bin/python3', '/usr/local/bin/python3', '/opt/homebrew/bin/python3', 'python'];

const question = `
import json, os, site, sys
try:
    import ipykernel.kernelapp
    has = True
except Exception:
    has = False
places = [sys.prefix, sys.base_prefix, sys.exec_prefix, os.path.dirname(os.path.realpath(sys.executable)), *sys.path]
print(json.dumps({
    "recent": sys.version_info >= (3, 8),
    "program": sys.executable,
    "hasIpykernel": has,
    "reads": sorted({place for place in places if os.path.isabs(place) and os.path.exists(place)}),
    "userBase": site.getuserbase(),
}))`;

/** The first one with ipykernel, else the first one; null: there is none. */
export async function findInterpreter({ PATH = '', HOME = '' }: NodeJS.ProcessEnv): Promise<Interpreter | null> {
  const found: Interpreter[] = [];
  for (const candidate of candidates) {
    const answer = await ask(candidate, { PATH, HOME });
    if (answer?.hasIpykernel === true) return answer;
    if (answer !== null) found.push(answer);
  }
  return found[0] ?? null;
}

async function ask(program: string, env: Readonly<Record<string, string>>): Promise<Interpreter | null> {
  try {
    const { stdout } = await promisify(execFile)(program, ['-c', question], { timeout: patience, env, cwd: '/' });
    const { recent, ...interpreter } = JSON.parse(stdout) as Interpreter & { readonly recent: boolean };
    return recent ? interpreter : null;
  } catch {
    return null;
  }
}
