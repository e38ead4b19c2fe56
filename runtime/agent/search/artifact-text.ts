import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/open.ts';
import { documentAt, pieceBits, pieceOverlap, pieceSize } from '../storage/search-numbers.ts';
import type { Schema } from '../storage/schema.ts';

/**
 * Makes an artifact findable by the text of its entry file, which lies on the disk where no trigger sees it change; call it
 * in the transaction of the change. An artifact that is not there (any more) has no text. What a text cannot hold (NUL, half
 * a surrogate pair) is left out.
 */
export async function indexArtifactText(tx: Transaction<Schema>, id: string, text: string): Promise<void> {
  const entity = await tx.selectFrom('search_entity').select('number').where('id', '=', id).executeTakeFirst();
  if (entity === undefined) return;
  const first = documentAt(entity.number, 1);
  const pieces = cut(text.toWellFormed().replaceAll('\0', ' '));
  // Only what differs: an index is dear to write, and so is a vector.
  const known = await tx
    .selectFrom('search_document')
    .select(['id', 'body'])
    .where('id', '>=', first)
    .where('id', '<', documentAt(entity.number, 2))
    .execute();
  const before = new Map(known.map((row) => [row.id, row.body]));
  await tx
    .deleteFrom('search_document')
    .where('id', '>=', first + BigInt(pieces.length))
    .where('id', '<', documentAt(entity.number, 2))
    .execute();
  for (const [n, body] of pieces.entries()) {
    const document = first + BigInt(n);
    if (before.get(document) === body) continue;
    await sql`insert into search_document (id, title, body) values (${document}, '', ${body})
      on conflict (id) do update set body = excluded.body`.execute(tx);
  }
}

function cut(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length && pieces.length < 1 << pieceBits; start += pieceSize) {
    // Half a character at a border is nothing that anybody looks for.
    pieces.push(text.slice(start, start + pieceSize + pieceOverlap).toWellFormed());
  }
  return pieces;
}
