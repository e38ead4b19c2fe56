import { isObject } from '../mocks/json.ts';

/** A piece of an official format that our wire has no part in. */
export interface Unclaimed {
  /**
   * Where: keys with slashes between them; `*` is any key or index, `**` any number of them; the empty key is the value
   * itself. A key may be followed by what the value there must be for the piece to be meant: `[type=a|b]` a member of
   * it, `[=a|b]` itself, `[type]` that it has the member.
   */
  readonly at: string;

  /** Why we do without. */
  readonly because: string;
}

/** The value without the pieces; null: nothing of it is left. `touched` hears of each piece that was there. */
export function without(
  value: unknown,
  pieces: readonly Unclaimed[],
  touched: (piece: Unclaimed) => void = () => undefined,
): { readonly rest: unknown } | null {
  let rest: unknown = [value];
  for (const piece of pieces) {
    const [first = '', ...further] = piece.at.split('/');
    const path = first === '**' ? [first, ...further] : ['*', first, ...further];
    const left = remove(rest, first === '' || first.startsWith('[') ? [`*${first}`, ...further] : path);
    if (left !== rest) touched(piece);
    rest = left;
  }
  const left = rest as readonly unknown[];
  return left.length === 0 ? null : { rest: left[0] };
}

const gone = Symbol('gone');

/** The value without what the path leads to, or `gone` if it leads to the value itself. */
function remove(value: unknown, path: readonly string[]): unknown {
  const [step, ...further] = path;
  if (step === undefined) return gone;
  if (typeof value !== 'object' || value === null) return value;
  if (step === '**') return everywhere(value, further);
  const [name, filter] = split(step);
  const hit = (key: string, inner: unknown): boolean => (name === '*' || name === key) && meant(inner, filter);
  return rebuilt(value, (key, inner) => (hit(key, inner) ? remove(inner, further) : inner));
}

function everywhere(value: object, path: readonly string[]): unknown {
  const here = remove(value, path);
  if (typeof here !== 'object' || here === null) return here;
  return rebuilt(here, (_, inner) => (typeof inner === 'object' && inner !== null ? everywhere(inner, path) : inner));
}

/** The same object where nothing changed. */
function rebuilt(value: object, change: (key: string, inner: unknown) => unknown): unknown {
  const entries = Object.entries(value).map(
    ([key, inner]: [string, unknown]) => [key, inner, change(key, inner)] as const,
  );
  if (entries.every(([, before, after]) => before === after)) return value;
  const kept = entries.filter(([, , after]) => after !== gone);
  if (!Array.isArray(value)) return Object.fromEntries(kept.map(([key, , after]) => [key, after]));
  return kept.map(([, , after]) => after);
}

function split(step: string): readonly [string, string] {
  const open = step.indexOf('[');
  return open < 0 ? [step, ''] : [step.slice(0, open), step.slice(open)];
}

function meant(value: unknown, filter: string): boolean {
  if (filter === '') return true;
  const [member = '', values] = filter.slice(1, -1).split('=');
  const found =
    member === ''
      ? value
      : member.split('.').reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
  return values === undefined ? found !== undefined : values.split('|').includes(String(found));
}
