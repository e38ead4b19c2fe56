import type { SearchType } from '@polywire/generated/local/types.ts';
import { entityBits, kindBits, kinds, pieceBits, pieceOverlap, pieceSize } from './search-numbers.ts';

/* search-numbers.ts in SQL: every argument is an expression. */

/** How much an id of a document grows to the last piece of its text. */
export const lastPiece = (1 << pieceBits) - 1;

/** For an entity that is new. */
export function nextNumber(kind: SearchType): string {
  return `(((select coalesce(max(number) >> ${kindBits}, 0) + 1 from search_entity) << ${kindBits}) | ${kinds.indexOf(kind)})`;
}

function numberOf(id: string): string {
  return `(select number from search_entity where id = ${id})`;
}

/** First id that documents of an entity can have. */
export function firstOf(id: string): string {
  return `(${numberOf(id)} << ${entityBits})`;
}

/** Last id that documents of an entity can have. */
export function lastOf(id: string): string {
  return `(((${numberOf(id)} + 1) << ${entityBits}) - 1)`;
}

/** Id of the first document of a place. */
export function documentId(number: string, place: string): string {
  return `((${number} << ${entityBits}) | ((${place}) << ${pieceBits}))`;
}

/** The same, by the id of the entity. Null where there is no such entity (any more): no id is between null and null. */
export function placeOf(id: string, place: string): string {
  return documentId(numberOf(id), place);
}

/** Which pieces `p` a text has; an empty one has one. */
export function piecesOf(body: string): string {
  return `p.n <= max(length(${body}) - 1, 0) / ${pieceSize}`;
}

/** Title and text of the piece `p`. */
export function pieceOf(title: string, body: string): string {
  return `iif(p.n = 0, ${title}, ''), substr(${body}, p.n * ${pieceSize} + 1, ${pieceSize + pieceOverlap})`;
}
