import { problemText } from '../load/place.ts';
import type { JsonSchema } from '../load/schema.ts';
import { fileOf } from '../load/sources.ts';
import { tableIn } from '../load/tables.ts';
import { parseYaml } from '../load/yaml.ts';
import type { Rule, Subject } from './rule.ts';

const empty = [
  'providers',
  'groups',
  'aliases',
  'parameters',
  'content',
  'errors',
  'limits',
  'prices',
  'weights',
  'wires',
  'presets',
  'connectors',
];

/** What a rule says of tables, as a person reads it. A table that is not given has no rows. */
export function told(
  rule: Rule,
  texts: Readonly<Record<string, string>>,
  types: { readonly schemas?: Subject['schemas']; readonly wires?: readonly string[] } = {},
): readonly string[] {
  const files = new Map(empty.map((name) => [name, parseYaml(fileOf(name), texts[name] ?? '')]));
  const subject: Subject = {
    files,
    tables: new Map([...files].map(([name, file]) => [name, tableIn(name, file)])),
    schemas: types.schemas ?? {},
    rowTypes: new Map([['aliases', 'Alias']]),
    wires: types.wires ?? [],
  };
  return [...rule(subject)].map(problemText);
}

/** A type of which a rule reads only which columns it has. */
export function columnsOnly(...names: readonly string[]): JsonSchema {
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, {}])) };
}

export const chatWire: JsonSchema = { enum: ['chat', 'responses', 'messages', 'native'] };
