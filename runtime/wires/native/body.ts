import type { JsonObject, Service } from '../codec.ts';

/** One part of a content, as we write it. */
export interface Part {
  readonly text?: string;
  readonly thought?: true;
  thoughtSignature?: string;
  readonly inlineData?: { readonly mimeType: string; readonly data: string };
  readonly fileData?: { readonly fileUri: string; readonly mimeType?: string };
  readonly functionCall?: { readonly id: string; readonly name: string; readonly args: JsonObject };
  readonly functionResponse?: FunctionResponse;
}

export interface FunctionResponse {
  readonly id: string;
  readonly name: string;

  /** `output` of a call that worked, `error` of one that did not. */
  readonly response: { readonly output?: string | readonly string[]; readonly error?: string | readonly string[] };

  /** Images of the result. */
  readonly parts?: readonly { readonly inlineData: { readonly mimeType: string; readonly data: string } }[];
}

export interface Content {
  readonly role: 'user' | 'model';
  readonly parts: Part[];
}

export interface UsageMetadata {
  readonly promptTokenCount: number;
  readonly candidatesTokenCount: number;
  readonly thoughtsTokenCount: number;
  readonly cachedContentTokenCount: number;
  readonly totalTokenCount: number;
}

/** What the answer rests on: sources, and which stretch of which part rests on which of them. */
export interface GroundingMetadata {
  readonly webSearchQueries?: readonly string[];
  readonly groundingChunks: readonly { readonly web: { readonly uri: string; readonly title: string } }[];
  readonly groundingSupports: readonly GroundingSupport[];
}

export interface GroundingSupport {
  /** Offsets in bytes of the part's text in UTF-8. */
  readonly segment: {
    readonly partIndex: number;
    readonly startIndex: number;
    readonly endIndex: number;
    readonly text: string;
  };
  readonly groundingChunkIndices: readonly number[];
}

/** A reply, or one frame of a stream. */
export interface GenerateContentResponse {
  readonly candidates: readonly [Candidate];
  readonly usageMetadata?: UsageMetadata;
  readonly modelVersion: string;
  readonly responseId: string;
  readonly service?: Service;
}

export interface Candidate {
  readonly content: Content;
  readonly finishReason?: string;
  readonly index: 0;
  readonly groundingMetadata?: GroundingMetadata;
}
