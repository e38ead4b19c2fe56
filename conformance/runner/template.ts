import type { Value } from './fixture.ts';

/** What templates can name. */
export type Scope = Readonly<Record<string, unknown>>;

/** A template names what is not there. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

const whole = /^\$\{([^{}]+)\}$/u;
const within = /\$\{([^{}]+)\}/gu;

/**
 * The value with what its templates name in their place. A text that is one template becomes what it names, of any
 * type; inside a longer text it is written out. `a.b` is a key, `a[b]` the key that `b` names.
 */
export function fill(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return filled(value, scope);
  if (Array.isArray(value)) return value.map((one) => fill(one, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [String(filled(key, scope)), fill(inner, scope)]),
  );
}

function filled(text: string, scope: Scope): unknown {
  const name = whole.exec(text)?.[1];
  if (name !== undefined) return named(name, scope);
  return text.replaceAll(within, (_template, inner: string) => written(named(inner, scope)));
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function named(name: string, scope: Scope): unknown {
  const path = name.replaceAll(/\[([^\]]+)\]/gu, (_bracket, inner: string) => `.${written(named(inner, scope))}`);
  let value: unknown = scope;
  for (const key of path.split('.')) {
    const there = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    if (!there) throw new TemplateError(`nothing is called ${name}`);
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

/** What stands at a path of keys and indexes; undefined where nothing does. `-1` is the last. */
export function valueAt(value: unknown, path: string): Value | undefined {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner.at(Number(key)) as unknown;
    return typeof inner === 'object' && inner !== null ? (inner as Readonly<Record<string, unknown>>)[key] : undefined;
  }, value) as Value | undefined;
}
