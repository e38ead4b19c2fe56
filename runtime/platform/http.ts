/**
 * What a generated route and a hand-written operation know of HTTP. No framework in here: generated routes bind these
 * to one.
 */

/** A request whose body, path and query have been checked against the spec. */
export interface Incoming<Body = unknown, Params = unknown, Query = unknown, Context = unknown> {
  readonly body: Body;
  readonly params: Params;
  readonly query: Query;

  /** Header values by lower-case name; a repeated header is joined by `, `. */
  readonly headers: Readonly<Record<string, string | undefined>>;

  /** What the service's own hooks learned of the request before it was routed, such as who calls. */
  readonly context: Context;

  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
}

/** A body that is taken as it comes: a form with files, or one file. */
export interface Upload {
  /** As the caller named it, with its parameters: the boundary of a form is one. */
  readonly contentType: string;

  /**
   * The bytes, once; the caller sends as fast as they are taken. Throws where the caller goes away. A loop that is left
   * early leaves the rest unread, and the caller can still be answered.
   */
  readonly stream: AsyncIterable<Uint8Array>;
}

/** What an operation answers with. */
export type Outgoing<Body = unknown> = JsonOutgoing<Body> | StreamOutgoing;

export interface JsonOutgoing<Body = unknown> {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** A body sent piece by piece; the next piece is asked for when the socket has taken the last one. */
export interface StreamOutgoing {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly stream: AsyncIterable<Uint8Array | string>;
}
