import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The package's command, started as a process of its own: the runtime knows conformance by its address only. */
const entry = '@polywire/conformance/mocks/cli.ts';

/** What the mocks say when they listen. */
export interface MocksAddress {
  /** Base of their paths, without a trailing slash. */
  readonly url: string;

  /** Base URL of each kind of provider, and of `search`. */
  readonly providers: Readonly<Record<string, string>>;
}

/** Mocks of all provider kinds, running in a child process. */
export interface MocksProcess {
  readonly address: MocksAddress;

  /** Resolves when the process has ended, with what it ended as. */
  readonly ended: Promise<string>;

  /** Ends the process; resolves when it has. */
  stop(): Promise<void>;
}

/** Starts the mocks on a port of 127.0.0.1; 0: any free one. Throws where they are not installed or do not start. */
export async function startMocks(port: number): Promise<MocksProcess> {
  const child = spawn(process.execPath, [locate(), '--port', String(port)], {
    // Nothing is said over the channel: when it closes the mocks know that we are gone, however we went.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
  });
  const endWithUs = (): void => {
    child.kill();
  };
  process.once('exit', endWithUs);
  const complaint = lastLine(child);
  const ended = once(child, 'exit').then(([code, signal]) => {
    process.off('exit', endWithUs);
    return complaint() ?? `the mocks ended (${String(signal ?? code)})`;
  });
  const address = await Promise.race([announced(child), ended.then((why) => Promise.reject(new Error(why)))]);
  return {
    address,
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function locate(): string {
  const path = resolved();
  if (path === null || !existsSync(path)) throw new Error(`the mocks are not installed: no ${entry}`);
  return path;
}

function resolved(): string | null {
  try {
    return fileURLToPath(import.meta.resolve(entry));
  } catch {
    return null;
  }
}

/** The mocks say where they are in their first line, as JSON. */
async function announced({ stdout }: ChildProcess): Promise<MocksAddress> {
  if (stdout === null) throw new Error('the mocks have no output');
  const [line] = (await once(createInterface({ input: stdout }), 'line')) as [string];
  return JSON.parse(line) as MocksAddress;
}

/** What the process complained of last, if of anything. */
function lastLine({ stderr }: ChildProcess): () => string | undefined {
  let last: string | undefined;
  if (stderr !== null) {
    createInterface({ input: stderr }).on('line', (line) => {
      if (line.trim() !== '') last = line;
    });
  }
  return () => last;
}
