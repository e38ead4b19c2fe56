import { escapedHtml } from '../../../platform/escaped-html.ts';
import type { StreamOutgoing } from '../../../platform/http.ts';

/** A page for the user's browser. It has no script, no style and nothing from elsewhere, and no address to go on to. */
export function page(status: number, title: string, text: string): StreamOutgoing {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapedHtml(title)}</title></head>
<body><h1>${escapedHtml(title)}</h1><p>${escapedHtml(text)}</p><p>You can close this window.</p></body>
</html>
`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'cache-control': 'no-store',
      // The address has the code in it.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    },
    stream: once(html),
  };
}

// eslint-disable-next-line @typescript-eslint/require-await -- a stream of one piece
async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
