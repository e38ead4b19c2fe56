import type { Worker } from 'node:cluster';

/**
 * Closes the connection that was handed to a worker which ended before it took it, if there is one; else its caller would
 * wait in vain: node:cluster forgets it, and nobody has it. There is at most one, since each is handed over when the one
 * before was taken; closing one that was taken does nothing.
 */
export function closeUntaken({ process }: Worker): void {
  const send = process.send.bind(process) as (...values: unknown[]) => boolean;
  let handed: { close?: () => void } | null = null;
  process.send = (...[message, handle, ...rest]: readonly unknown[]) => {
    handed = (handle as typeof handed | undefined) ?? handed;
    return send(message, handle, ...rest);
  };
  process.once('exit', () => handed?.close?.());
}
