import type { ApiDocument } from '../document/document.ts';
import type { Operation } from '../document/operation.ts';
import { deref, refTo } from '../document/schema.ts';
import { branchesOf } from '../document/union.ts';

/** What makes one answer of an operation's events: a chat format, or `responses` where the events bring the answer along. */
export function foldOf({ format, events, reply }: Operation, { components }: ApiDocument): string | null {
  if (events === undefined) return null;
  if (format !== undefined) return format;
  if (reply === undefined) return null;
  const branches = branchesOf({ $ref: refTo(events) }, components.schemas);
  const bring = branches.some(
    (branch) => deref(branch, components.schemas).properties?.['response']?.$ref === refTo(reply),
  );
  return bring ? 'responses' : null;
}

/** Whether the operations that can answer both ways answer with events unless they are asked not to. Throws where they differ. */
export function streamsByDefault(operations: readonly Operation[], { components }: ApiDocument): boolean {
  const found = new Set(
    operations
      .filter(({ events, reply, body }) => events !== undefined && reply !== undefined && body !== undefined)
      .map(({ body = '' }) => {
        const stream = deref({ $ref: refTo(body) }, components.schemas).properties?.['stream'];
        return stream?.default === true;
      }),
  );
  if (found.size > 1) throw new Error('operations of one service stream by default, and do not');
  return found.has(true);
}
