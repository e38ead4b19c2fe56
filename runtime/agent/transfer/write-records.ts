import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Column } from './columns.ts';
import type { Snapshot, SnapshotRow } from './snapshot.ts';
import type { Table } from './tables.ts';

/** What a record may refer to. */
export interface Known {
  readonly conversation: ReadonlySet<string>;

  /** Names by id. */
  readonly skills: ReadonlyMap<string, string>;
}

/** The rows of a project in a table, in the order of their ids. */
export function rowsOf(snapshot: Snapshot, { name, owner }: Table, project: string): Iterable<SnapshotRow> {
  const conversations = 'select id from conversation where project_id = ?';
  const within = {
    project: 'project_id = ?',
    conversation: `conversation_id in (${conversations})`,
    scratchpad: `scratchpad_id in (select id from scratchpad where conversation_id in (${conversations}))`,
  };
  return snapshot.rows(`select * from ${name} where ${within[owner]} order by id`, project);
}

/** A row as the archive has it. */
export function recordOf(columns: Table['columns'], row: SnapshotRow, known: Known): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, told(column, row[name] ?? null, known)]),
  );
}

function told(column: Column, value: string | bigint | null, { conversation, skills }: Known): unknown {
  if (value === null) return null;
  switch (column.is) {
    case 'count':
      return Number(value);
    case 'flag':
      return value === 1n;
    case 'json':
      return JSON.parse(String(value));
    case 'choice':
      return column.replaced?.[String(value)] ?? value;
    case 'reference':
      // What is in another project, or in none, stays there.
      return column.to === 'conversation' && !conversation.has(String(value)) ? null : value;
    case 'skills':
      return (JSON.parse(String(value)) as string[]).flatMap((id) => skills.get(id) ?? []);
    case 'id':
    case 'text':
    case 'name':
    case 'time':
    case 'path':
    case 'sha256':
      return value;
  }
}

/** Writes one JSON object a line; tells how many. */
export async function writeLines(path: string, records: Iterable<object> | AsyncIterable<object>): Promise<number> {
  let count = 0;
  const lines = async function* (): AsyncGenerator<string> {
    for await (const record of records) {
      count += 1;
      yield `${JSON.stringify(record)}\n`;
    }
  };
  await pipeline(lines, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return count;
}
