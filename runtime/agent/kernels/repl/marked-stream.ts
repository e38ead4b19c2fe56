import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/**
 * What a process writes, up to a mark that only it and we know. So the end of one run's text is known, although the process
 * goes on and its children may still hold the stream.
 */
export class MarkedStream {
  private readonly decoder = new StringDecoder('utf8');
  private held = '';
  private mark: string | null = null;
  private hear: (text: string) => void = () => undefined;
  private reached: () => void = () => undefined;

  constructor(stream: Readable) {
    stream.on('error', () => undefined);
    stream.on('data', (piece: Buffer) => {
      this.take(this.decoder.write(piece));
    });
  }

  /** Hands text to `hear` until the mark comes; then it resolves. What comes between two marks nobody gets. */
  until(mark: string, hear: (text: string) => void): Promise<void> {
    this.mark = mark;
    this.hear = hear;
    this.held = '';
    return new Promise((resolve) => {
      this.reached = resolve;
    });
  }

  private take(text: string): void {
    const { mark } = this;
    if (mark === null) return;
    const whole = this.held + text;
    const end = whole.indexOf(mark);
    const kept = end === -1 ? partialAt(whole, mark) : end;
    if (kept > 0) this.hear(whole.slice(0, kept));
    this.held = end === -1 ? whole.slice(kept) : '';
    if (end === -1) return;
    this.mark = null;
    this.reached();
  }
}

/** Where a beginning of the mark stands at the end of a text; the text's length: nowhere. */
function partialAt(text: string, mark: string): number {
  for (let start = Math.max(0, text.length - mark.length + 1); start < text.length; start++) {
    if (mark.startsWith(text.slice(start))) return start;
  }
  return text.length;
}
