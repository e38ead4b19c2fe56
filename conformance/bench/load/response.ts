/**
 * Reads the responses of one keep-alive connection, one after the other, and keeps nothing of them but their status
 * and size: the load generator must cost little. Bodies have a `content-length` or are chunked.
 */
export class ResponseReader {
  /** Status of the response being read. */
  status = 0;

  /** Bytes of its body that have arrived. */
  bodyBytes = 0;

  /** The server will close the connection after it. */
  closes = false;

  #part: 'head' | 'body' | 'size' | 'chunk' | 'trailer' = 'head';
  #left = 0;
  #kept: Buffer | null = null;

  /** Takes what arrived; true when it ends the response. Throws on what is not HTTP. */
  push(arrived: Buffer): boolean {
    const bytes = this.#kept === null ? arrived : Buffer.concat([this.#kept, arrived]);
    this.#kept = null;
    if (this.#part === 'head') this.bodyBytes = 0;
    let at = 0;
    for (;;) {
      if (this.#part === 'body' || this.#part === 'chunk') {
        const taken = Math.min(this.#left, bytes.length - at);
        this.#left -= taken;
        this.bodyBytes += taken;
        at += taken;
        if (this.#left > 0) return false;
        if (this.#part === 'body') return this.#finish(bytes, at);
        this.#part = 'size';
        this.bodyBytes -= 2; // The line break after the chunk is none of the body.
      }
      const mark = this.#part === 'head' ? '\r\n\r\n' : '\r\n';
      const end = bytes.indexOf(mark, at, 'latin1');
      if (end === -1) {
        this.#kept = Buffer.from(bytes.subarray(at));
        return false;
      }
      const line = bytes.toString('latin1', at, end);
      at = end + mark.length;
      if (this.#part === 'head') {
        this.#readHead(line);
      } else if (this.#part === 'size') {
        const size = parseInt(line, 16);
        if (Number.isNaN(size)) throw new Error('a chunk without a size');
        this.#part = size === 0 ? 'trailer' : 'chunk';
        this.#left = size + 2;
      } else if (line === '') return this.#finish(bytes, at);
    }
  }

  #readHead(head: string): void {
    this.status = Number(head.slice(9, 12));
    if (!head.startsWith('HTTP/1.1 ') || Number.isNaN(this.status)) throw new Error('not an HTTP/1.1 response');
    this.closes = /\r\nconnection: *close/i.test(head);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length !== undefined) {
      this.#part = 'body';
      this.#left = Number(length);
    } else if (/\r\ntransfer-encoding: *chunked/i.test(head)) this.#part = 'size';
    else throw new Error('a body without a length');
  }

  #finish(bytes: Buffer, at: number): true {
    if (at !== bytes.length) throw new Error('bytes after the end of a response');
    this.#part = 'head';
    return true;
  }
}
