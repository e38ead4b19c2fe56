import type { Run } from './run.ts';
import type { Name, ResponseStore } from './store.ts';

/** Milliseconds between two looks whether another process has ended what this one makes. */
const lookInterval = 1_000;

/** The stored responses that this process is making. What another process cancels or deletes is called off. */
export class Runs {
  private readonly store: Pick<ResponseStore, 'underWay'>;
  private readonly runs = new Map<string, Run>();
  private timer: NodeJS.Timeout | undefined;

  constructor(store: Pick<ResponseStore, 'underWay'>) {
    this.store = store;
  }

  add(run: Run): void {
    this.runs.set(keyOf(run.name), run);
    this.timer ??= setInterval(() => {
      // While the store does not answer nobody can have told it anything.
      this.look().catch(() => undefined);
    }, lookInterval).unref();
  }

  remove(run: Run): void {
    this.runs.delete(keyOf(run.name));
    if (this.runs.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Null: none under way. Another organisation's id is unknown. */
  find(organization: string, id: string): Run | null {
    return this.runs.get(keyOf({ organization, id })) ?? null;
  }

  private async look(): Promise<void> {
    const begun = [...this.runs.values()].filter((run) => run.kept);
    if (begun.length === 0) return;
    const ours = new Set((await this.store.underWay()).map(keyOf));
    await Promise.all(begun.filter((run) => !ours.has(keyOf(run.name))).map((run) => run.cancel()));
  }
}

function keyOf({ organization, id }: Name): string {
  return `${organization} ${id}`;
}
