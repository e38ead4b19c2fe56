import type { SearchType } from '@polywire/generated/local/types.ts';

/**
 * How the id of a search document is made: the entity's number, the place of the text within it, the piece of that text.
 *
 *     entity's serial | kind | place | piece
 *            25 bits       2      25      11
 *
 * Place 0 is what belongs to the entity itself (title, goal, content of a memory), place p + 1 its message, chunk or
 * passage at position p.
 */
export const kinds: readonly SearchType[] = ['conversation', 'artifact', 'file', 'memory'];

export const kindBits = 2;
export const pieceBits = 11;
export const entityBits = 36;

/** Characters of a document; longer texts are cut into several. */
export const pieceSize = 16_000;

/** Characters that a document shares with the next one, so that what a cut goes through is whole in one of them. */
export const pieceOverlap = 200;

/** The kind in an entity's number. */
export function kindOf(entity: bigint): SearchType {
  const kind = kinds[Number(entity & ((1n << BigInt(kindBits)) - 1n))];
  if (kind === undefined) throw new Error(`no kind of an entity: ${entity}`);
  return kind;
}

/** The entity that a document belongs to. */
export function entityOf(document: bigint): bigint {
  return document >> BigInt(entityBits);
}

/** The first and the last id that documents of an entity can have. */
export function documentsOf(entity: bigint): [bigint, bigint] {
  return [entity << BigInt(entityBits), ((entity + 1n) << BigInt(entityBits)) - 1n];
}

/** The id of an entity's document at a place. */
export function documentAt(entity: bigint, place: number): bigint {
  return (entity << BigInt(entityBits)) | (BigInt(place) << BigInt(pieceBits));
}
