/**
 * A behaviour that a test orders for the next requests it fits, sent to `POST /__script` alone or in a list. It works
 * on requests that are otherwise valid; what breaks the provider's rules is refused before.
 */
export interface Script {
  readonly match?: {
    /** Row of providers.yaml, or `search`. */
    readonly kind?: string;

    /** A text found anywhere in the request's body, or in its address where it has none. */
    readonly marker?: string;
  };

  /** How many requests; absent: one. */
  readonly times?: number;

  /** Milliseconds before anything is sent. */
  readonly wait?: number;

  /** Never answers, until the caller goes away. */
  readonly hang?: boolean;

  /** Closes the socket without an answer. */
  readonly destroy?: boolean;

  /** Answers this instead. `body` is sent as JSON, `text` as it stands; neither: the usual answer or error body. */
  readonly answer?: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly text?: string;
  };

  readonly stream?: Manner;
}

/** How a body is sent. Counts of events are counts of frames. */
export interface Manner {
  /** Frames as they stand in the body, blank lines with them, in place of the reply's. */
  readonly frames?: readonly string[];

  /** Cuts the body into pieces of so many bytes, inside characters and lines too. */
  readonly chunkBytes?: number;

  /** Cuts the body inside each occurrence of this text, after so many of its bytes. */
  readonly split?: { readonly inside: string; readonly at: number };

  /** How lines end; absent: with a line feed. */
  readonly lines?: 'crlf' | 'cr';

  /** Milliseconds between pieces, or between frames. */
  readonly delay?: number;

  /** Ends the body after so many frames, as if that were all. */
  readonly cutAfter?: number;

  /** Sends the wire's error frame after so many frames, and ends. */
  readonly errorAfter?: number;

  /** Destroys the socket after so many frames. */
  readonly destroyAfter?: number;

  /** Sends nothing more after so many frames, until the caller goes away. */
  readonly hangAfter?: number;

  /** Says so many megabytes of text more. */
  readonly megabytes?: number;
}

const scriptKeys = ['match', 'times', 'wait', 'hang', 'destroy', 'answer', 'stream'];

/** The scripts of a test, in the order in which they were written. */
export class Scripts {
  #waiting: { readonly script: Script; left: number }[] = [];

  /** Throws a TypeError for a field that no script has. */
  add(scripts: readonly Script[]): void {
    for (const script of scripts) {
      const unknown = Object.keys(script).find((key) => !scriptKeys.includes(key));
      if (unknown !== undefined) throw new TypeError(`a script has no field ${unknown}`);
      this.#waiting.push({ script, left: script.times ?? 1 });
    }
  }

  /** The first script that fits, used once more. */
  take(kind: string, said: string): Script | null {
    const found = this.#waiting.find(({ script }) => fits(script, kind, said));
    if (found === undefined) return null;
    found.left -= 1;
    if (found.left <= 0) this.#waiting = this.#waiting.filter((one) => one !== found);
    return found.script;
  }

  /** Scripts that wait for a request. */
  get waiting(): readonly Script[] {
    return this.#waiting.map(({ script }) => script);
  }

  clear(): void {
    this.#waiting = [];
  }
}

function fits({ match }: Script, kind: string, said: string): boolean {
  if (match?.kind !== undefined && match.kind !== kind) return false;
  return match?.marker === undefined || said.includes(match.marker);
}
