import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { polywire } from './gateway.ts';
import { startNode, type Child } from './system/children.ts';
import { untilListening } from './system/ports.ts';

/** An agent server that takes requests. */
export interface Agent {
  readonly child: Child;

  /** Without a trailing slash and without `/api/v1`. */
  readonly url: string;

  /** Milliseconds from its start to listening. */
  readonly startMs: number;
}

/** An empty home folder, removed when the bench ends. */
export function newHome(): string {
  const folder = mkdtempSync(join(tmpdir(), 'polywire-agent-bench-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return join(folder, 'home');
}

/** Runs a program of the agent's that fills a home folder; what it prints as JSON. `program`: below runtime/agent. */
export async function fillHome<Filled>(program: string, home: string, ...args: readonly string[]): Promise<Filled> {
  const path = fileURLToPath(new URL(`../../runtime/agent/${program}`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [path, home, ...args]);
  return JSON.parse(stdout) as Filled;
}

/** Starts `polywire agent` as a user would, with a home folder, and waits until it listens. */
export async function startAgent(home: string, port: number): Promise<Agent> {
  const child = startNode('agent', [polywire, 'agent', '--home', home, '--port', String(port)]);
  return { child, url: `http://127.0.0.1:${port}`, startMs: await untilListening(child, port) };
}
