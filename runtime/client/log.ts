/** One step of a call, as a log is told of it: no header, no body, and never the key. */
export type LogEntry = {
  readonly method: string;

  /** Without the address of the service and the query. */
  readonly path: string;

  /** 1 for the first. */
  readonly attempt: number;
} & (
  | { readonly step: 'request' }
  | {
      /** An answer began to come. */
      readonly step: 'response';
      readonly status: number;

      /** Since the attempt's request. */
      readonly milliseconds: number;
    }
  | {
      /** The attempt failed. */
      readonly step: 'failure';
      readonly error: Error;
      readonly milliseconds: number;

      /** Milliseconds until the next attempt; null: there is none. */
      readonly retryIn: number | null;
    }
);

/** Must not throw: what it throws, the call throws. */
export type Log = (entry: LogEntry) => void;
