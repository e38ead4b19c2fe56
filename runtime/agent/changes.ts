import type { ResourceName } from '@polywire/generated/local/types.ts';
import type { Ground } from './ground.ts';
import { stamp } from './times.ts';

/** What a change is about: its id, and what it belongs to where that is known. */
export interface Subject {
  readonly id: string;
  readonly project_id?: string | null;
  readonly conversation_id?: string | null;
}

/** Tells the bus of a change that is in the database. */
export function publishChange(
  { bus, now }: Pick<Ground, 'bus' | 'now'>,
  resource: ResourceName,
  action: 'created' | 'updated' | 'deleted',
  { id, project_id = null, conversation_id = null }: Subject,
): void {
  bus.publish({ type: 'changed', resource, id, action, project_id, conversation_id, at: stamp(now()) });
}

/** The fields of a change that are there, of those named; null: none is, so nothing changes. */
export function given<Change extends object, Name extends keyof Change>(
  change: Change,
  ...names: readonly Name[]
): Pick<Change, Name> | null {
  const fields = names.filter((name) => change[name] !== undefined).map((name) => [name, change[name]] as const);
  return fields.length === 0 ? null : (Object.fromEntries(fields) as Pick<Change, Name>);
}
