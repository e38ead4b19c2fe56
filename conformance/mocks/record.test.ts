import { expect, test } from 'vitest';
import { Records } from './record.ts';

const request = { kind: 'P-R', wire: 'responses', method: 'POST', path: '/P-R/v1/responses', query: {}, body: {} };

test('the oldest requests give way, so that a long run does not fill the memory', () => {
  const records = new Records();
  for (let count = 0; count < 2_500; count += 1) records.add({ ...request, raw: Buffer.from(`request ${count}`) }, {});
  expect(records.find()).toHaveLength(2_000);
  expect(records.find()[0]?.raw.toString()).toBe('request 500');
  const big = Buffer.alloc(9 * 1024 * 1024);
  for (let count = 0; count < 20; count += 1) records.add({ ...request, raw: big }, {});
  expect(records.find().length).toBeLessThanOrEqual(8);
  expect(records.find().at(-1)).toMatchObject({ truncated: true, body: undefined });
});

test('an outcome is told to the request it belongs to', () => {
  const records = new Records();
  const [first] = [1, 2].map(() => records.add({ ...request, raw: Buffer.from('x') }, {}));
  records.tell(first ?? 0, { status: 200, done: true });
  expect(records.find()).toMatchObject([
    { status: 200, done: true },
    { status: null, done: false },
  ]);
  records.clear();
  records.tell(first ?? 0, { status: 500 });
  expect(records.find()).toEqual([]);
});

test('no credential is kept, whatever header carries it', () => {
  const records = new Records();
  const headers = { authorization: 'Bearer s', 'x-api-key': 's', 'x-goog-api-key': 's', cookie: 's', accept: '*/*' };
  records.add({ ...request, raw: Buffer.alloc(0) }, headers);
  expect(records.find()[0]?.headers).toEqual({
    authorization: 'present',
    'x-api-key': 'present',
    'x-goog-api-key': 'present',
    cookie: 'present',
    accept: '*/*',
  });
});
