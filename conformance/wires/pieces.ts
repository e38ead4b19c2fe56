import { isObject, type JsonObject } from '../mocks/json.ts';

/** A piece of a format, and why it is treated apart. */
export interface Piece {
  /**
   * Where: keys with slashes between them; `*` is any key or index, `**` any number of them. A key may be followed by
   * what the value there must be for the piece to be meant: `[type=a|b]` a member of it, `[=a|b]` itself, `[type]` that
   * it has the member; `[type=undefined]` that it has not. A path that begins so means the whole value.
   */
  readonly at: string;
  readonly because: string;

  /** Members that are said there, unless it has its own; absent: the piece is left out. */
  readonly with?: JsonObject;
}

/** The value with the pieces left out or completed; null: nothing is left. `touched` hears of each piece that was there. */
export function without(
  value: unknown,
  pieces: readonly Piece[],
  touched: (piece: Piece) => void = () => undefined,
): { readonly rest: unknown } | null {
  let rest: unknown = [value];
  for (const piece of pieces) {
    const left = changed(rest, pathOf(piece.at), (found) => changedPiece(found, piece));
    if (left !== rest) touched(piece);
    rest = left;
  }
  const left = rest as readonly unknown[];
  return left.length === 0 ? null : { rest: left[0] };
}

const gone = Symbol('gone');

function changedPiece(found: unknown, { with: members }: Piece): unknown {
  if (members === undefined) return gone;
  const isWhole = isObject(found) && Object.keys(members).every((key) => key in found);
  return isObject(found) && !isWhole ? { ...members, ...found } : found;
}

/** The steps from an array that has the value as its only item. */
function pathOf(at: string): readonly string[] {
  const [first = '', ...further] = at.split('/');
  if (first === '**') return [first, ...further];
  return first.startsWith('[') ? [`*${first}`, ...further] : ['*', first, ...further];
}

/** The same value with what the path leads to changed; the very same where nothing is there. */
function changed(value: unknown, path: readonly string[], change: (found: unknown) => unknown): unknown {
  const [step, ...further] = path;
  if (step === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (step === '**') return everywhere(value, further, change);
  const [name, filter] = split(step);
  const hit = (key: string, inner: unknown): boolean => (name === '*' || name === key) && meant(inner, filter);
  return rebuilt(value, (key, inner) => (hit(key, inner) ? changed(inner, further, change) : inner));
}

function everywhere(value: object, path: readonly string[], change: (found: unknown) => unknown): unknown {
  const here = changed(value, path, change);
  if (typeof here !== 'object' || here === null) return here;
  return rebuilt(here, (_, inner) =>
    typeof inner === 'object' && inner !== null ? everywhere(inner, path, change) : inner,
  );
}

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

/** All filters of a step must hold. */
function meant(value: unknown, filters: string): boolean {
  return [...filters.matchAll(/\[([^\]]*)\]/gu)].every(([, filter = '']) => {
    const [member = '', values] = filter.split('=');
    const steps = member === '' ? [] : member.split('.');
    const found = steps.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
    return values === undefined ? found !== undefined : values.split('|').includes(String(found));
  });
}
