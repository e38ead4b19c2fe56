/**
 * The types of Polywire.Wires.Native, from spec/wires/native.tsp.
 *
 * Written by the generator; never edited by hand.
 */
export interface components {
  schemas: {
    readonly ReplyInlineData: {
      readonly mimeType?: string;
      readonly data?: string;
    };
    readonly ReplyFunctionCall: {
      readonly id?: string;
      readonly name: string;
      readonly args?: {
        readonly [key: string]: unknown;
      };
    };
    readonly ReplyExecutableCode: {
      readonly id?: string;
      readonly language?: string;
      readonly code?: string;
    };
    readonly ReplyCodeExecutionResult: {
      readonly id?: string;
      readonly outcome?: string;
      readonly output?: string;
    };
    readonly ReplyPart: {
      readonly text?: string;
      readonly thought?: boolean;
      readonly thoughtSignature?: string;
      readonly inlineData?: components['schemas']['ReplyInlineData'];
      readonly functionCall?: components['schemas']['ReplyFunctionCall'];
      readonly executableCode?: components['schemas']['ReplyExecutableCode'];
      readonly codeExecutionResult?: components['schemas']['ReplyCodeExecutionResult'];
    };
    readonly ReplyContent: {
      readonly role?: string;
      readonly parts?: readonly components['schemas']['ReplyPart'][];
    };
    readonly FinishReason:
      | 'FINISH_REASON_UNSPECIFIED'
      | 'STOP'
      | 'MAX_TOKENS'
      | 'SAFETY'
      | 'RECITATION'
      | 'LANGUAGE'
      | 'OTHER'
      | 'BLOCKLIST'
      | 'PROHIBITED_CONTENT'
      | 'SPII'
      | 'MALFORMED_FUNCTION_CALL'
      | 'IMAGE_SAFETY'
      | 'IMAGE_PROHIBITED_CONTENT'
      | 'IMAGE_OTHER'
      | 'NO_IMAGE'
      | 'IMAGE_RECITATION'
      | 'UNEXPECTED_TOOL_CALL'
      | 'TOO_MANY_TOOL_CALLS'
      | 'MISSING_THOUGHT_SIGNATURE'
      | 'MALFORMED_RESPONSE'
      | 'ESCALATION';
    readonly WebChunk: {
      readonly uri?: string;
      readonly title?: string;
    };
    readonly GroundingChunk: {
      readonly web?: components['schemas']['WebChunk'];
    };
    /** Offsets count bytes of the part's text in UTF-8. */
    readonly Segment: {
      readonly partIndex?: number;
      readonly startIndex?: number;
      readonly endIndex?: number;
      readonly text?: string;
    };
    /** Which chunks a piece of the text rests on. */
    readonly GroundingSupport: {
      readonly segment?: components['schemas']['Segment'];
      readonly groundingChunkIndices?: readonly number[];
      readonly confidenceScores?: readonly number[];
    };
    readonly SearchEntryPoint: {
      readonly renderedContent?: string;
    };
    /** What the answer rests on. */
    readonly GroundingMetadata: {
      readonly webSearchQueries?: readonly string[];
      readonly groundingChunks?: readonly components['schemas']['GroundingChunk'][];
      readonly groundingSupports?: readonly components['schemas']['GroundingSupport'][];
      readonly searchEntryPoint?: components['schemas']['SearchEntryPoint'];
    };
    readonly UrlMetadata: {
      readonly retrievedUrl?: string;
      readonly urlRetrievalStatus?: string;
    };
    readonly UrlContextMetadata: {
      readonly urlMetadata?: readonly components['schemas']['UrlMetadata'][];
    };
    readonly Candidate: {
      readonly index?: number;
      readonly content?: components['schemas']['ReplyContent'];
      /** Absent while the stream goes on. */
      readonly finishReason?: components['schemas']['FinishReason'];
      readonly finishMessage?: string;
      readonly groundingMetadata?: components['schemas']['GroundingMetadata'];
      readonly urlContextMetadata?: components['schemas']['UrlContextMetadata'];
    };
    readonly PromptFeedback: {
      readonly blockReason?: string;
      readonly blockReasonMessage?: string;
    };
    /** Cached tokens are contained in promptTokenCount; thoughts are not contained in candidatesTokenCount. */
    readonly UsageMetadata: {
      readonly promptTokenCount?: number;
      readonly candidatesTokenCount?: number;
      readonly thoughtsTokenCount?: number;
      readonly cachedContentTokenCount?: number;
      readonly toolUsePromptTokenCount?: number;
      readonly totalTokenCount?: number;
    };
    readonly Reply: {
      /** Empty where the prompt was blocked. */
      readonly candidates?: readonly components['schemas']['Candidate'][];
      readonly promptFeedback?: components['schemas']['PromptFeedback'];
      readonly usageMetadata?: components['schemas']['UsageMetadata'];
      readonly modelVersion?: string;
      readonly responseId?: string;
    };
    readonly Status: {
      /** The HTTP status once more. */
      readonly code: number;
      readonly message: string;
      /** Its name (`INVALID_ARGUMENT`). */
      readonly status: string;
      readonly details?: readonly unknown[];
    };
    readonly ErrorBody: {
      readonly error: components['schemas']['Status'];
    };
    readonly InlineData: {
      readonly mimeType: string;
      /** Base64. */
      readonly data: string;
    };
    readonly FileData: {
      readonly fileUri: string;
      readonly mimeType?: string;
    };
    readonly FunctionCall: {
      readonly id?: string;
      readonly name: string;
      readonly args?: {
        readonly [key: string]: unknown;
      };
    };
    readonly FunctionResponsePart: {
      readonly inlineData: components['schemas']['InlineData'];
    };
    /** The result of one tool call. */
    readonly FunctionResponse: {
      readonly id?: string;
      readonly name: string;
      /** Any object; `result` or `error` by custom. */
      readonly response: {
        readonly [key: string]: unknown;
      };
      /** Images of the result. */
      readonly parts?: readonly components['schemas']['FunctionResponsePart'][];
    };
    /** Code that the provider ran. */
    readonly ExecutableCode: {
      readonly id?: string;
      readonly language: 'LANGUAGE_UNSPECIFIED' | 'PYTHON';
      readonly code: string;
    };
    readonly CodeExecutionResult: {
      readonly id?: string;
      readonly outcome: 'OUTCOME_UNSPECIFIED' | 'OUTCOME_OK' | 'OUTCOME_FAILED' | 'OUTCOME_DEADLINE_EXCEEDED';
      readonly output?: string;
    };
    /** One of text, inlineData, fileData, a call or result of a function or of code, and what is said about it. */
    readonly Part: {
      readonly text?: string;
      /** The text is reasoning. */
      readonly thought?: boolean;
      /** The provider's state of this part, base64, handed back as it came. */
      readonly thoughtSignature?: string;
      readonly inlineData?: components['schemas']['InlineData'];
      readonly fileData?: components['schemas']['FileData'];
      readonly functionCall?: components['schemas']['FunctionCall'];
      readonly functionResponse?: components['schemas']['FunctionResponse'];
      readonly executableCode?: components['schemas']['ExecutableCode'];
      readonly codeExecutionResult?: components['schemas']['CodeExecutionResult'];
    };
    readonly Content: {
      readonly role: 'user' | 'model';
      readonly parts: readonly components['schemas']['Part'][];
    };
    readonly SystemPart: {
      readonly text: string;
    };
    readonly SystemContent: {
      readonly parts: readonly components['schemas']['SystemPart'][];
    };
    readonly SchemaType: 'STRING' | 'NUMBER' | 'INTEGER' | 'BOOLEAN' | 'ARRAY' | 'OBJECT' | 'NULL';
    /** The subset of JSON Schema that this wire takes: no references, no further keywords. */
    readonly Schema: {
      readonly type?: components['schemas']['SchemaType'];
      readonly format?: string;
      readonly title?: string;
      readonly description?: string;
      readonly nullable?: boolean;
      readonly enum?: readonly string[];
      readonly items?: components['schemas']['Schema'];
      readonly properties?: {
        readonly [key: string]: components['schemas']['Schema'];
      };
      readonly required?: readonly string[];
      readonly propertyOrdering?: readonly string[];
      readonly anyOf?: readonly components['schemas']['Schema'][];
      readonly minimum?: number;
      readonly maximum?: number;
      readonly minItems?: string;
      readonly maxItems?: string;
      readonly minLength?: string;
      readonly maxLength?: string;
      readonly minProperties?: string;
      readonly maxProperties?: string;
      readonly pattern?: string;
      readonly example?: unknown;
      readonly default?: unknown;
    };
    /** Arguments are described in the wire's own subset, or in JSON Schema. */
    readonly FunctionDeclaration: {
      readonly name: string;
      readonly description?: string;
      readonly parameters?: components['schemas']['Schema'];
      readonly parametersJsonSchema?: {
        readonly [key: string]: unknown;
      };
    };
    /** Switches something on by being there. */
    readonly Empty: Record<string, never>;
    /** One of its members. */
    readonly Tool: {
      readonly functionDeclarations?: readonly components['schemas']['FunctionDeclaration'][];
      readonly googleSearch?: components['schemas']['Empty'];
      readonly urlContext?: components['schemas']['Empty'];
      readonly codeExecution?: components['schemas']['Empty'];
    };
    readonly FunctionCallingConfig: {
      /**
       * VALIDATED: as AUTO, with calls held to their schemas.
       */
      readonly mode: 'AUTO' | 'ANY' | 'NONE' | 'VALIDATED';
      /** With ANY: one of these. */
      readonly allowedFunctionNames?: readonly string[];
    };
    readonly ToolConfig: {
      readonly functionCallingConfig: components['schemas']['FunctionCallingConfig'];
    };
    readonly ThinkingConfig: {
      readonly thinkingLevel?: 'MINIMAL' | 'LOW' | 'MEDIUM' | 'HIGH';
      /** Readable reasoning is returned. */
      readonly includeThoughts?: boolean;
    };
    readonly GenerationConfig: {
      readonly maxOutputTokens?: number;
      readonly temperature?: number;
      readonly topP?: number;
      readonly topK?: number;
      readonly stopSequences?: readonly string[];
      /** Format: int32 */
      readonly seed?: number;
      readonly presencePenalty?: number;
      readonly frequencyPenalty?: number;
      /**
       * `application/json` for JSON mode, and beside a schema.
       */
      readonly responseMimeType?: 'text/plain' | 'application/json';
      readonly responseSchema?: components['schemas']['Schema'];
      readonly responseJsonSchema?: {
        readonly [key: string]: unknown;
      };
      readonly thinkingConfig?: components['schemas']['ThinkingConfig'];
    };
    /** What the gateway asks. */
    readonly Request: {
      /** Oldest first. */
      readonly contents: readonly components['schemas']['Content'][];
      readonly systemInstruction?: components['schemas']['SystemContent'];
      readonly tools?: readonly components['schemas']['Tool'][];
      readonly toolConfig?: components['schemas']['ToolConfig'];
      readonly generationConfig?: components['schemas']['GenerationConfig'];
    };
    /** The payload of one event. */
    readonly StreamEvent: {
      /** Empty where the prompt was blocked. */
      readonly candidates?: readonly components['schemas']['Candidate'][];
      readonly promptFeedback?: components['schemas']['PromptFeedback'];
      readonly usageMetadata?: components['schemas']['UsageMetadata'];
      readonly modelVersion?: string;
      readonly responseId?: string;
      /** A failure after the 200 was sent. */
      readonly error?: components['schemas']['Status'];
    };
    /** Query of streamGenerateContent. */
    readonly StreamGenerateContentQuery: {
      readonly alt: 'sse';
    };
  };
}
export type ReplyInlineData = components['schemas']['ReplyInlineData'];
export type ReplyFunctionCall = components['schemas']['ReplyFunctionCall'];
export type ReplyExecutableCode = components['schemas']['ReplyExecutableCode'];
export type ReplyCodeExecutionResult = components['schemas']['ReplyCodeExecutionResult'];
export type ReplyPart = components['schemas']['ReplyPart'];
export type ReplyContent = components['schemas']['ReplyContent'];
export type FinishReason = components['schemas']['FinishReason'];
export type WebChunk = components['schemas']['WebChunk'];
export type GroundingChunk = components['schemas']['GroundingChunk'];
export type Segment = components['schemas']['Segment'];
export type GroundingSupport = components['schemas']['GroundingSupport'];
export type SearchEntryPoint = components['schemas']['SearchEntryPoint'];
export type GroundingMetadata = components['schemas']['GroundingMetadata'];
export type UrlMetadata = components['schemas']['UrlMetadata'];
export type UrlContextMetadata = components['schemas']['UrlContextMetadata'];
export type Candidate = components['schemas']['Candidate'];
export type PromptFeedback = components['schemas']['PromptFeedback'];
export type UsageMetadata = components['schemas']['UsageMetadata'];
export type Reply = components['schemas']['Reply'];
export type Status = components['schemas']['Status'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type InlineData = components['schemas']['InlineData'];
export type FileData = components['schemas']['FileData'];
export type FunctionCall = components['schemas']['FunctionCall'];
export type FunctionResponsePart = components['schemas']['FunctionResponsePart'];
export type FunctionResponse = components['schemas']['FunctionResponse'];
export type ExecutableCode = components['schemas']['ExecutableCode'];
export type CodeExecutionResult = components['schemas']['CodeExecutionResult'];
export type Part = components['schemas']['Part'];
export type Content = components['schemas']['Content'];
export type SystemPart = components['schemas']['SystemPart'];
export type SystemContent = components['schemas']['SystemContent'];
export type SchemaType = components['schemas']['SchemaType'];
export type Schema = components['schemas']['Schema'];
export type FunctionDeclaration = components['schemas']['FunctionDeclaration'];
export type Empty = components['schemas']['Empty'];
export type Tool = components['schemas']['Tool'];
export type FunctionCallingConfig = components['schemas']['FunctionCallingConfig'];
export type ToolConfig = components['schemas']['ToolConfig'];
export type ThinkingConfig = components['schemas']['ThinkingConfig'];
export type GenerationConfig = components['schemas']['GenerationConfig'];
export type Request = components['schemas']['Request'];
export type StreamEvent = components['schemas']['StreamEvent'];
export type StreamGenerateContentQuery = components['schemas']['StreamGenerateContentQuery'];
