/** Shown in the place of a secret. */
const mark = '[redacted]';

/** JSON of which no text holds any of the secrets, nor the part of a credential after its scheme. */
export function redacted<T>(value: T, secrets: readonly string[]): T {
  const known = secrets.filter((secret) => secret.length > 3).toSorted((a, b) => b.length - a.length);
  return walked(value, known) as T;
}

function walked(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return secrets.reduce((text, secret) => text.replaceAll(secret, mark), value);
  if (Array.isArray(value)) return value.map((one) => walked(one, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [String(walked(key, secrets)), walked(inner, secrets)]),
  );
}
