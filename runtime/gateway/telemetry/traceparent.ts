/** A place in a trace that somebody else began: W3C Trace Context. */
export interface TraceParent {
  /** 32 lower-case hex digits. */
  readonly traceId: string;

  /** 16 of them. */
  readonly spanId: string;

  /** Whoever began it keeps the trace. */
  readonly sampled: boolean;
}

const form = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Null: not a `traceparent` as W3C Trace Context has it; then nothing of it may be used. */
export function readTraceparent(header: string | undefined): TraceParent | null {
  if (header === undefined || header.length > longest) return null;
  const [, version, traceId = '', spanId = '', flags = '', rest] = form.exec(header) ?? [];
  if (version === undefined || (version === '00' && rest !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Of a later version, which may say more. */
const longest = 128;

export function writeTraceparent({ traceId, spanId, sampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
}
