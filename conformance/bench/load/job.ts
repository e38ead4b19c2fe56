/** What the bench asks of its load generator. */
export interface Job {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;

  /** Each sends its next request when its last is answered. */
  readonly connections: number;

  /** The connections begin one after the other over this time, so that streams do not run in step. */
  readonly rampMs: number;

  /** From the end of the ramp to the beginning of the measured window. */
  readonly warmUpMs: number;
  /** Longer when no response ends in it. */
  readonly measuredMs: number;

  /** The process whose CPU time and memory are read when the window begins and ends. */
  readonly pid: number;
}

/** What was seen in the measured window. */
export interface Measured {
  /** Responses whose end fell into the window. */
  readonly responses: number;

  /**
   * Responses, counting those that the window cuts by their bytes: what streams that outlast much of the window need
   * for a steady figure.
   */
  readonly responsesByBytes: number;
  readonly seconds: number;

  /** From the request's writing to the response's last byte, milliseconds. */
  readonly latency: Percentiles;

  /** To the first byte of its body, milliseconds. */
  readonly firstByte: Percentiles;

  /** CPU seconds of the measured process. */
  readonly cpuSeconds: number;

  /** Its memory at the end of the window. */
  readonly residentBytes: number;

  /** The load generator's own share of one core, 0 to 1: near 1 it measures itself. */
  readonly ownLoad: number;
}

export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

/** The generator's word for each job. */
export type Done = { readonly measured: Measured } | { readonly failed: string };
