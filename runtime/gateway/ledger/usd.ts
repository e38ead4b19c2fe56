const nanoDigits = 9;

/** The most that is added at once, so that no balance outgrows its column. */
const mostDigits = 9;

/** Nano-USD of a decimal text such as `12.5`; null: it is none, is negative, or has more digits than can be kept. */
export function readUsd(text: string): bigint | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || whole.length > mostDigits || fraction.length > nanoDigits) return null;
  return BigInt(whole + fraction.padEnd(nanoDigits, '0'));
}

/** The text of nano-USD with all nine decimals: `12.500000000`. */
export function writeUsd(nanoUsd: bigint): string {
  const digits = String(nanoUsd < 0n ? -nanoUsd : nanoUsd).padStart(nanoDigits + 1, '0');
  return `${nanoUsd < 0n ? '-' : ''}${digits.slice(0, -nanoDigits)}.${digits.slice(-nanoDigits)}`;
}
