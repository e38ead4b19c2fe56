import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Manner } from './script.ts';
import { cutInside, withLines } from './pieces.ts';

/**
 * Sends the pieces of a body in the manner asked for. Waits where the caller does not read: a long body takes no more
 * memory than a short one. Returns when all is sent or the caller has gone away. `told` hears how many bytes each piece
 * had.
 */
export async function play(
  response: ServerResponse,
  texts: Iterable<string>,
  manner: Manner,
  failure: string,
  told: (bytes: number) => void,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => {
    gone.abort();
  });
  const body = new Body(response, manner, gone.signal, told);
  try {
    await acted(body, texts, manner, failure, gone.signal);
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
}

async function acted(
  body: Body,
  texts: Iterable<string>,
  manner: Manner,
  failure: string,
  gone: AbortSignal,
): Promise<void> {
  let count = 0;
  const now = (moment: number | undefined): boolean => moment !== undefined && count >= moment;
  for (const text of manner.frames ?? texts) {
    if (gone.aborted) return;
    if (now(manner.destroyAfter)) return body.destroy();
    if (now(manner.hangAfter)) return body.hang();
    if (now(manner.cutAfter)) return body.end();
    if (now(manner.errorAfter)) {
      await body.send(failure);
      return body.end();
    }
    await body.send(text);
    count += 1;
  }
  if (now(manner.destroyAfter)) return body.destroy();
  if (now(manner.hangAfter)) return body.hang();
  return body.end();
}

/** A body on its way out, in pieces. */
class Body {
  readonly #response: ServerResponse;
  readonly #size: number | undefined;
  readonly #split: Manner['split'];
  readonly #lines: Manner['lines'];
  readonly #delay: number;
  readonly #gone: AbortSignal;
  readonly #told: (bytes: number) => void;
  #held: Buffer = Buffer.alloc(0);

  constructor(
    response: ServerResponse,
    { chunkBytes, split, lines, delay }: Manner,
    gone: AbortSignal,
    told: (bytes: number) => void,
  ) {
    this.#told = told;
    this.#response = response;
    this.#size = chunkBytes;
    this.#split = split;
    this.#lines = lines;
    this.#delay = delay ?? 0;
    this.#gone = gone;
  }

  async send(text: string): Promise<void> {
    const bytes = Buffer.from(withLines(text, this.#lines));
    if (this.#size === undefined) {
      for (const piece of cutInside(bytes, this.#split)) await this.#write(piece);
      return;
    }
    this.#held = Buffer.concat([this.#held, bytes]);
    await this.#flush(this.#size);
  }

  async end(): Promise<void> {
    await this.#flush(1);
    this.#response.end();
  }

  async destroy(): Promise<void> {
    await this.#flush(1);
    // What was written must have left before the socket breaks, or the caller would see none of it.
    await new Promise((resolve) => this.#response.write('', resolve));
    this.#response.destroy();
  }

  async hang(): Promise<void> {
    await this.#flush(1);
    if (!this.#gone.aborted)
      await new Promise((resolve) => {
        this.#gone.addEventListener('abort', resolve, { once: true });
      });
  }

  /** Sends what is held in pieces of the wanted size, as long as at least so many bytes are left. */
  async #flush(least: number): Promise<void> {
    const size = this.#size;
    if (size === undefined) return;
    while (this.#held.length >= Math.min(least, size) && this.#held.length > 0) {
      await this.#write(this.#held.subarray(0, size));
      this.#held = this.#held.subarray(size);
    }
  }

  async #write(bytes: Buffer): Promise<void> {
    if (this.#gone.aborted || bytes.length === 0) return;
    const roomy = this.#response.write(bytes);
    this.#told(bytes.length);
    if (!roomy) await this.#drained();
    if (this.#delay > 0) await pause(this.#delay, undefined, { signal: this.#gone });
    // A piece has to leave alone, or the caller would get it glued to the next one.
    else if (this.#size !== undefined || this.#split !== undefined) await nextTurn();
  }

  #drained(): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        this.#response.off('drain', go);
        this.#gone.removeEventListener('abort', go);
        resolve();
      };
      this.#response.once('drain', go);
      this.#gone.addEventListener('abort', go, { once: true });
    });
  }
}
