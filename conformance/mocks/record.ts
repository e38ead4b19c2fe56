import type { IncomingHttpHeaders } from 'node:http';
import { credentialHeaders } from './credential.ts';

/** A request as it was received, and what became of it. */
export interface Recorded {
  /** Counts the requests of a server from 1. */
  readonly id: number;

  /** Milliseconds of Unix time at which it had arrived. */
  readonly at: number;

  /** Row of providers.yaml, or `search`. */
  readonly kind: string;
  readonly wire: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;

  /** A credential is shown as `present`. */
  readonly headers: Readonly<Record<string, string>>;

  /** The body byte for byte. */
  readonly raw: Buffer;

  /** The body as JSON; undefined where it is none. */
  readonly body: unknown;

  /** The body was longer than what is kept of it. */
  readonly truncated: boolean;

  /** What the provider held against the request by its own rules; null: nothing. */
  readonly refused: string | null;

  /** Null: not answered yet. */
  readonly status: number | null;

  /** Bytes of the answer's body that were sent. */
  readonly sent: number;

  /** The answer went out whole, or as far as a script let it. */
  readonly done: boolean;

  /** Milliseconds after `at` at which the caller went away before the end. */
  readonly aborted: number | null;
}

/** What a request becomes while it is answered. */
export type Outcome = Partial<Pick<Recorded, 'status' | 'sent' | 'done' | 'aborted' | 'refused'>>;

export interface Filter {
  readonly kind?: string;

  /** A text found anywhere in the body or the address. */
  readonly marker?: string;
}

const mostRequests = 2_000;
const mostBytes = 64 * 1024 * 1024;
const mostOfOne = 8 * 1024 * 1024;

/** The last requests; the oldest give way to new ones, so that a long run does not fill the memory. */
export class Records {
  #kept: Recorded[] = [];
  #bytes = 0;
  #count = 0;

  /** Returns the id under which the outcome is told. */
  add(
    request: Pick<Recorded, 'kind' | 'wire' | 'method' | 'path' | 'query' | 'raw' | 'body'>,
    headers: IncomingHttpHeaders,
  ): number {
    this.#count += 1;
    const truncated = request.raw.length > mostOfOne;
    const raw = truncated ? request.raw.subarray(0, mostOfOne) : request.raw;
    const body = truncated ? undefined : request.body;
    const fresh = { id: this.#count, at: Date.now(), refused: null, status: null, sent: 0, done: false, aborted: null };
    this.#kept.push({ ...request, ...fresh, raw, body, truncated, headers: shown(headers) });
    this.#bytes += raw.length;
    while (this.#kept.length > mostRequests || (this.#bytes > mostBytes && this.#kept.length > 1)) {
      this.#bytes -= this.#kept.shift()?.raw.length ?? 0;
    }
    return this.#count;
  }

  /** Nothing happens where the request has given way already. */
  tell(id: number, outcome: Outcome): void {
    const index = this.#kept.findIndex((one) => one.id === id);
    const record = this.#kept[index];
    if (record !== undefined) this.#kept[index] = { ...record, ...outcome };
  }

  /** Oldest first. */
  find({ kind, marker }: Filter = {}): readonly Recorded[] {
    return this.#kept.filter(
      (one) =>
        (kind === undefined || one.kind === kind) &&
        (marker === undefined || one.raw.includes(marker) || addressOf(one).includes(marker)),
    );
  }

  clear(): void {
    this.#kept = [];
    this.#bytes = 0;
  }
}

/** The path with its query, as far as a marker may stand in it. */
function addressOf({ path, query }: Recorded): string {
  return [path, ...Object.values(query)].join(' ');
}

function shown(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      credentialHeaders.includes(name) ? 'present' : [value].flat().join(', '),
    ]),
  );
}
