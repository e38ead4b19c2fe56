import { decoded, encodingOf } from '../decoded.ts';
import type { Found } from '../found.ts';

/** Plain text, Markdown, code, data in text. */
export async function* readText(path: string): AsyncGenerator<Found> {
  const encoding = await encodingOf(path);
  yield { metadata: { encoding } };
  for await (const text of decoded(path, encoding)) yield { page: null, text };
}
