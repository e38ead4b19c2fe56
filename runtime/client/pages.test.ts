import { expect, test } from 'vitest';
import { Call } from './call.ts';
import { PagedCall, type Page } from './pages.ts';

const items = ['a', 'b', 'c', 'd', 'e'];
const page = (from: number): Page<string> => ({
  data: items.slice(from, from + 2),
  has_more: from + 2 < items.length,
  last_id: items[Math.min(from + 1, items.length - 1)] ?? null,
});

/** A list of five, two on a page; and what was asked after. */
function list(): { readonly asked: string[]; readonly call: PagedCall<Page<string>, string> } {
  const asked: string[] = [];
  const first = new Call(Promise.resolve({ data: page(0) } as never));
  const next = (after: string): Promise<Page<string>> => {
    asked.push(after);
    return Promise.resolve(page(items.indexOf(after) + 1));
  };
  return { asked, call: new PagedCall<Page<string>, string>(first as never, next) };
}

test('a loop brings the items of all pages', async () => {
  const { asked, call } = list();
  const found: string[] = [];
  for await (const item of call) found.push(item);
  expect(found).toEqual(items);
  expect(asked).toEqual(['b', 'd']);
});

test('a page that is not needed is not asked for', async () => {
  const { asked, call } = list();
  for await (const item of call) if (item === 'b') break;
  expect(asked).toEqual([]);
  expect(await call).toEqual(page(0));
});
