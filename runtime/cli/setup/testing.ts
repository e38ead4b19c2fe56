import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMocks } from '../mocks-process.ts';

/** For tests: mock providers, and a folder for deployment files. */
export interface Bench extends AsyncDisposable {
  /** Base URL of a kind of provider. */
  readonly baseUrl: (kind: string) => string;

  /** A path in the folder. */
  readonly path: (name: string) => string;

  /** Orders what the mocks answer next: the body of `POST /__script`. */
  readonly script: (script: object) => Promise<void>;
}

export async function startBench(): Promise<Bench> {
  const [mocks, folder] = await Promise.all([startMocks(0), mkdtemp(join(tmpdir(), 'polywire-setup-'))]);
  return {
    baseUrl: (kind) => mocks.address.providers[kind] ?? '',
    path: (name) => join(folder, name),
    script: async (script) => {
      const answer = await fetch(`${mocks.address.url}/__script`, { method: 'POST', body: JSON.stringify(script) });
      if (!answer.ok) throw new Error(`the mocks refuse the script: ${await answer.text()}`);
    },
    [Symbol.asyncDispose]: async () => {
      await mocks.stop();
      await rm(folder, { recursive: true });
    },
  };
}
