import { parameters } from '@polywire/generated/catalog/parameters.ts';
import type { Parameter } from '@polywire/generated/catalog/rows.ts';
import type { Format } from '../fixture.ts';

/** A question in no format's words, as a fixture asks it. */
export interface Question {
  readonly model: string;
  readonly system?: string;

  /** Short for one turn of the user. */
  readonly text?: string;
  readonly turns?: readonly Turn[];
  readonly tools?: readonly Tool[];
  readonly tool_choice?: 'auto' | 'none' | 'required' | { readonly tool: string };

  /** A JSON Schema that the answer must meet, or JSON of any form. */
  readonly response_format?: { readonly schema: object } | 'json_object';

  /** Asks the platform to search the web. */
  readonly web_search?: boolean;

  /** Whether several tools may be called at once. */
  readonly parallel?: boolean;

  /** Values under the names of the parameters table. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

export type Turn =
  | { readonly user: string; readonly image?: Image }
  | { readonly assistant: string }
  | { readonly calls: readonly { readonly id: string; readonly name: string; readonly arguments: unknown }[] }
  | { readonly results: readonly { readonly id: string; readonly text: string }[] };

export interface Image {
  readonly media_type: string;

  /** Base64. */
  readonly data: string;
}

export interface Tool {
  readonly name: string;
  readonly schema: object;
}

export function turnsOf({ turns, text }: Question): readonly Turn[] {
  return [...(turns ?? []), ...(text === undefined ? [] : [{ user: text }])];
}

/** The parameters at the places where the format has them. Throws a RangeError for one that it has no field for. */
export function spelled(format: Format, { parameters: values = {} }: Question): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const at = (parameters as Readonly<Record<string, Parameter>>)[name]?.[format]?.at;
    if (at === undefined) throw new RangeError(`${format} has no field for ${name}`);
    put(body, at.split('.'), value);
  }
  return body;
}

/** Lays one object over another, key by key, as deep as both are objects. */
export function over(under: Readonly<Record<string, unknown>>, top: object): Record<string, unknown> {
  const body = { ...under };
  for (const [name, value] of Object.entries(top) as [string, unknown][]) {
    const below = body[name];
    body[name] = isPlain(below) && isPlain(value) ? over(below, value) : value;
  }
  return body;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function put(body: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    body[first] = value;
    return;
  }
  const inner = (body[first] ?? {}) as Record<string, unknown>;
  body[first] = inner;
  put(inner, rest, value);
}
