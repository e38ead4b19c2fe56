/** Noncharacters, which no text has for a meaning of its own: around a match. */
export const matchBegins = '\u{fdd0}';
export const matchEnds = '\u{fdd1}';

const ellipsis = '…';

/** Characters that an end moves at most so that it does not cut a word. */
const wordSearch = 30;

/**
 * A piece of `marked` of at most `size` UTF-16 units: the one with the most matches, from a little before the first of
 * them, or the beginning where there is none. Plain text in one line.
 */
export function excerpt(marked: string, size: number): string {
  const { text, matches } = unmarked(marked.replaceAll(/\s+/gu, ' ').trim());
  if (text.length <= size) return text;
  const room = size - 2 * ellipsis.length;
  const first = densest(matches, room);
  const wish = Math.min(Math.max(0, first - Math.floor(room / 4)), text.length - room);
  const start = wish === 0 ? 0 : startOfWord(text, wish, first);
  const end = endOfWord(text, Math.min(text.length, start + room));
  return `${start > 0 ? ellipsis : ''}${text.slice(start, end).trim()}${end < text.length ? ellipsis : ''}`;
}

interface Unmarked {
  readonly text: string;

  /** Where matches begin. */
  readonly matches: readonly number[];
}

function unmarked(marked: string): Unmarked {
  const [before = '', ...rest] = marked.split(matchBegins);
  const matches: number[] = [];
  let text = before.replaceAll(matchEnds, '');
  for (const piece of rest) {
    matches.push(text.length);
    text += piece.replaceAll(matchEnds, '');
  }
  return { text, matches };
}

/** The match that most others follow closely; 0: there is none. */
function densest(matches: readonly number[], room: number): number {
  let chosen = 0;
  let most = 0;
  let last = 0;
  matches.forEach((match, place) => {
    while (last < matches.length && (matches[last] ?? 0) < match + room / 2) last++;
    if (last - place > most) [chosen, most] = [match, last - place];
  });
  return chosen;
}

/** The first place from `wish` on that begins a word, but not behind `match`. */
function startOfWord(text: string, wish: number, match: number): number {
  const space = text.indexOf(' ', wish - 1);
  if (space !== -1 && space < Math.min(wish + wordSearch, match)) return space + 1;
  return isLowSurrogate(text, wish) ? wish + 1 : wish;
}

/** The last place up to `wish` that ends a word. */
function endOfWord(text: string, wish: number): number {
  if (wish === text.length) return wish;
  const space = text.lastIndexOf(' ', wish);
  if (space > wish - wordSearch) return space;
  return isLowSurrogate(text, wish) ? wish - 1 : wish;
}

function isLowSurrogate(text: string, place: number): boolean {
  const unit = text.charCodeAt(place);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
