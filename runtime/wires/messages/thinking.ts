import type { ReasoningPart, Sealed } from '../../turn/message.ts';
import type { Target } from '../codec.ts';
import { asObject, asText } from '../shared/json.ts';
import { sealText, unsealText } from '../shared/seal.ts';
import { sealedFor } from '../shared/sealed-for.ts';
import type { Block } from './body.ts';

/**
 * Thinking blocks. What a provider seals them with travels through callers inside our own text. The state of a
 * `thinking` block is its signature; that of a `redacted_thinking` block, which has no text, says so: `{ redacted }`.
 */
export function decodeThinking(block: Block, target?: Target): ReasoningPart {
  const text = asText(block.thinking) ?? '';
  const signature = asText(block.signature);
  return { type: 'reasoning', text, ...(signature ? { sealed: unsealText(signature, target) } : {}) };
}

export function decodeRedacted(block: Block, target?: Target): ReasoningPart {
  const text = asText(block.data) ?? '';
  const sealed = unsealText(text, target);
  return {
    type: 'reasoning',
    text: '',
    sealed: sealed.data === text ? { ...sealed, data: { redacted: text } } : sealed,
  };
}

/** The block that a caller sees. */
export function encodeThinking(part: ReasoningPart): Block {
  const { text, sealed } = part;
  if (sealed !== undefined && isRedacted(part)) return { type: 'redacted_thinking', data: sealText(sealed) };
  return { type: 'thinking', thinking: text, signature: sealed === undefined ? '' : sealText(sealed) };
}

export function isRedacted({ text, sealed }: ReasoningPart): boolean {
  return text === '' && redactedData(sealed) !== undefined;
}

/** The block that the provider gets back which sealed it; undefined without a seal of its own, which it would refuse. */
export function unsealThinking(part: ReasoningPart, target: Target): Block | undefined {
  if (part.sealed === undefined || !sealedFor(part.sealed, target)) return undefined;
  const redacted = redactedData(part.sealed);
  if (redacted !== undefined) return { ...valueOf(part), type: 'redacted_thinking', data: redacted };
  const signature = asText(part.sealed.data);
  if (signature === undefined) return undefined;
  return { ...valueOf(part), type: 'thinking', thinking: part.text, signature };
}

/** Keeps the order of a caller's keys. */
function valueOf({ origin }: ReasoningPart): Block {
  return (origin?.wire === 'messages' ? asObject(origin.value) : undefined) ?? {};
}

function redactedData(sealed: Sealed | undefined): string | undefined {
  return asText(asObject(sealed?.data)?.redacted);
}
