import { TextDecoder } from 'node:util';
import { encodingByMark } from './encoding.ts';

/** Share of control characters from which on bytes without NUL are no text either: 1 in so many. */
const rareControls = 50;

/**
 * Tells of bytes that come piece by piece whether they are text. Text has no NUL and hardly a control character; UTF-16 is
 * known by its byte order mark alone, and is whole code units without NUL.
 */
export class PlainTextCheck {
  private size = 0;
  private controls = 0;
  private refused = false;
  private wide: TextDecoder | null = null;
  private head = Buffer.alloc(0);

  push(piece: Uint8Array): void {
    if (this.refused) return;
    if (this.size > 0) {
      this.take(piece);
      return;
    }
    // A mark has two bytes, which may come one by one.
    this.head = Buffer.concat([this.head, piece]);
    if (this.head.length >= 2) this.begin();
  }

  /** After the last piece. Nothing at all is text, too. */
  isText(): boolean {
    if (this.size === 0) this.begin();
    if (this.wide !== null) this.pushWide(this.wide, new Uint8Array(), false);
    return !this.refused && this.controls * rareControls <= this.size;
  }

  private begin(): void {
    const encoding = encodingByMark(this.head);
    if (encoding === 'utf-16le' || encoding === 'utf-16be') this.wide = new TextDecoder(encoding, { fatal: true });
    this.take(this.head);
  }

  private take(piece: Uint8Array): void {
    this.size += piece.length;
    if (this.wide === null) this.pushBytes(piece);
    else this.pushWide(this.wide, piece, true);
  }

  private pushBytes(piece: Uint8Array): void {
    if (piece.includes(0)) this.refused = true;
    // By index, which is several times as fast, and these are all bytes of all files.
    for (let index = 0; index < piece.length; index++) {
      const byte = piece[index] ?? 0;
      if (byte < 0x20 && !isUsual(byte)) this.controls += 1;
    }
  }

  private pushWide(decoder: TextDecoder, piece: Uint8Array, stream: boolean): void {
    try {
      if (decoder.decode(piece, { stream }).includes('\0')) this.refused = true;
    } catch {
      this.refused = true;
    }
  }
}

/** Backspace, tab, line feed, vertical tab, form feed, carriage return, and escape, which colours logs. */
const isUsual = (byte: number): boolean => (byte >= 0x08 && byte <= 0x0d) || byte === 0x1b;
