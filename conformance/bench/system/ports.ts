import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { tcpSockets } from './proc.ts';
import type { Child } from './children.ts';

/** Throws when something listens on one of the ports: a leftover would be measured in place of what is started. */
export async function demandFree(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port)))
      throw new Error(`port ${port} (for ${name}) is taken; end what listens there or choose others with --port-base`);
  }
}

/** A free port with `count - 1` more free ones after it. */
export async function freePortRange(count: number): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const base = 20_000 + Math.floor(Math.random() * 12_000);
    const range = await Promise.all(Array.from({ length: count }, (_, index) => isFree(base + index)));
    if (range.every(Boolean)) return base;
  }
  throw new Error(`no ${count} free ports in a row`);
}

/** Waits until the child itself, and no other process, listens on the port; milliseconds since it was started. */
export async function untilListening(child: Child, port: number, limitMs = 15_000): Promise<number> {
  for (;;) {
    const passed = performance.now() - child.startedAt;
    if (child.ended()) throw new Error(`${child.name} ended before it listened:\n${child.output()}`);
    if (listens(child.pid, port)) return passed;
    if (passed > limitMs)
      throw new Error(`${child.name} does not listen on ${port} after ${limitMs} ms:\n${child.output()}`);
    await sleep(5);
  }
}

function listens(pid: number, port: number): boolean {
  try {
    return tcpSockets(pid).some((socket) => socket.state === 'listening' && socket.localPort === port);
  } catch {
    return false; // The process ended meanwhile, which the caller finds out next.
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
