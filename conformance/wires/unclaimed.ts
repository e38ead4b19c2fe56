import { isObject, type JsonObject } from '../mocks/json.ts';

/** A piece of an official format that our wire has no part in. */
export interface Unclaimed {
  /**
   * Where: keys with dots between them; `*` is any key or index, `**` any number of them. A key may be followed by
   * what the value must be for the piece to be meant: `[type=a|b]` a member of it, `[=a|b]` itself, `[type]` that it has
   * the member.
   */
  readonly at: string;

  /** Why we do without. */
  readonly because: string;
}

/** The value without the pieces; null: nothing of it is left. `touched` hears of each piece that was there. */
export function without(value: unknown, pieces: readonly Unclaimed[], touched: (piece: Unclaimed) => void = () => undefined): { readonly rest: unknown } | null {
  let rest: unknown = value;
  for (const piece of pieces) {
    const before = JSON.stringify(rest);
    const left = remove(rest, piece.at === '' ? [] : piece.at.split('.'), true);
    if (left === gone) {
      touched(piece);
      return null;
    }
    if (JSON.stringify(left) !== before) touched(piece);
    rest = left;
  }
  return { rest };
}

const gone = Symbol('gone');

/** The value without what the path leads to, or `gone`: the value is that itself, or an array that lost its last item. */
function remove(value: unknown, path: readonly string[], isRoot = false): unknown {
  const [step, ...further] = path;
  if (step === undefined) return isRoot ? value : gone;
  if (isRoot && step.startsWith('[')) return meant(value, step) ? gone : value;
  if (step === '**') return everywhere(value, further);
  if (typeof value !== 'object' || value === null) return value;
  const [name, filter] = split(step);
  const hit = (key: string, inner: unknown): boolean => (name === '*' || name === key) && meant(inner, filter);
  return rebuilt(value, (key, inner) => (hit(key, inner) ? remove(inner, further) : inner));
}

function everywhere(value: unknown, path: readonly string[]): unknown {
  const here = remove(value, path);
  if (here === gone || typeof here !== 'object' || here === null) return here;
  return rebuilt(here, (_, inner) => everywhere(inner, path));
}

function rebuilt(value: object, change: (key: string, inner: unknown) => unknown): unknown {
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, change(key, inner)] as const)
    .filter(([, inner]) => inner !== gone);
  if (!Array.isArray(value)) return Object.fromEntries(entries);
  return entries.length === 0 && value.length > 0 ? gone : entries.map(([, inner]) => inner);
}

function split(step: string): readonly [string, string] {
  const open = step.indexOf('[');
  return open < 0 ? [step, ''] : [step.slice(0, open), step.slice(open)];
}

function meant(value: unknown, filter: string): boolean {
  if (filter === '') return true;
  const [member = '', values] = filter.slice(1, -1).split('=');
  const found: unknown = member === '' ? value : isObject(value) ? (value as JsonObject)[member] : undefined;
  return values === undefined ? found !== undefined : values.split('|').includes(String(found));
}
