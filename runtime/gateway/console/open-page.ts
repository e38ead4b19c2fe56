import { isToken } from '../accounts/token.ts';
import { html } from './html.ts';
import { type Page, page } from './page.ts';

/** What prints a link. */
const ask = html`<p>
    A session begins with a link that the operator of this gateway prints, good once and for a few minutes:
  </p>
  <pre><code>polywire console-link MEMBER</code></pre>`;

/**
 * What a link leads to: a button. To look at this page spends nothing, so that whoever fetches addresses before people do
 * (previews of mail and chat, a browser that loads ahead) leaves the link good. Without a token: how to get a link.
 */
export function openPage(token: string | null): Page {
  if (token === null || !isToken(token))
    return page(
      'No session',
      html`<p>This browser has no session with the console, or it has ended. <a href="../console">Try again</a></p>
        ${ask}`,
    );
  return page(
    'Open the console',
    html`<p>This link opens one session in this browser. Only go on if you have asked for it.</p>
      <form method="post" action="session">
        <input type="hidden" name="token" value="${token}" />
        <button>Open the console</button>
      </form>`,
  );
}

/** What a link leads to that is not good any more. */
export const spentPage: Page = page(
  'This link is not good any more',
  html`<p>It was used, has expired, or was cut.</p>
    ${ask}`,
  401,
);
