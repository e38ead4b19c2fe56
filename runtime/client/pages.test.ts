import { expect, test } from 'vitest';
import { Call } from './call.ts';
import { afterLast, beforeFirst, byOffset, PagedCall, type Page, type Turn } from './pages.ts';

const items = ['a', 'b', 'c', 'd', 'e'];
const page = (from: number): Page<string> => ({
  data: items.slice(from, from + 2),
  has_more: from + 2 < items.length,
  last_id: items[Math.min(from + 1, items.length - 1)] ?? null,
});

type Asked = Readonly<Record<string, unknown>>;

/** A list whose pages are those that `answer` makes of what was asked for; and what was asked for. */
function list<Item>(
  first: Page<Item>,
  turn: Turn,
  answer: (query: Asked) => Page<Item>,
): { readonly asked: Asked[]; readonly call: PagedCall<Page<Item>, Item> } {
  const asked: Asked[] = [];
  const call = new PagedCall<Page<Item>, Item>(
    new Call(Promise.resolve({ data: first } as never)),
    turn,
    (query: Asked) => {
      asked.push(query);
      return Promise.resolve(answer(query));
    },
  );
  return { asked, call };
}

const five = () => list(page(0), afterLast, ({ after }) => page(items.indexOf(String(after)) + 1));

async function all<Item>(call: AsyncIterable<Item>): Promise<readonly Item[]> {
  const found: Item[] = [];
  for await (const item of call) found.push(item);
  return found;
}

test('a loop brings the items of all pages', async () => {
  const { asked, call } = five();
  expect(await all(call)).toEqual(items);
  expect(asked).toEqual([{ after: 'b' }, { after: 'd' }]);
});

test('a page that is not needed is not asked for', async () => {
  const { asked, call } = five();
  for await (const item of call) if (item === 'b') break;
  expect(asked).toEqual([]);
  expect(await call).toEqual(page(0));
});

test('a list with an offset goes on where its first page began', async () => {
  const whole = list(page(0), byOffset(), ({ offset }) => page(Number(offset)));
  expect(await all(whole.call)).toEqual(items);
  expect(whole.asked).toEqual([{ offset: 2 }, { offset: 4 }]);
  const later = list(page(1), byOffset(1), ({ offset }) => page(Number(offset)));
  expect(await all(later.call)).toEqual(['b', 'c', 'd', 'e']);
  expect(later.asked).toEqual([{ offset: 3 }]);
});

test('a list that shrinks away under the loop ends', async () => {
  const empty = { data: [], has_more: true };
  expect(await all(list(page(0), byOffset(), () => empty).call)).toEqual(['a', 'b']);
});

test('a list that is read from its end brings the last item first', async () => {
  const named = items.map((id) => ({ id }));
  const upTo = (end: number): Page<{ readonly id: string }> => ({
    data: named.slice(Math.max(0, end - 2), end),
    has_more: end > 2,
  });
  const { asked, call } = list(upTo(5), beforeFirst, ({ before }) => upTo(items.indexOf(String(before))));
  expect((await all(call)).map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect(asked).toEqual([{ before: 'd' }, { before: 'b' }]);
});
