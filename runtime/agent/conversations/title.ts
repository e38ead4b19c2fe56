import type { Transaction } from '../../platform/database/open.ts';
import { segmentsOf } from '../../platform/segments.ts';
import type { Schema } from '../storage/schema.ts';

/** Of a conversation that has no message yet and that nobody gave a title. */
export const untitled = 'New conversation';

/** Longest title that is made: in characters as a reader counts them, and in UTF-16 units, since marks can be piled up. */
const longest = { characters: 60, units: 400 };

/** More of a message is not looked at, nor of a line: some of the patterns take the square of its length. */
const looked = { message: 4_000, line: 1_000 };

/**
 * A title made of a message: its first line with words in it, of that the first sentence, without Markdown's marks, cut
 * after a word. In any script.
 */
export function titleFrom(message: string): string {
  for (const line of message.slice(0, looked.message).split(/[\r\n\u2028\u2029]+/)) {
    const text = plain(line.slice(0, looked.line).toWellFormed());
    if (!/[\p{L}\p{N}\p{S}]/u.test(text)) continue;
    return cut(firstSentence(text));
  }
  return untitled;
}

/**
 * Gives a conversation that nobody titled its title when its first message is stored; to be called in that message's
 * transaction. Nothing happens where it has a message or a chosen title already.
 */
export async function titleByFirstMessage(
  tx: Transaction<Schema>,
  conversationId: string,
  message: string,
): Promise<void> {
  await tx
    .updateTable('conversation')
    .set({ title: titleFrom(message) })
    .where('id', '=', conversationId)
    .where('titled', '=', 0n)
    .where('title', '=', untitled)
    .execute();
}

/** A line without the marks that Markdown would make something of, and without control characters. */
function plain(line: string): string {
  return line
    .replace(/^\s*(```|~~~).*$/, '')
    .replace(/^\s*(?:>\s*|#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d{1,9}[.)]\s+)+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|~~|`+)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_*])([*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_*])/gu, '$2')
    .replace(/[\p{Cc}\p{Cs}\u200b\u2060\ufeff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function firstSentence(text: string): string {
  const [first] = segmentsOf(text, 'sentence');
  return first === undefined ? text : first.segment.trim().replace(/(?<=[^.])[.。．।]$/u, '');
}

/** A text that is no longer than `longest`: whole words and an ellipsis, where it was longer. */
function cut(text: string): string {
  const places = [...segmentsOf(text, 'grapheme')].map(({ index }) => index);
  if (places.length <= longest.characters && text.length <= longest.units) return text;
  const room = places.findLast((place, count) => count < longest.characters && place < longest.units) ?? 0;
  let kept = 0;
  for (const { index, segment, isWordLike } of segmentsOf(text, 'word')) {
    if (index + segment.length > room) break;
    if (isWordLike === true) kept = index + segment.length;
  }
  // One word that is longer than a title: cut within it.
  return `${text.slice(0, kept === 0 ? room : kept)}…`;
}
