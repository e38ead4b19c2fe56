import type { MemoryBreakers } from '../breakers.ts';
import type { HotState } from './hot-state.ts';

/**
 * A breaker that opens here opens everywhere: one process finds out that a provider fails, all leave it alone. Each counts
 * its own calls and tries for itself whether the provider works again, so none waits for word from another.
 */
export function shareBreakers(breakers: MemoryBreakers, hot: HotState): void {
  breakers.whenOpened((provider, milliseconds) => {
    hot.breakerOpened(provider, milliseconds);
  });
  hot.listen({
    breakerOpened(provider, milliseconds) {
      breakers.open(provider, milliseconds);
    },
    reload: () => undefined,
  });
}
