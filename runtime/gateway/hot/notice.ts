import type { HotListener } from './hot-state.ts';

/** What one process tells the others. */
export type Notice = BreakerOpened | { readonly tells: 'reload' };

interface BreakerOpened {
  readonly tells: 'breaker_opened';
  readonly provider: string;
  readonly milliseconds: number;
}

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
