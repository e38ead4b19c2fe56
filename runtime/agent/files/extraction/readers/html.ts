import { convert } from 'html-to-text';
import { decoded, encodingOf } from '../decoded.ts';
import type { Found, ReadLimits } from '../found.ts';

/** Deepest nesting that is read; a page has some dozens. */
const depth = 500;

/** The text of a page, without scripts, styles and the addresses of links. */
export async function* readHtml(path: string, { extracted_text }: ReadLimits): AsyncGenerator<Found> {
  const encoding = await encodingOf(path);
  let source = '';
  let truncated = false;
  for await (const piece of decoded(path, encoding)) {
    source += piece;
    truncated = source.length > extracted_text;
    if (truncated) break;
  }
  yield { metadata: { encoding, ...(truncated && { truncated }) } };
  const text = convert(source.slice(0, extracted_text), {
    wordwrap: false,
    limits: { maxInputLength: extracted_text, maxDepth: depth },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'script', format: 'skip' },
      { selector: 'style', format: 'skip' },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
  yield { page: null, text };
}
