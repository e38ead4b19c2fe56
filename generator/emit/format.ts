import { createHash } from 'node:crypto';
import type { BuiltInParserName, Options } from 'prettier';
import options from '../../.prettierrc.json' with { type: 'json' };

/** Formatted text by what it was made of, so that a watching generator formats only what changed. */
const formatted = new Map<string, string>();

/** Lays text out as the rest of the repository is laid out. */
export async function format(text: string, parser: BuiltInParserName): Promise<string> {
  const key = createHash('sha256').update(parser).update(text).digest('base64');
  const known = formatted.get(key);
  if (known !== undefined) return known;
  const { format: print } = await import('prettier');
  const result = await print(text, { ...(options as Options), parser });
  formatted.set(key, result);
  return result;
}
