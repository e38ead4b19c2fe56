import type { Message, Part } from '../../turn/message.ts';
import type { Target } from '../codec.ts';
import type { Block, InputMessage } from './body.ts';
import { encodeContent } from './encode-block.ts';

/** The system prompt and the history as a provider takes them. */
export interface Prompt {
  readonly system?: string | readonly Block[];
  readonly messages: readonly InputMessage[];
}

/**
 * Leading system messages are the `system` field. One further down has no place of its own on this wire, which knows
 * two roles only: it becomes text of the user's turn at that place, so that what it says still holds from there on and
 * the prompt before it stays the same for caches.
 *
 * All results of a round stand in one user message and lead it, as providers demand. A message that says nothing is
 * left out.
 */
export function encodeMessages(messages: readonly Message[], target: Target): Prompt {
  let leading = 0;
  while (messages[leading]?.role === 'system') leading += 1;
  const encoded: InputMessage[] = [];
  for (const { role, parts } of joined(messages.slice(leading))) {
    const content = encodeContent(parts, target);
    if (content.length > 0) encoded.push({ role, content });
  }
  const system = encodeContent(
    messages.slice(0, leading).flatMap(({ parts }) => parts),
    target,
  );
  return system.length === 0 ? { messages: encoded } : { system, messages: encoded };
}

interface Said {
  readonly role: 'user' | 'assistant';
  readonly parts: readonly Part[];

  /** What the user says next belongs into this message: it is system text, or results which nothing may come between. */
  readonly open: boolean;
}

function joined(messages: readonly Message[]): readonly Said[] {
  const said: Said[] = [];
  for (const { role, parts } of messages) {
    const last = said.at(-1);
    const next: Said = {
      role: role === 'assistant' ? 'assistant' : 'user',
      parts: resultsFirst(parts),
      open: role === 'system' || (role === 'user' && parts.some(isResult)),
    };
    if (last?.role === 'user' && next.role === 'user' && (last.open || role === 'system')) {
      said[said.length - 1] = {
        role: 'user',
        parts: resultsFirst([...last.parts, ...next.parts]),
        open: last.open || next.open,
      };
    } else {
      said.push(next);
    }
  }
  return said;
}

function resultsFirst(parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex((part) => !isResult(part));
  if (first === -1 || !parts.slice(first).some(isResult)) return parts;
  return [...parts.filter(isResult), ...parts.filter((part) => !isResult(part))];
}

function isResult(part: Part): boolean {
  return part.type === 'tool_result';
}
