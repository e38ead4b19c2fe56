/** A JSON Schema as a caller wrote it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Keywords of the subset whose value is no schema: kept as they stand. */
const plain = new Set([
  'type',
  'title',
  'description',
  'format',
  'nullable',
  'enum',
  'default',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
]);

/** Schemas that one rewriting may visit, and how deep: references can make a small document unfold without end. */
const most = 5_000;
const deepest = 100;

/**
 * The schema in the words that stricter validators take: one `type`, `properties`, `required`, `items`, `anyOf` and
 * plain constraints, without references. Local `$ref`s are put in place (a recursive one ends in its bare type),
 * `allOf` is merged, `oneOf` becomes `anyOf`, `const` an `enum` of one, a list of types an `anyOf`, a tuple an array of
 * any of its items. Other keywords are left out, which can only make the schema wider. Names of properties are never
 * taken for keywords, key order stays, and a schema that is already in the subset comes back as the same object.
 */
export function subset(schema: JsonSchema): JsonSchema {
  return new Rewriting(schema).rewrite(schema);
}

class Rewriting {
  readonly #root: JsonSchema;

  /** References that are being put in place, outermost first. */
  readonly #open: string[] = [];
  #left = most;
  #depth = 0;

  constructor(root: JsonSchema) {
    this.#root = root;
  }

  /** `true`, `false` and whatever else is no object become the schema of anything. */
  rewrite(schema: unknown): JsonSchema {
    if (!isObject(schema) || this.#left <= 0 || this.#depth >= deepest) return {};
    this.#left -= 1;
    this.#depth += 1;
    const open = this.#open.length;
    const flat = spreadTypes(this.#flatten(schema));
    const entries: [string, unknown][] = [];
    let changed = flat !== schema;
    for (const [keyword, value] of Object.entries(flat)) {
      const entry = this.#keyword(keyword, value, flat);
      if (entry !== null) entries.push(entry);
      changed ||= entry?.[0] !== keyword || entry[1] !== value;
    }
    this.#open.length = open;
    this.#depth -= 1;
    return changed ? Object.fromEntries(entries) : schema;
  }

  /** The entry in the subset; null: it has no word for it. */
  #keyword(keyword: string, value: unknown, schema: JsonSchema): [string, unknown] | null {
    if (plain.has(keyword)) return [keyword, value];
    switch (keyword) {
      case 'properties':
        return isObject(value) ? [keyword, this.#each(value)] : null;
      case 'required':
        return Array.isArray(value) ? [keyword, present(value, schema)] : null;
      case 'items':
        return [keyword, Array.isArray(value) ? { anyOf: this.#all(value) } : this.rewrite(value)];
      case 'prefixItems':
        return Array.isArray(value) && !('items' in schema) ? ['items', { anyOf: this.#all(value) }] : null;
      case 'anyOf':
        return Array.isArray(value) ? [keyword, this.#all(value)] : null;
      case 'oneOf':
        return Array.isArray(value) && !('anyOf' in schema) ? ['anyOf', this.#all(value)] : null;
      case 'const':
        return 'enum' in schema ? null : ['enum', [value]];
      default:
        return null;
    }
  }

  #each(properties: JsonSchema): JsonSchema {
    const entries = Object.entries(properties).map(([name, schema]) => [name, this.rewrite(schema)] as const);
    return entries.every(([name, schema]) => schema === properties[name]) ? properties : Object.fromEntries(entries);
  }

  #all(schemas: readonly unknown[]): readonly unknown[] {
    const rewritten = schemas.map((schema) => this.rewrite(schema));
    return rewritten.every((schema, index) => schema === schemas[index]) ? schemas : rewritten;
  }

  /** With what `$ref` and `allOf` point to merged in. */
  #flatten(schema: JsonSchema): JsonSchema {
    const { $ref: reference, allOf, ...own } = schema;
    if (reference === undefined && allOf === undefined) return schema;
    if (this.#depth >= deepest) return own;
    const members = [this.#referred(reference), ...(Array.isArray(allOf) ? (allOf as unknown[]) : [])];
    this.#depth += 1;
    const flat = [...members.filter(isObject).map((member) => this.#flatten(member)), own].reduce(merge);
    this.#depth -= 1;
    return flat;
  }

  #referred(reference: unknown): JsonSchema | null {
    const target = typeof reference === 'string' ? this.#lookUp(reference) : null;
    if (typeof reference !== 'string' || target === null) return null;
    if (this.#open.includes(reference)) return 'type' in target ? { type: target['type'] } : {};
    this.#open.push(reference);
    return target;
  }

  /** A JSON pointer into the same document; null for any other reference. */
  #lookUp(reference: string): JsonSchema | null {
    const [document, ...steps] = reference.split('/');
    if (document !== '#') return null;
    let at: unknown = this.#root;
    for (const step of steps) {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      at = isObject(at) && Object.hasOwn(at, key) ? at[key] : null;
    }
    return isObject(at) ? at : null;
  }
}

/** Both at once, as far as the subset can say it: the later one's word counts where they differ. */
function merge(one: JsonSchema, other: JsonSchema): JsonSchema {
  const both: Record<string, unknown> = { ...one, ...other };
  if (isObject(one['properties']) && isObject(other['properties'])) {
    both['properties'] = { ...one['properties'], ...other['properties'] };
  }
  if (Array.isArray(one['required']) && Array.isArray(other['required'])) {
    both['required'] = [...new Set([...(one['required'] as unknown[]), ...(other['required'] as unknown[])])];
  }
  return both;
}

/** `type: [a, b]` as a choice between schemas of one type each; what is said for people stays outside. */
function spreadTypes(schema: JsonSchema): JsonSchema {
  const { type: types, title, description, default: preset, ...constraints } = schema;
  if (!Array.isArray(types)) return schema;
  const said = Object.entries({ title, description, default: preset }).filter(([, value]) => value !== undefined);
  const outside = Object.fromEntries(said);
  const named = types.filter((type) => typeof type === 'string');
  if (named.length === 0 || 'anyOf' in constraints || 'oneOf' in constraints) return { ...outside, ...constraints };
  const choice = named.map((type) => ofType(type, constraints));
  return choice.length === 1 ? { ...outside, ...choice[0] } : { ...outside, anyOf: choice };
}

function ofType(type: string, constraints: JsonSchema): JsonSchema {
  if (type === 'null') return { type };
  const values = constraints['enum'];
  if (!Array.isArray(values)) return { type, ...constraints };
  return { type, ...constraints, enum: values.filter((value) => value !== null) };
}

/** Names of `required` that are properties: the subset knows no others. */
function present(names: readonly unknown[], schema: JsonSchema): readonly unknown[] {
  const properties = schema['properties'];
  const kept = names.filter(
    (name) => isObject(properties) && typeof name === 'string' && Object.hasOwn(properties, name),
  );
  return kept.length === names.length ? names : kept;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
