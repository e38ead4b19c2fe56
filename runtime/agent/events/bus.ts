import type { AgentEvent } from '@polywire/generated/local/types.ts';

/** What happened, told to whoever listens in this process. It keeps nothing: who was not there reads the resources. */
export class Bus {
  private readonly listeners = new Set<(event: AgentEvent) => void>();

  /** Tells it to all, after what it tells of is in the database. A listener that throws does not stop the others. */
  publish(event: AgentEvent): void {
    for (const listener of this.listeners) {
      try {
        listener(event);
      } catch {
        // Its own trouble: what it tells of has happened already.
      }
    }
  }

  /** Until the function that is returned is called. */
  subscribe(listener: (event: AgentEvent) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }
}
