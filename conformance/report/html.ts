import { readFile } from 'node:fs/promises';
import type { Report, Result, ShownExchange } from './result.ts';

/** Characters of a body that are shown of a case that passed, and of one that did not. */
const shownOfPass = 600;
const shownOfFailure = 20_000;

/** The report as one page that needs nothing else: its style, its script and all results are in it. */
export async function html(report: Report): Promise<string> {
  const [page, style, script] = await Promise.all(['page.html', 'page.css', 'page.js'].map(part));
  const data = JSON.stringify({ ...report, results: report.results.map(shortened) });
  const parts: Readonly<Record<string, string | undefined>> = {
    '/* style */': style,
    '/* script */': script,
    // `<` would end the element that the data stands in.
    '"data"': data.replaceAll('<', String.raw`\u003c`),
  };
  return (page ?? '').replaceAll(/\/\* (?:style|script) \*\/|(?<=>\s*)"data"/gu, (place) => parts[place] ?? '');
}

function part(name: string): Promise<string> {
  return readFile(new URL(`page/${name}`, import.meta.url), 'utf8');
}

function shortened(result: Result): Result {
  const most = result.status === 'pass' ? shownOfPass : shownOfFailure;
  const cut = (text: string): string =>
    text.length > most ? `${text.slice(0, most)}… (${text.length - most} characters more)` : text;
  const exchange = ({ request, response, provider }: ShownExchange): ShownExchange => ({
    request: { ...request, body: request.body === null ? null : cut(request.body) },
    response: response === null ? null : { ...response, body: cut(response.body) },
    provider: provider?.map((one) => ({ ...one, text: cut(one.text) })) ?? null,
  });
  return { ...result, exchanges: result.exchanges.map(exchange) };
}
