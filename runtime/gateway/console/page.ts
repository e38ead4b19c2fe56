import { hash } from 'node:crypto';
import { Html, html } from './html.ts';
import { style } from './style.ts';

/** What a path of the console answers: a page, or where to find one. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Of every page: it has no script, takes nothing from anywhere, sends forms to us alone, stands in no frame and in no cache.
 * Its address is told to nobody but us: with `no-referrer` browsers would leave our own forms without their origin, too.
 */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Its text to the letter is what the policy allows. */
const styleElement = new Html(`<style>${style}</style>`);

/** `title` is its heading, too. Addresses in it are relative, so that it works below any path. */
export function page(title: string, content: Html, status = 200): Page {
  const { text } = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title} · Polywire</title>
      ${styleElement}
    </head>
    <body>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>
    </body>
  </html>`;
  return { status, headers, body: `<!doctype html>\n${text}\n` };
}
