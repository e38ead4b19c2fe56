import type { Sealed } from '../../turn/message.ts';
import type { Reply, ReplyPart } from '../../turn/reply.ts';
import type { Answer, JsonObject } from '../codec.ts';
import { asObject } from '../shared/json.ts';
import { argumentsObject } from '../shared/tool-arguments.ts';
import type { Candidate, GenerateContentResponse, Part } from './body.ts';
import { Grounding } from './grounding.ts';
import { signatureFor } from './state.ts';
import { encodeStop } from './stop.ts';
import { encodeUsage } from './usage.ts';

/** See Codec.encodeReply. */
export function encodeReply(reply: Reply, answer: Answer<null>): JsonObject {
  const parts: Part[] = [];
  const grounding = new Grounding();
  for (const part of reply.parts) encodePart(part, parts, grounding);
  const groundingMetadata = grounding.metadata();
  const candidate: Candidate = {
    content: { role: 'model', parts },
    ...(reply.stop === null ? {} : { finishReason: encodeStop(reply.stop.reason) }),
    index: 0,
    ...(groundingMetadata === undefined ? {} : { groundingMetadata }),
  };
  const service = answer.service();
  const body: GenerateContentResponse = {
    candidates: [candidate],
    usageMetadata: encodeUsage(reply.usage),
    modelVersion: answer.model,
    responseId: answer.id,
    ...(service === null ? {} : { service }),
  };
  return { ...body };
}

function encodePart(part: ReplyPart, parts: Part[], grounding: Grounding): void {
  switch (part.type) {
    case 'text':
      grounding.text(part, parts.length);
      parts.push({ text: part.text });
      return;
    case 'refusal':
      parts.push({ text: part.text });
      return;
    case 'tool_call':
      parts.push(encodeCall(part));
      return;
    case 'reasoning': {
      const last = parts.at(-1);
      if (isOfText(part.sealed) && last?.text !== undefined) last.thoughtSignature ??= signatureFor(part.sealed);
      else parts.push(...encodeThought(part.text, part.sealed));
      return;
    }
    case 'search':
      grounding.search(part);
      return;
    case 'opaque':
      if (part.origin.wire === 'native') parts.push(part.origin.value as Part);
      return;
  }
}

export function encodeCall(call: {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
  readonly sealed?: Sealed;
}): Part {
  return {
    functionCall: { id: call.id, name: call.name, args: argumentsObject(call.arguments) },
    ...(call.sealed === undefined ? {} : { thoughtSignature: signatureFor(call.sealed) }),
  };
}

/** A thought; state without text stands on an empty text. */
export function encodeThought(text: string, sealed: Sealed | undefined): Part[] {
  const signed = sealed === undefined ? {} : { thoughtSignature: signatureFor(sealed) };
  if (text === '') return sealed === undefined ? [] : [{ text, ...signed }];
  return [{ text, thought: true, ...signed }];
}

function isOfText(sealed: Sealed | undefined): sealed is Sealed {
  return asObject(sealed?.data)?.of === 'text';
}
