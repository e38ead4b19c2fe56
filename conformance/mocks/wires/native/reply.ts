import type { JsonObject } from '../../json.ts';
import type { Asked } from '../../talk/asked.ts';
import type { Said, SaidPart, Stop } from '../../talk/said.ts';

/** A reply as one response with one candidate. Its calls have no ids; the first one carries the thought signature. */
export function reply(said: Said, asked: Asked): JsonObject {
  return whole(said, {
    content: { role: 'model', parts: parts(said, asked) },
    ...grounding(said),
    finishReason: finishReason(said.stop),
    index: 0,
  });
}

/** A response around one candidate. */
export function whole(said: Said, candidate: JsonObject): JsonObject {
  return { candidates: [candidate], usageMetadata: usage(said), modelVersion: said.model, responseId: said.id };
}

function parts(said: Said, asked: Asked): readonly JsonObject[] {
  return said.parts.flatMap((part) => wireParts(part, said.parts, asked));
}

/** The parts that one part of the reply makes. */
export function wireParts(part: SaidPart, all: readonly SaidPart[], asked: Asked): readonly JsonObject[] {
  switch (part.type) {
    case 'reasoning':
      return asked.thoughtsShown ? [{ text: part.text, thought: true }] : [];
    case 'text':
    case 'refusal':
      return [{ text: part.text }];
    case 'call': {
      const isFirst = all.find((one) => one.type === 'call') === part;
      return [
        { functionCall: { name: part.name, args: part.arguments }, ...(isFirst && { thoughtSignature: part.seal }) },
      ];
    }
    case 'search':
    case 'mcp':
      return [];
  }
}

/** The searches and what the text owes to them. Offsets count bytes. */
export function grounding(said: Said): JsonObject {
  const search = said.parts.find((part) => part.type === 'search');
  if (search === undefined) return {};
  const text = said.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return {
    groundingMetadata: {
      webSearchQueries: [search.query],
      groundingChunks: search.pages.map(({ url, title }) => ({ web: { uri: url, title } })),
      groundingSupports: search.pages.map((_, index) => ({
        segment: { startIndex: 0, endIndex: Buffer.byteLength(text), text },
        groundingChunkIndices: [index],
      })),
    },
  };
}

export function finishReason(stop: Stop): string {
  const words = { end: 'STOP', sequence: 'STOP', length: 'MAX_TOKENS', calls: 'STOP', refusal: 'SAFETY' };
  return words[stop.reason];
}

function usage(said: Said): JsonObject {
  const { input, cacheRead, cacheWrite, output, reasoning } = said.usage;
  const prompt = input + cacheRead + cacheWrite;
  return {
    promptTokenCount: prompt,
    candidatesTokenCount: output - reasoning,
    ...(reasoning > 0 && { thoughtsTokenCount: reasoning }),
    ...(cacheRead > 0 && { cachedContentTokenCount: cacheRead }),
    totalTokenCount: prompt + output,
  };
}
