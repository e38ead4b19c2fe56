import type { Stop, StopReason } from '../../turn/reply.ts';

/** The wire's words for a cut that its filters made. */
const refusals: ReadonlySet<unknown> = new Set([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
]);

/**
 * Why a reply ended. Calls have no word of their own. Null: it never said, or says that the model failed
 * (`MALFORMED_FUNCTION_CALL`, `OTHER`, … and words of times to come).
 */
export function decodeStop(reason: unknown, calls: boolean): Stop | null {
  if (reason === 'STOP') return { reason: calls ? 'tool_calls' : 'end' };
  if (reason === 'MAX_TOKENS') return { reason: 'length' };
  return refusals.has(reason) ? { reason: 'refusal' } : null;
}

export function encodeStop(reason: StopReason): 'STOP' | 'MAX_TOKENS' | 'SAFETY' {
  switch (reason) {
    case 'end':
    case 'tool_calls':
    case 'stop_sequence':
      return 'STOP';
    case 'length':
      return 'MAX_TOKENS';
    case 'refusal':
      return 'SAFETY';
  }
}
