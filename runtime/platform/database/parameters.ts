/** A value that neither database keeps as it is. The message is for whoever sent it. */
export class Unstorable extends RangeError {
  constructor(message: string) {
    super(message);
    this.name = 'Unstorable';
  }
}

/** What a column can hold: an integer is a bigint, a number is a floating-point number. */
export type Parameter = string | bigint | number | Uint8Array | null;

/**
 * The parameters of a query as they are, if both databases keep every one of them unchanged; else an error of the
 * caller. PostgreSQL knows no NUL in text, neither keeps half a surrogate pair, and SQLite makes NULL of NaN.
 */
export function storable(parameters: readonly unknown[]): Parameter[] {
  for (const value of parameters) check(value);
  return parameters as Parameter[];
}

function check(value: unknown): asserts value is Parameter {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new Unstorable('a text with a NUL character cannot be stored');
    if (!value.isWellFormed()) throw new Unstorable('a text with half a surrogate pair cannot be stored');
  } else if (typeof value === 'bigint') {
    if (BigInt.asIntN(64, value) !== value) throw new Unstorable('an integer beyond 64 bits cannot be stored');
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Unstorable('a number that is not finite cannot be stored');
  } else if (value !== null && !(value instanceof Uint8Array)) {
    throw new TypeError(`a value of type ${typeof value} cannot be stored`);
  }
}
