import type { Origin } from './turn.ts';

/** One message of a turn. Results of tools are parts of a user message: all results of one round in one message. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant';

  /** Never empty but for an assistant that said nothing. */
  readonly parts: readonly Part[];

  /** The caller's `name` of the speaker; few wires have a place for it. */
  readonly name?: string;
}

export type Part =
  TextPart | RefusalPart | ImagePart | FilePart | ToolCallPart | ToolResultPart | ReasoningPart | OpaquePart;

export interface TextPart {
  readonly type: 'text';
  readonly text: string;
  readonly origin?: Origin;
}

/** An assistant's stated reason for not answering. */
export interface RefusalPart {
  readonly type: 'refusal';
  readonly text: string;
}

export interface ImagePart {
  readonly type: 'image';
  readonly source: ImageSource;

  /** The field's word for resolution: `auto`, `low`, `high`. */
  readonly detail?: string;
  readonly origin?: Origin;
}

export type ImageSource =
  | { readonly kind: 'url'; readonly url: string }
  /** `data` is base64 without line breaks. */
  | { readonly kind: 'base64'; readonly mediaType: string; readonly data: string };

/** A document given by content. What a wire names only by a reference to a stored file is an OpaquePart. */
export interface FilePart {
  readonly type: 'file';

  /** Row of content.yaml that it was: `file`, `input_file`, `document`. */
  readonly kind: string;
  readonly name?: string;
  readonly source:
    | { readonly kind: 'url'; readonly url: string }
    | { readonly kind: 'base64'; readonly mediaType: string; readonly data: string };
  readonly origin?: Origin;
}

export interface ToolCallPart {
  readonly type: 'tool_call';

  /** Unique in the turn. A codec whose wire gives none makes one up. */
  readonly id: string;
  readonly name: string;

  /** JSON text exactly as the model wrote it, `{}` for no arguments; never the empty string. */
  readonly arguments: string;

  /** The provider's own state of this call, to be handed back (thought signatures). */
  readonly sealed?: Sealed;
  readonly origin?: Origin;
}

export interface ToolResultPart {
  readonly type: 'tool_result';

  /** `id` of the call it answers. */
  readonly callId: string;

  /** Name of the tool, where the wire says it; else looked up from the call. */
  readonly name?: string;

  /** Text, images, and what else the wire allows. */
  readonly parts: readonly Part[];
  readonly isError: boolean;
  readonly origin?: Origin;
}

/** What a model thought. Never shown on the chat wire. */
export interface ReasoningPart {
  readonly type: 'reasoning';

  /** Readable text; may be empty where the provider gives only sealed state. */
  readonly text: string;

  /** The provider's state that lets it go on from here (signature, encrypted content). */
  readonly sealed?: Sealed;
  readonly origin?: Origin;
}

/**
 * Provider state that travels through a caller who cannot read it. It is handed back only to the kind and family it
 * came from; to any other it is dropped and named.
 */
export interface Sealed {
  /** Row of providers.yaml; `null` for a signature that a caller got elsewhere, of whichever provider speaks its wire. */
  readonly provider: string | null;

  /** The group whose model made it; `null` with a provider of null. */
  readonly family: string | null;

  /** JSON that only the codec of that provider's wire reads. */
  readonly data: unknown;
}

/** A part that the decoding codec does not know; only the same wire can carry it on. */
export interface OpaquePart {
  readonly type: 'opaque';

  /** Row of content.yaml, or the wire's own word for it where there is none. */
  readonly kind: string;
  readonly origin: Origin;
}
