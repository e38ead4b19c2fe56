import type { Page } from './search-provider.ts';

/** Pages as a model reads them, each as far as `excerpt` characters go. */
export function resultsText(pages: readonly Page[], excerpt: number): string {
  if (pages.length === 0) return 'The search found nothing.';
  return pages.map((page, index) => pageText(page, index + 1, excerpt)).join('\n\n');
}

function pageText({ url, title, content, published }: Page, number: number, excerpt: number): string {
  const dated = published === undefined ? '' : ` (${published})`;
  return `[${number}] ${title}${dated}\n${url}\n${cut(content, excerpt)}`;
}

/** Never in the middle of a character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
