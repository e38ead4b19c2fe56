import type { ReasoningPart, Sealed } from '../../turn/message.ts';
import type { Answer, JsonObject, Target } from '../codec.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import { sealText, unsealText } from '../shared/seal.ts';
import { sealedFor } from '../shared/sealed-for.ts';
import type { Asked } from './asked.ts';
import type { ReasoningItem } from './body.ts';

/** Sealed data of this wire. A provider checks that its state comes back under the id that it gave. */
interface ReasoningState {
  readonly id: string;
  readonly content: string;
}

/** Stands between two sections of a summary: a turn has one text. */
export const reasoningBreak = '\n\n';

/** The readable text of a reasoning item: its summary, or where a provider shows the whole of it, that. */
export function reasoningText(item: JsonObject): string {
  return joined(item.summary) || joined(item.content);
}

/** State of a reasoning item: of the `target` that sent it, or as a caller handed it back. */
export function sealedOf(item: JsonObject, target?: Target): Sealed | undefined {
  const content = asText(item.encrypted_content);
  if (content === undefined || content === '') return undefined;
  const sealed = unsealText(content, target);
  if (sealed.data !== content) return sealed;
  const data: ReasoningState = { id: asText(item.id) ?? '', content };
  return { ...sealed, data };
}

/** Whom the state of reasoning is for: a caller who asked for it, a keeper, or nobody. */
export type StateAnswer = Pick<Answer<Asked>, 'asked' | 'keepState'>;

/** Somebody takes the state of reasoning, so that reasoning without a word to read is an item too. */
export function wantsState({ asked, keepState }: StateAnswer): boolean {
  return asked.encryptedReasoning || keepState !== undefined;
}

/** The item for a caller. State is told to one who asked for it, and to whoever keeps it. */
export function reasoningItem(
  id: string,
  text: string,
  sealed: Sealed | undefined,
  { asked, keepState }: StateAnswer,
): ReasoningItem {
  const item: ReasoningItem = { id, type: 'reasoning', summary: summaryOf(text) };
  if (sealed === undefined || (!asked.encryptedReasoning && keepState === undefined)) return item;
  const state = sealText(sealed);
  keepState?.(id, state);
  return asked.encryptedReasoning ? { ...item, encrypted_content: state } : item;
}

/** The item for the provider whose state it is. Without that a provider that keeps nothing would refuse it. */
export function unsealReasoning(part: ReasoningPart, target: Target): ReasoningItem | undefined {
  if (part.sealed === undefined || !sealedFor(part.sealed, target)) return undefined;
  const state = asObject(part.sealed.data);
  const id = asText(state?.id);
  const content = asText(state?.content);
  if (id === undefined || content === undefined) return undefined;
  return { id, type: 'reasoning', summary: summaryOf(part.text), encrypted_content: content };
}

function summaryOf(text: string): ReasoningItem['summary'] {
  return text === '' ? [] : [{ type: 'summary_text', text }];
}

function joined(parts: unknown): string {
  let text = '';
  for (const part of asObjects(parts)) {
    const piece = asText(part.text) ?? '';
    if (piece !== '') text = text === '' ? piece : text + reasoningBreak + piece;
  }
  return text;
}
