/**
 * The requests of spec/hosted/, fitted to the model that they name.
 *
 * Written by the generator; never edited by hand.
 */
import type { ChatCompletionRequest, ResponseRequest, MessageRequest } from '../../hosted/types.ts';
import type { Dropped, Effort, Refused } from './models.ts';

/** The whole answer at once. */
export interface Whole {
  readonly stream?: false | null;
}

/** The answer as events. */
export interface Streamed {
  readonly stream: true;
}

/** The events that a loop meets: one that tells of a failure is thrown instead. */
export type Told<Event> = Exclude<Event, { readonly error: object }>;

/** What some models do not get. */
interface ChatCompletionRequestDropped {
  /**
   * Texts at which the answer ends; called `stop_sequences` in the dropped list. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly stop?: ChatCompletionRequest['stop'];
  /**
   * How hard to think. Clamped onto the model's ladder; a level nobody knows becomes the model's default and is named as
   * category `other`; dropped only where the model publishes no default; a pinned model replaces it. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly reasoning_effort?: ChatCompletionRequest['reasoning_effort'];
  /**
   * Dropped on models that take no sampling parameters. A value a model disallows is the provider's own 400. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly temperature?: ChatCompletionRequest['temperature'];
  /**
   * As `temperature`; beside it, dropped on models that take one or the other. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly top_p?: ChatCompletionRequest['top_p'];
  /**
   * An extension; reaches transports that have it. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly top_k?: ChatCompletionRequest['top_k'];
  /**
   * How much to say; becomes `text.verbosity` where the transport has it. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly verbosity?: ChatCompletionRequest['verbosity'];
  /**
   * Allow several calls in one turn. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly parallel_tool_calls?: ChatCompletionRequest['parallel_tool_calls'];
  /**
   * Never a guarantee of the same answer. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly seed?: ChatCompletionRequest['seed'];
  /**
   * Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly presence_penalty?: ChatCompletionRequest['presence_penalty'];
  /**
   * Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly frequency_penalty?: ChatCompletionRequest['frequency_penalty'];
}

/** Its fields by their canonical names. */
interface ChatCompletionRequestFields {
  readonly stop_sequences: 'stop';
  readonly reasoning_effort: 'reasoning_effort';
  readonly temperature: 'temperature';
  readonly top_p: 'top_p';
  readonly top_k: 'top_k';
  readonly verbosity: 'verbosity';
  readonly parallel_tool_calls: 'parallel_tool_calls';
  readonly seed: 'seed';
  readonly presence_penalty: 'presence_penalty';
  readonly frequency_penalty: 'frequency_penalty';
}

type ChatCompletionRequestDroppedBy<M extends string> = ChatCompletionRequestFields[Extract<
  Dropped<M>,
  keyof ChatCompletionRequestFields
>];

/** A ChatCompletionRequest to one model: what the model drops is marked as deprecated, what it refuses is a type error. */
export type ChatCompletionRequestTo<M extends string> = Omit<
  ChatCompletionRequest,
  'model' | 'reasoning_effort' | 'response_format' | ChatCompletionRequestDroppedBy<M>
> &
  Pick<ChatCompletionRequestDropped, ChatCompletionRequestDroppedBy<M>> & {
    /** An alias, a provider's model id that the catalogue knows, or either behind `latest:` (deprecated). Adapted. */
    readonly model: M;
  } & Omit<
    {
      /**
       * How hard to think. Clamped onto the model's ladder; a level nobody knows becomes the model's default and is named as
       * category `other`; dropped only where the model publishes no default; a pinned model replaces it. Conditional.
       */
      readonly reasoning_effort?: Effort<M> | (string & {}) | null;
      /** Constrains the answer's form. Refused, not dropped, where the model cannot: `param_not_supported`. Conditional. */
      readonly response_format?: Exclude<ChatCompletionRequest['response_format'], { readonly type: Refused<M> }>;
    },
    ChatCompletionRequestDroppedBy<M>
  >;

/** What some models do not get. */
interface ResponseRequestReasoningDropped {
  /**
   * Clamped onto the model's ladder, as `reasoning_effort` of Chat Completions.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly effort?: NonNullable<ResponseRequest['reasoning']>['effort'];
}

/** Its fields by their canonical names. */
interface ResponseRequestReasoningFields {
  readonly reasoning_effort: 'effort';
}

type ResponseRequestReasoningDroppedBy<M extends string> = ResponseRequestReasoningFields[Extract<
  Dropped<M>,
  keyof ResponseRequestReasoningFields
>];

type ResponseRequestReasoningTo<M extends string> = Omit<
  NonNullable<ResponseRequest['reasoning']>,
  'effort' | ResponseRequestReasoningDroppedBy<M>
> &
  Pick<ResponseRequestReasoningDropped, ResponseRequestReasoningDroppedBy<M>> &
  Omit<
    {
      /** Clamped onto the model's ladder, as `reasoning_effort` of Chat Completions. */
      readonly effort?: Effort<M> | (string & {}) | null;
    },
    ResponseRequestReasoningDroppedBy<M>
  >;

/** What some models do not get. */
interface ResponseRequestTextDropped {
  /**
   * How much to say.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly verbosity?: NonNullable<ResponseRequest['text']>['verbosity'];
}

/** Its fields by their canonical names. */
interface ResponseRequestTextFields {
  readonly verbosity: 'verbosity';
}

type ResponseRequestTextDroppedBy<M extends string> = ResponseRequestTextFields[Extract<
  Dropped<M>,
  keyof ResponseRequestTextFields
>];

type ResponseRequestTextTo<M extends string> = Omit<
  NonNullable<ResponseRequest['text']>,
  'format' | ResponseRequestTextDroppedBy<M>
> &
  Pick<ResponseRequestTextDropped, ResponseRequestTextDroppedBy<M>> &
  Omit<
    {
      /** Refused where the model cannot constrain its output: `param_not_supported`. */
      readonly format?: Exclude<NonNullable<ResponseRequest['text']>['format'], { readonly type: Refused<M> }>;
    },
    ResponseRequestTextDroppedBy<M>
  >;

/** What some models do not get. */
interface ResponseRequestDropped {
  /**
   * Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly temperature?: ResponseRequest['temperature'];
  /**
   * Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly top_p?: ResponseRequest['top_p'];
  /**
   * Allow several calls in one turn. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly parallel_tool_calls?: ResponseRequest['parallel_tool_calls'];
}

/** Its fields by their canonical names. */
interface ResponseRequestFields {
  readonly temperature: 'temperature';
  readonly top_p: 'top_p';
  readonly parallel_tool_calls: 'parallel_tool_calls';
}

type ResponseRequestDroppedBy<M extends string> = ResponseRequestFields[Extract<
  Dropped<M>,
  keyof ResponseRequestFields
>];

/** A ResponseRequest to one model: what the model drops is marked as deprecated, what it refuses is a type error. */
export type ResponseRequestTo<M extends string> = Omit<
  ResponseRequest,
  'model' | 'reasoning' | 'text' | ResponseRequestDroppedBy<M>
> &
  Pick<ResponseRequestDropped, ResponseRequestDroppedBy<M>> & {
    /** An alias, a provider's model id that the catalogue knows, or either behind `latest:` (deprecated). Adapted. */
    readonly model: M;
  } & Omit<
    {
      /** How hard to think. Conditional. */
      readonly reasoning?: ResponseRequestReasoningTo<M> | null;
      /** Form and length of the answer. Conditional. */
      readonly text?: ResponseRequestTextTo<M> | null;
    },
    ResponseRequestDroppedBy<M>
  >;

/** What some models do not get. */
interface MessageRequestOutputConfigDropped {
  /**
   * Clamped onto the model's ladder.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly effort?: NonNullable<MessageRequest['output_config']>['effort'];
}

/** Its fields by their canonical names. */
interface MessageRequestOutputConfigFields {
  readonly reasoning_effort: 'effort';
}

type MessageRequestOutputConfigDroppedBy<M extends string> = MessageRequestOutputConfigFields[Extract<
  Dropped<M>,
  keyof MessageRequestOutputConfigFields
>];

type MessageRequestOutputConfigTo<M extends string> = Omit<
  NonNullable<MessageRequest['output_config']>,
  'effort' | 'format' | MessageRequestOutputConfigDroppedBy<M>
> &
  Pick<MessageRequestOutputConfigDropped, MessageRequestOutputConfigDroppedBy<M>> &
  Omit<
    {
      /** Clamped onto the model's ladder. */
      readonly effort?: Effort<M> | (string & {}) | null;
      /** Constrains the answer to a schema; a model that cannot is a 400. */
      readonly format?: Exclude<NonNullable<MessageRequest['output_config']>['format'], { readonly type: Refused<M> }>;
    },
    MessageRequestOutputConfigDroppedBy<M>
  >;

/** What some models do not get. */
interface MessageRequestDropped {
  /**
   * Texts at which the answer ends. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly stop_sequences?: MessageRequest['stop_sequences'];
  /**
   * Dropped on models that take no sampling parameters. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly temperature?: MessageRequest['temperature'];
  /**
   * As `temperature`; beside it, dropped on models that take one or the other. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly top_p?: MessageRequest['top_p'];
  /**
   * Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly top_k?: MessageRequest['top_k'];
  /**
   * Budget of visible reasoning; forwarded to models that take it. Conditional.
   *
   * @deprecated The model does not take it: it is left out, and named in `service.dropped`.
   */
  readonly thinking?: MessageRequest['thinking'];
}

/** Its fields by their canonical names. */
interface MessageRequestFields {
  readonly stop_sequences: 'stop_sequences';
  readonly temperature: 'temperature';
  readonly top_p: 'top_p';
  readonly top_k: 'top_k';
  readonly thinking: 'thinking';
}

type MessageRequestDroppedBy<M extends string> = MessageRequestFields[Extract<Dropped<M>, keyof MessageRequestFields>];

/** A MessageRequest to one model: what the model drops is marked as deprecated, what it refuses is a type error. */
export type MessageRequestTo<M extends string> = Omit<
  MessageRequest,
  'model' | 'output_config' | MessageRequestDroppedBy<M>
> &
  Pick<MessageRequestDropped, MessageRequestDroppedBy<M>> & {
    /** An alias, or a provider's model id, which maps to the alias serving its family. Adapted. */
    readonly model: M;
  } & Omit<
    {
      /** Effort and form of the answer. Adapted. */
      readonly output_config?: MessageRequestOutputConfigTo<M> | null;
    },
    MessageRequestDroppedBy<M>
  >;
