import type { Run } from './run.ts';

/** The stored responses that this process is making. */
export class Runs {
  private readonly runs = new Map<string, Run>();

  add(run: Run): void {
    this.runs.set(keyOf(run.asked.organization, run.id), run);
  }

  remove(run: Run): void {
    this.runs.delete(keyOf(run.asked.organization, run.id));
  }

  /** Null: none under way. Another organisation's id is unknown. */
  find(organization: string, id: string): Run | null {
    return this.runs.get(keyOf(organization, id)) ?? null;
  }
}

function keyOf(organization: string, id: string): string {
  return `${organization} ${id}`;
}
