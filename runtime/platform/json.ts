import { isUtf8 } from 'node:buffer';

/** Why bytes are not JSON that we take; for a person, without a word of the text itself. */
export class JsonError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'JsonError';
  }
}

/** Arrays and objects inside each other. No real request comes near it. */
export const deepestNesting = 128;

const BOM = 0xfeff;

/**
 * The value of a JSON text. Throws JsonError for what is not UTF-8, not JSON, nested deeper than `deepest`, or has a number
 * that no double holds (it would be printed as null).
 *
 * A key `__proto__` is data like any other: it becomes a property of its own. Whoever copies an object whose keys come from
 * outside does so by spreading or `Object.fromEntries`, which keep it one, never by assignment, which would set a prototype.
 * The rest is as in ECMAScript: of duplicate keys the last one counts, keys that are integers come before the others,
 * and digits beyond a double's are lost. All of it the same way each time, so a prompt's prefix stays what it was.
 */
export function parseJson(bytes: Buffer, deepest: number = deepestNesting): unknown {
  if (!isUtf8(bytes)) throw new JsonError('not valid UTF-8');
  const text = bytes.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text.charCodeAt(0) === BOM ? text.slice(1) : text);
  } catch (error) {
    throw new JsonError(reason(error));
  }
  inspect(value, deepest);
  return value;
}

/** Whether a value is nested beyond what we take: whoever prints or walks a deeper one runs out of stack. */
export function isTooDeep(value: unknown, left: number = deepestNesting): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}

/** The engine's words without the excerpt of the text that it quotes after the first comma. */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const quoted = /^(Unexpected token .*?), |is not valid JSON$/su.exec(message);
  return quoted ? (quoted[1] ?? 'not valid JSON') : message;
}

function inspect(value: unknown, left: number): void {
  if (value === Infinity || value === -Infinity) throw new JsonError('a number is too large');
  if (typeof value !== 'object' || value === null) return;
  if (left === 0) throw new JsonError('nested too deeply');
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item !== 'string') inspect(item, left - 1);
    return;
  }
  for (const key in value) inspect((value as Record<string, unknown>)[key], left - 1);
}
