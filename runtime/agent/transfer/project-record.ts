import { malformed } from './malformed.ts';
import { places } from './tables.ts';
import { wrongWith } from './columns.ts';

/** What `project.json` says. */
export interface ProjectRecord {
  readonly name: string;
  readonly description: string;

  /** Null: the server's. */
  readonly model: string | null;

  /** Names, in the project's own order. */
  readonly skills: readonly string[];
}

/** Throws AgentError `invalid_request`. */
export function projectRecord(value: unknown): ProjectRecord {
  const { name, description, model, skills } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const wrong =
    complaint('name', wrongWith({ is: 'name' }, name)) ??
    complaint('description', wrongWith({ is: 'text' }, description)) ??
    complaint('model', wrongWith({ is: 'text', optional: true }, model)) ??
    complaint('skills', wrongWith({ is: 'skills' }, skills));
  if (wrong !== null) throw malformed(`${places.project}: ${wrong}`);
  return { name, description, model, skills } as ProjectRecord;
}

const complaint = (field: string, wrong: string | null): string | null => (wrong === null ? null : `${field} ${wrong}`);
