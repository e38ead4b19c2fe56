import { isAlias, isMap, isNode, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** Where in the file's value something is. */
export type Path = readonly (string | number)[];

/** One thing wrong with a file. */
export interface Complaint {
  readonly path: Path;

  /** What is wrong, what would be right. */
  readonly message: string;

  /** It is the last key of the path that is wrong, not its value. */
  readonly aboutKey?: boolean;
}

/** A YAML text that knows where each of its values stands. */
export class Source {
  private readonly name: string;
  private readonly lines = new LineCounter();
  private readonly document;

  /** `name` is put before line and column. */
  constructor(name: string, text: string) {
    this.name = name;
    this.document = parseDocument(text, { lineCounter: this.lines, prettyErrors: false });
  }

  /** What YAML itself has to say against the text, as lines. */
  syntaxErrors(): readonly string[] {
    return this.document.errors.map(({ pos: [offset], message }) => `${this.at(offset)}: ${message}`);
  }

  value(): unknown {
    return this.document.toJS();
  }

  /** `file:line:column: what is wrong, what would be right`. */
  line({ path, message, aboutKey = false }: Complaint): string {
    return `${this.at(this.offset(path, aboutKey))}: ${message}`;
  }

  private at(offset: number): string {
    const { line, col } = this.lines.linePos(offset);
    return `${this.name}:${line}:${col}`;
  }

  /** Of the value at the path, or of its key; of the nearest thing around it where there is none. */
  private offset(path: Path, aboutKey: boolean): number {
    let node: unknown = this.document.contents;
    let offset = startOf(node) ?? 0;
    for (const [index, step] of path.entries()) {
      const resolved: unknown = isAlias(node) ? node.resolve(this.document) : node;
      let key: unknown = null;
      if (isMap(resolved)) {
        const pair = resolved.items.find((item) => String(item.key) === String(step));
        key = pair?.key;
        node = pair?.value;
      } else if (isSeq(resolved)) {
        node = resolved.items[Number(step)];
      } else {
        return offset;
      }
      const last = index === path.length - 1;
      offset = (last && aboutKey ? startOf(key) : (startOf(node) ?? startOf(key))) ?? offset;
    }
    return offset;
  }
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node as Node).range?.[0] : undefined;
}
