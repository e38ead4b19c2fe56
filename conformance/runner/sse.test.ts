import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEvents } from './sse.ts';

it('events are read however their lines end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', null), fc.jsonValue())),
      fc.constantFrom('\n', '\r\n', '\r'),
      (sent, end) => {
        const text = sent.map(
          ([event, data]) => `${event === null ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`,
        );
        const expected = sent.map(([event, data]) => ({ event, data: JSON.parse(JSON.stringify(data)) as unknown }));
        expect(readEvents(text.join('').replaceAll('\n', end)).events).toEqual(expected);
      },
    ),
  );
});

it('comments are counted, and an event without its end did not come', () => {
  expect(readEvents(': here\n\ndata: [DONE]\n\n: still\ndata: {"a"')).toEqual({
    events: [{ event: null, data: '[DONE]' }],
    comments: 2,
  });
});
