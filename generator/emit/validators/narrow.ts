import { mapChildren, refName, type JsonType, type Schema, type Schemas, without } from '../document/schema.ts';
import { branchesOf, requiredOf, tagged, typesOf, unionOf } from '../document/union.ts';
import type { ByTag } from './keywords.ts';

/** A schema with the keywords of ./keywords.ts. */
interface Choice extends Schema {
  readonly branches?: readonly Schema[];
}

/**
 * The schemas as the validator compiler reads them: references by bare name, no annotations, and every union that can
 * be told apart by type or tag turned into a choice, which is fast and has one error where `anyOf` has ten.
 */
export function narrow(schemas: Schemas): Schemas {
  const compiled = (schema: Schema): Schema => {
    const choice = narrowUnion(schema, schemas);
    return plain({
      ...mapChildren(choice, compiled),
      ...(choice.branches && { branches: choice.branches.map(compiled) }),
    });
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, { $id: name, ...compiled(schema) }]),
  );
}

function narrowUnion(schema: Schema, schemas: Schemas): Choice {
  if (unionOf(schema) === undefined) return schema;
  const choice = choose(branchesOf(schema, schemas), schemas);
  return choice === undefined ? schema : { ...without(schema, 'anyOf', 'oneOf', 'type'), ...choice };
}

function choose(branches: readonly Schema[], schemas: Schemas): Choice | undefined {
  const groups = new Map<JsonType, Schema[]>();
  for (const branch of branches) {
    const types = typesOf(branch, schemas);
    if (types === undefined) return undefined;
    for (const type of types) groups.set(type, [...(groups.get(type) ?? []), branch]);
  }
  const found = [...groups].map(([type, group]) => oneOfType(type, group, schemas));
  const [only] = found;
  if (found.length === 1) return only;
  return { byType: Object.fromEntries([...groups.keys()].map((type, place) => [type, place])), branches: found };
}

/** One schema for all branches of one JSON type. */
function oneOfType(type: JsonType, group: readonly Schema[], schemas: Schemas): Choice {
  const [only] = group;
  if (only !== undefined && group.length === 1) return only;
  if (type === 'object') return tagChoice(group, schemas) ?? { type, anyOf: group };
  if (type === 'array') return { type, anyOf: group };
  return (
    group.find((branch) => branch.enum === undefined) ?? { type, enum: group.flatMap((branch) => branch.enum ?? []) }
  );
}

function tagChoice(group: readonly Schema[], schemas: Schemas): Choice | undefined {
  const tags = tagged(group, schemas);
  if (tags === undefined) return undefined;
  const place = (branch: Schema): number => group.indexOf(branch);
  const byTag: ByTag = {
    property: tags.property,
    cases: Object.fromEntries([...tags.cases].map(([value, branch]) => [value, place(branch)])),
    ...(tags.other && { other: place(tags.other) }),
    ...(tags.missing && {
      missing: tags.missing.map((branch) => ({ branch: place(branch), required: requiredOf(branch, schemas) })),
    }),
  };
  return { type: 'object', byTag, branches: group };
}

const annotations = new Set(['description', 'format', 'discriminator']);

function plain(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([key]) => !annotations.has(key) && !key.startsWith('x-'));
  return Object.fromEntries(kept.map(([key, value]) => [key, key === '$ref' ? refName(String(value)) : value]));
}
