import type { Cell, CellOutput } from '@polywire/generated/local/types.ts';
import { escapedHtml } from '../../platform/escaped-html.ts';

/** A scratchpad as a page that needs nothing else. What is HTML in it stays so: the page is served where it can do no harm. */
export function reportOf(title: string, cells: readonly Cell[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedHtml(title)}</title>
<style>${style}</style>
<main>
<h1>${escapedHtml(title)}</h1>
${cells.map(sectionOf).join('\n')}
</main>
</html>
`;
}

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
  section { margin: 1rem 0; overflow-x: auto; }
  pre { margin: 0; font: 14px/1.4 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  .prose { white-space: pre-wrap; }
  .code { padding: .75rem; border-radius: .4rem; background: color-mix(in srgb, currentColor 8%, transparent); }
  .output { padding-left: .75rem; border-left: 3px solid color-mix(in srgb, currentColor 25%, transparent); }
  .error { color: #c5221f; }
  img { max-width: 100%; height: auto; }
  table { border-collapse: collapse; }
  th, td { padding: .2rem .6rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;

function sectionOf({ type, content, outputs = [], error }: Cell): string {
  if (type === 'markdown') return `<section class="prose">${escapedHtml(content)}</section>`;
  if (type === 'output') return `<section class="output">${outputs.map(outputOf).join('\n')}</section>`;
  const failure = error === null ? '' : `\n<section class="output error">${escapedHtml(error)}</section>`;
  return `<section class="code"><pre>${escapedHtml(content)}</pre></section>${failure}`;
}

function outputOf({ mime, data }: CellOutput): string {
  if (mime === 'text/html' && typeof data === 'string') return `<div>${data}</div>`;
  if (typeof data === 'string' && picture.test(data)) return `<img alt="" src="${data}">`;
  return `<pre>${escapedHtml(typeof data === 'string' ? data : JSON.stringify(data, null, 2))}</pre>`;
}

/** A data URL of a picture, and nothing that could end an attribute. */
const picture = /^data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/=]+$/;
