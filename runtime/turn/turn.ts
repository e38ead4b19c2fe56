import type { ChatWire } from '@polywire/generated/catalog/rows.ts';
import type { Message } from './message.ts';
import type { Parameters } from './parameters.ts';
import type { Tool } from './tool.ts';

/**
 * One request to a model, said in no wire's words.
 *
 * Every codec decodes its wire's request into a turn and encodes a turn into its wire's request; `adapt` turns a
 * turn into one that a given model takes. A turn is never changed in place: each step returns a new one that shares
 * what it left alone.
 */
export interface Turn {
  /** The model as the caller named it; not yet resolved to an alias. */
  readonly model: string;

  /** Oldest first. Leading system messages are the system prompt. */
  readonly messages: readonly Message[];

  readonly tools: readonly Tool[];

  /** Canonical parameters that the caller set. */
  readonly parameters: Parameters;

  /** The caller wants events rather than one reply. */
  readonly stream: boolean;

  /** The caller wants to read what the model thought: the field's word for how much (`auto`). Absent: not asked for. */
  readonly reasoningSummary?: string;

  /**
   * Fields the caller set which no model gets and which are reported all the same (`n`, `logprobs`, …): the names of
   * parameters.yaml whose handling is `ignored_and_reported`.
   */
  readonly reported: readonly string[];
}

/**
 * The piece of the caller's body that something was decoded from. A codec that encodes to a provider which takes the
 * same wire verbatim puts `value` back as it came: unknown fields, markers and key order survive. Whoever changes the
 * something drops its origin.
 */
export interface Origin {
  readonly wire: ChatWire;
  readonly value: unknown;

  /** Markers of content.yaml inside `value` that only a verbatim target keeps (`cache_control`, `citations`). */
  readonly markers?: readonly string[];
}
