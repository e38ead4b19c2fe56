/** A cell's value as one reads it. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueText).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

export const arrow = (before: string, after: string): string => `${before} → ${after}`;

/** `12 aliases`, `1 alias` */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
