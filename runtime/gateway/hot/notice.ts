import type { HotListener } from './hot-state.ts';

/** What one process tells the others. */
export type Notice =
  | { readonly tells: 'breaker_opened'; readonly provider: string; readonly milliseconds: number }
  | { readonly tells: 'reload' };

/** Those in this process who want to know what others tell. */
export class Listeners {
  private readonly listeners: HotListener[] = [];

  add(listener: HotListener): void {
    this.listeners.push(listener);
  }

  hear(notice: Notice): void {
    for (const listener of this.listeners) {
      if (notice.tells === 'reload') listener.reload();
      else listener.breakerOpened(notice.provider, notice.milliseconds);
    }
  }
}

/** A notice on its way over a channel that is not ours alone. */
export function writeNotice(from: string, notice: Notice): string {
  return JSON.stringify({ from, notice });
}

/** Null: it is our own, or none that we understand, such as one of another version. */
export function readNotice(text: string, self: string): Notice | null {
  const { from, notice } = parsed(text);
  if (from === self || notice === undefined) return null;
  const { tells, provider, milliseconds } = notice;
  if (tells === 'reload') return { tells };
  if (tells !== 'breaker_opened' || typeof provider !== 'string' || typeof milliseconds !== 'number') return null;
  return { tells, provider, milliseconds };
}

interface Sent {
  readonly from?: unknown;
  readonly notice?: { readonly tells?: unknown; readonly provider?: unknown; readonly milliseconds?: unknown };
}

function parsed(text: string): Sent {
  try {
    return (JSON.parse(text) ?? {}) as Sent;
  } catch {
    return {};
  }
}
