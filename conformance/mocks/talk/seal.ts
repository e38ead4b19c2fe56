/** Whose state a seal is. */
export interface Sealed {
  /** Row of providers.yaml. */
  readonly kind: string;

  /** Row of groups.yaml, or the model where the catalogue does not know it. */
  readonly family: string;
}

const mark = 'mock-seal';

/** Provider state that only a model of the same kind and family takes back. Base64, as real ones are. */
export function seal(of: Sealed, about: string): string {
  return Buffer.from([mark, of.kind, of.family, about].join('|')).toString('base64');
}

/** Null: not one of ours, and therefore not ours to judge. */
export function readSeal(value: string): Sealed | null {
  const [first, kind, family] = Buffer.from(value, 'base64').toString().split('|');
  return first === mark && kind !== undefined && family !== undefined ? { kind, family } : null;
}
