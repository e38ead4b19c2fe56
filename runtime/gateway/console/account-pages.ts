import type { ModelEntry, UsageReport } from '@polywire/generated/hosted/types.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Holder } from '../accounts/sessions.ts';
import { writeUsd } from '../ledger/usd.ts';
import { type Html, html } from './html.ts';
import { type Page, page } from './page.ts';

/** What the pages of a session tell of. */
export interface Seen {
  readonly holder: Holder;
  readonly caller: Caller;
  readonly usage: UsageReport;
}

/** What the organisation has left, and which models it may use. */
export function usagePage(seen: Seen, models: readonly ModelEntry[]): Page {
  const { holder, caller, usage } = seen;
  return page(
    holder.organization,
    html`<nav aria-label="Console">
        <span>${holder.email}</span>
        <a href="console/credit">Credit</a>
        <form method="post" action="console/sign-out"><button>Sign out</button></form>
      </nav>
      <h2>Included allowance</h2>
      ${allowance(usage)}
      <h2>Wallet</h2>
      ${wallet(seen)}
      <h2>Decisions</h2>
      ${facts([['Free calls left', `${count(usage.decisions.free_remaining)} of ${count(usage.decisions.free_limit)}`]])}
      <h2>Limits</h2>
      ${facts([
        ['Requests a minute', count(usage.limits.requests_per_minute)],
        ['Tokens a minute', count(usage.limits.tokens_per_minute)],
        ['At once', count(usage.limits.concurrency)],
      ])}
      <h2>Models</h2>
      ${modelTable(models)}
      <p>
        <small>Organisation <code>${caller.organization}</code></small>
      </p>`,
  );
}

/** What the wallet has, and how it gets more. */
export function creditPage(seen: Seen): Page {
  return page(
    `Credit of ${seen.holder.organization}`,
    html`<nav aria-label="Console"><a href="../console">Back to the console</a></nav>
      <h2>Wallet</h2>
      ${wallet(seen)}
      <h2>More credit</h2>
      <p>
        Nothing is bought here: the operator of this gateway adds credit, with this command. Ask them for it, and name
        the organisation.
      </p>
      <pre><code>polywire credit add ${seen.caller.organization} AMOUNT_IN_USD</code></pre>`,
  );
}

function allowance({ included_percent_remaining: percent, next_refresh_at: refresh, included }: UsageReport): Html {
  if (percent === null) return html`<p>None is included.</p>`;
  return html`<progress max="100" value="${percent}" aria-label="Allowance left in percent"></progress> ${facts([
      ['Left', `${percent} %`],
      ['Units left', `${count(included.units_remaining)} of ${count(included.units_total)}`],
      ['Whole again', refresh === null ? '–' : instant(refresh)],
    ])}`;
}

function wallet({ caller, usage }: Seen): Html {
  const spent = ['Spent', usd(usage.wallet.spent_nano_usd)] as const;
  if (caller.account.billing !== 'prepaid')
    return html`<p>Nobody is asked for money: usage is recorded.</p>
      ${facts([spent])}`;
  return facts([
    ['Balance', usd(usage.wallet.balance_nano_usd)],
    ['Held for requests under way', usd(usage.wallet.held_nano_usd)],
    spent,
  ]);
}

function modelTable(models: readonly ModelEntry[]): Html {
  const rows = models.map(
    ({ id, display_name: name, enabled }) =>
      html`<tr>
        <th scope="row"><code>${id}</code></th>
        <td>${name}</td>
        <td>${enabled ? 'enabled' : 'restricted by an administrator'}</td>
      </tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Models">
    <table>
      <caption>
        The names that requests may use
      </caption>
      <thead>
        <tr>
          <th scope="col">Alias</th>
          <th scope="col">Name</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function facts(pairs: readonly (readonly [string, string])[]): Html {
  return html`<dl>
    ${pairs.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

/** A whole number with its thousands apart. */
function count(number: number | string): string {
  return BigInt(number).toLocaleString('en');
}

/** All that there is of an amount, with cents at least. */
function usd(nanoUsd: string): string {
  return `${writeUsd(BigInt(nanoUsd)).replace(/0{1,7}$/, '')} USD`;
}

/** To the minute. */
function instant(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}
