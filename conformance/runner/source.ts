import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';

/** A YAML text that knows where each of its values stands. */
export class Source {
  readonly #name: string;
  readonly #lines = new LineCounter();
  readonly #document;

  /** `name` is put before line and column. */
  constructor(name: string, text: string) {
    this.#name = name;
    this.#document = parseDocument(text, { lineCounter: this.#lines, merge: true, prettyErrors: false });
  }

  /** What YAML itself has to say against the text, as lines. */
  syntaxErrors(): readonly string[] {
    return this.#document.errors.map(({ pos: [offset], message }) => `${this.#at(offset)}: ${message}`);
  }

  value(): unknown {
    return this.#document.toJS();
  }

  /** `file:line:column: message`, of what stands at the path or, where nothing does, of the nearest thing around it. */
  complaint(path: readonly (string | number)[], message: string): string {
    let node: unknown = this.#document.contents;
    let offset = startOf(node) ?? 0;
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => String(item.key) === String(key));
        offset = startOf(pair?.key) ?? offset;
        node = pair?.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        offset = startOf(node) ?? offset;
      }
    }
    return `${this.#at(offset)}: ${message}`;
  }

  #at(offset: number): string {
    const { line, col } = this.#lines.linePos(offset);
    return `${this.#name}:${line}:${col}`;
  }
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
