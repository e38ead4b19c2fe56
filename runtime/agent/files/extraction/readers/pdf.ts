import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { type Found, ReadFailure, type ReadLimits } from '../found.ts';

/** The text of a PDF, page by page. A page that cannot be read is counted and left out. */
export async function* readPdf(path: string, { extracted_pages }: ReadLimits): AsyncGenerator<Found> {
  const pdf = await opened(path);
  const pages = Math.min(pdf.numPages, extracted_pages);
  yield { metadata: { pages: pdf.numPages, ...(pages < pdf.numPages && { truncated: true }) } };
  let unreadable = 0;
  for (let number = 1; number <= pages; number++) {
    const text = await textOf(pdf, number).catch(() => null);
    if (text === null) yield { metadata: { unreadable_pages: ++unreadable } };
    else yield { page: number, text };
  }
  if (unreadable === pages) throw new ReadFailure('broken');
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function opened(path: string): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 });
  } catch (error) {
    const named = error instanceof Error && error.name === 'PasswordException';
    throw named ? new ReadFailure('password_protected') : error;
  }
}

async function textOf(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}
