import { malformed } from './malformed.ts';
import { places } from './tables.ts';
import { wrongWith } from './columns.ts';

/** What `project.json` says. */
export interface ProjectRecord {
  readonly name: string;
  readonly description: string;
  readonly connections: readonly { readonly spec_id: string; readonly name: string }[];

  /** Names, in the project's own order. */
  readonly skills: readonly string[];
}

/** Throws AgentError `invalid_request`. */
export function projectRecord(value: unknown): ProjectRecord {
  const { name, description, connections, skills } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const wrong =
    complaint('name', wrongWith({ is: 'name' }, name)) ??
    complaint('description', wrongWith({ is: 'text' }, description)) ??
    complaint('skills', wrongWith({ is: 'skills' }, skills)) ??
    complaint('connections', areConnections(connections) ? null : 'is no list of objects with spec_id and name');
  if (wrong !== null) throw malformed(`${places.project}: ${wrong}`);
  return { name, description, connections, skills } as ProjectRecord;
}

const complaint = (field: string, wrong: string | null): string | null => (wrong === null ? null : `${field} ${wrong}`);

function areConnections(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((entry: unknown) => {
      const { spec_id, name } = (entry ?? {}) as Readonly<Record<string, unknown>>;
      return wrongWith({ is: 'name' }, spec_id) === null && wrongWith({ is: 'name' }, name) === null;
    })
  );
}
