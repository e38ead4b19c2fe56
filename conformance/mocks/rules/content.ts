import { content } from '@polywire/generated/catalog/content.ts';
import type { ChatWire, Content, Provider } from '@polywire/generated/catalog/rows.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { Refusal } from '../wires/error-body.ts';

/** Kinds of content that the wire has a place for and this kind of provider has not. */
export function contentRefusal(wire: ChatWire, body: JsonObject, provider: Provider): Refusal | null {
  for (const name of provider.cannot_carry_content) {
    const row = (content as Readonly<Record<string, Content>>)[name];
    const source = row?.[wire];
    if (row === undefined || source === undefined) continue;
    const spelled = new RegExp(`^(${source.spelled})$`, 'u');
    const field = row.kind === 'marker' ? marked(body, spelled, []) : typed(body, spelled, []);
    if (field !== null)
      return { status: 400, field: field.join('.'), message: `${name} is not supported by this provider` };
  }
  return null;
}

type Path = readonly string[];

/** Where a key is spelled so; arguments of calls and schemas are the caller's own and not looked into. */
function marked(value: unknown, spelled: RegExp, path: Path): Path | null {
  return first(value, path, (key, inner, place) => (spelled.test(key) ? place : marked(inner, spelled, place)));
}

/** Where a `type` is spelled so. */
function typed(value: unknown, spelled: RegExp, path: Path): Path | null {
  if (isObject(value) && typeof value['type'] === 'string' && spelled.test(value['type'])) return path;
  return first(value, path, (_, inner, place) => typed(inner, spelled, place));
}

const callersOwn = new Set(['input', 'input_schema', 'schema', 'arguments', 'parameters']);

function first(
  value: unknown,
  path: Path,
  look: (key: string, inner: unknown, place: Path) => Path | null,
): Path | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = callersOwn.has(key) ? null : look(key, inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
