import { expect, it } from 'vitest';
import { html } from './html.ts';

it('texts are data, whatever they hold; markup stays markup', () => {
  const evil = `"><script>alert('x')</script>&amp;`;
  const { text } = html`<p title="${evil}">${evil} ${1} ${html`<b>${'<'}</b>`}${[html`<i></i>`, html`${evil}`]}</p>`;
  const escaped = '&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;&#38;amp;';
  expect(text).toBe(`<p title="${escaped}">${escaped} 1 <b>&#60;</b><i></i>${escaped}</p>`);
});
