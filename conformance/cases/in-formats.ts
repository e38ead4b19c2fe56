import { parameters } from '@polywire/generated/catalog/parameters.ts';
import type { Parameter } from '@polywire/generated/catalog/rows.ts';
import { ask, chat, messages, responses, user, type Asked } from './asking.ts';
import type { Running } from './running.ts';

/** The three formats, and where each is. */
export const paths = { chat, responses, messages } as const;
export type Format = keyof typeof paths;
export const formats = Object.keys(paths) as Format[];

/** One model on each provider wire that an alias is served by, and one whose transport is only like another's. */
export const oneOfEachWire = ['r-mid', 'a-mid', 'g-a', 'f-d'] as const;

/** The least request of a format that says this. */
export function request(format: Format, model: string, content: unknown): object {
  if (format === 'responses') return { model, input: [user(content)] };
  return { model, messages: [user(content)], ...(format === 'messages' && { max_tokens: 500 }) };
}

/** The same question in any format. `more` is put over the least request; `say` makes the text of a mark. */
export function askIn(
  running: Running,
  format: Format,
  model: string,
  more: object = {},
  say: (mark: string) => unknown = (mark) => mark,
): Promise<Asked> {
  return ask(running, paths[format], (mark) => ({ ...request(format, model, say(mark)), ...more }));
}

/** Canonical parameters in the words of a format; one that the format has no field for is an error of the test. */
export function spelled(format: Format, values: Readonly<Record<string, unknown>>): object {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const at = (parameters as Readonly<Record<string, Parameter>>)[name]?.[format]?.at;
    if (at === undefined) throw new Error(`${format} has no field for ${name}`);
    put(body, at.split('.'), value);
  }
  return body;
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
