import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reply, stream, toolCalls, usage } from '../../turn/arbitraries.ts';
import type { ReplyEvent } from '../../turn/event.ts';
import { fold } from '../../turn/fold.ts';
import { faultOf } from '../../turn/grammar.ts';
import { Serial } from './serial.ts';

const replies = reply({
  parts: toolCalls,
  stop: fc.constant({ reason: 'tool_calls' }),
  usage: usage({ cacheWrite: false, reasoning: false, webSearches: false }),
});

it('tells the same reply with one part open at a time, in the order in which parts opened', () => {
  fc.assert(
    fc.property(
      replies.chain((told) => fc.tuple(fc.constant(told), stream(told))),
      ([told, events]) => {
        const serial = new Serial();
        const put = events.flatMap((event) => serial.push(event));
        expect(faultOf(put)).toBeNull();
        expect(fold(put)).toEqual(told);
        let open: number | null = null;
        for (const event of put) {
          if (event.type === 'part') expect(open).toBeNull();
          if ('index' in event) open = event.type === 'part_end' ? null : event.index;
        }
      },
    ),
  );
});

it('does not keep the first part waiting', () => {
  const serial = new Serial();
  const open = (index: number): ReplyEvent => ({
    type: 'part',
    index,
    part: { type: 'tool_call', id: `c${index}`, name: 'now' },
  });
  const piece = (index: number): ReplyEvent => ({ type: 'delta', index, text: '{}' });
  expect([open(0), open(1), piece(1), piece(0)].map((event) => serial.push(event).length)).toEqual([1, 0, 0, 1]);
  expect(serial.push({ type: 'part_end', index: 0 })).toEqual([{ type: 'part_end', index: 0 }, open(1), piece(1)]);
});
