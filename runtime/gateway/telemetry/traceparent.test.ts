import { expect, it } from 'vitest';
import { readTraceparent, writeTraceparent } from './traceparent.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

it('reads what it writes', () => {
  for (const sampled of [true, false]) {
    const parent = { traceId, spanId, sampled };
    expect(readTraceparent(writeTraceparent(parent))).toEqual(parent);
  }
});

it('a later version may say more', () => {
  expect(readTraceparent(`01-${traceId}-${spanId}-03-more`)).toEqual({ traceId, spanId, sampled: true });
});

it.each([
  undefined,
  '',
  'canary',
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01-more`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `ff-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01\n`,
  `01-${traceId}-${spanId}-01-${'x'.repeat(200)}`,
])('takes nothing of %j', (header) => {
  expect(readTraceparent(header)).toBeNull();
});
