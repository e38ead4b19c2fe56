/** A piece of a file's text that a model or a search result can take. */
export interface Chunk {
  /** That it begins on; null: the kind of file has none. */
  readonly page: number | null;
  readonly text: string;
}

/**
 * Cuts text that comes in pieces into chunks of at most `size` characters, none over two pages: between paragraphs where
 * it can, else between sentences, else at white space, never within a surrogate pair. White space around a cut goes.
 */
export class Chunker {
  private readonly size: number;
  private page: number | null = null;
  private rest = '';

  constructor(size: number) {
    this.size = size;
  }

  *push(page: number | null, text: string): Generator<Chunk> {
    if (page !== this.page) yield* this.end();
    this.page = page;
    this.rest += text;
    let begin = 0;
    while (this.rest.length - begin > this.size) {
      const cut = begin + cutIn(this.rest.slice(begin, begin + this.size + 1));
      yield* this.chunk(this.rest.slice(begin, cut));
      begin = cut;
    }
    this.rest = this.rest.slice(begin);
  }

  /** What is left. */
  *end(): Generator<Chunk> {
    yield* this.chunk(this.rest);
    this.rest = '';
  }

  private *chunk(text: string): Generator<Chunk> {
    const trimmed = text.trim();
    if (trimmed !== '') yield { page: this.page, text: trimmed };
  }
}

/** Ends of paragraphs, of sentences, of words: what comes first in this list is taken first. */
const ends = [/\n\s*\n/g, /[.!?…]["')\]]*\s|[。！？]|\n/g, /\s/g];

/** Where to cut a text that has one character too many. Not in its first half: chunks would become crumbs. */
function cutIn(text: string): number {
  const longest = text.length - 1;
  for (const end of ends) {
    let cut = 0;
    for (const { index, 0: found } of text.matchAll(end)) {
      if (index + found.length <= longest) cut = index + found.length;
    }
    if (cut > longest / 2) return cut;
  }
  const code = text.charCodeAt(longest - 1);
  return code >= 0xd800 && code <= 0xdbff ? longest - 1 : longest;
}
