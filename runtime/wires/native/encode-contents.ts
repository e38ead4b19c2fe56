import type { Message, Part as TurnPart, ReasoningPart, TextPart, ToolCallPart } from '../../turn/message.ts';
import type { JsonObject, Target } from '../codec.ts';
import { argumentsObject } from '../shared/tool-arguments.ts';
import type { Content, Part } from './body.ts';
import { encodeResponse } from './function-response.ts';
import { encodeFile, encodeImage } from './media.ts';
import { foreignCall, unsealed } from './state.ts';

export interface Contents {
  /** The system prompt: leading system messages. */
  readonly system: readonly { readonly text: string }[];
  readonly contents: readonly Content[];
}

/**
 * The system prompt and the conversation for a provider. The wire has two roles, which take turns: neighbours of one
 * role become one content, and a later system message, which it has no role for, is said by the user. So is one with
 * an image: the system prompt is text alone.
 */
export function encodeContents(messages: readonly Message[], target: Target): Contents {
  const system: { readonly text: string }[] = [];
  const contents: Content[] = [];
  const names = new Map<string, string>();
  let leading = true;
  for (const message of messages) {
    leading &&= message.role === 'system' && message.parts.every(isSaid);
    if (leading) {
      for (const part of message.parts) if (isSaid(part)) system.push({ text: part.text });
      continue;
    }
    const role = message.role === 'assistant' ? 'model' : 'user';
    const last = contents.at(-1);
    const content: Content = last?.role === role ? last : { role, parts: [] };
    encodeParts(message.parts, target, names, content.parts);
    if (content !== last && content.parts.length > 0) contents.push(content);
  }
  return { system, contents };
}

function isSaid(part: TurnPart): part is TextPart {
  return part.type === 'text';
}

/** `names`: of the tools that were called, by the id of the call. */
function encodeParts(parts: readonly TurnPart[], target: Target, names: Map<string, string>, encoded: Part[]): void {
  // Of calls made at once only the first one is signed; another model's are not signed at all.
  let signed = parts.some((part) => part.type === 'tool_call' && unsealed(part.sealed, target) !== undefined);
  for (const part of parts) {
    const verbatim = verbatimOf(part, target);
    if (verbatim !== undefined) {
      encoded.push(verbatim);
      continue;
    }
    switch (part.type) {
      case 'text':
      case 'refusal':
        // The provider refuses a text that is empty.
        if (part.text !== '') encoded.push({ text: part.text });
        break;
      case 'image':
        encoded.push(encodeImage(part.source));
        break;
      case 'file':
        encoded.push(encodeFile(part));
        break;
      case 'tool_call':
        names.set(part.id, part.name);
        encoded.push(encodeCall(part, target, signed));
        signed = true;
        break;
      case 'tool_result':
        encoded.push(...encodeResponse(part, names.get(part.callId) ?? part.name ?? part.callId));
        break;
      case 'reasoning':
        encodeReasoning(part, target, encoded);
        break;
      case 'opaque':
        break;
    }
  }
}

/** The part as the caller wrote it, where that was on this wire and has something that the turn does not. */
function verbatimOf(part: TurnPart, target: Target): JsonObject | undefined {
  if (part.type === 'refusal' || part.type === 'reasoning' || part.type === 'tool_call') return undefined;
  const { origin } = part;
  if (origin?.wire !== 'native' || !(target.provider.verbatim || part.type === 'opaque')) return undefined;
  return origin.value as JsonObject;
}

function encodeCall(part: ToolCallPart, target: Target, signed: boolean): Part {
  const signature = unsealed(part.sealed, target)?.signature ?? (signed ? undefined : foreignCall);
  return {
    functionCall: { id: part.id, name: part.name, args: argumentsObject(part.arguments) },
    ...(signature === undefined ? {} : { thoughtSignature: signature }),
  };
}

/** Put back in place: on the text that it signed, or as a thought. Unsigned, a thought is of no use to the provider. */
function encodeReasoning(part: ReasoningPart, target: Target, encoded: Part[]): void {
  const state = unsealed(part.sealed, target);
  if (state === undefined) return;
  const thoughtSignature = state.signature;
  const text = encoded.at(-1);
  if (state.of === 'text' && text?.text !== undefined && text.thoughtSignature === undefined) {
    encoded[encoded.length - 1] = { ...text, thoughtSignature };
  } else if (part.text === '') encoded.push({ text: '', thoughtSignature });
  else encoded.push({ text: part.text, thought: true, thoughtSignature });
}
