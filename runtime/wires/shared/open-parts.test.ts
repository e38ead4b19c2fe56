import { expect, it } from 'vitest';
import type { ReplyEvent } from '../../turn/event.ts';
import { OpenParts } from './open-parts.ts';

it('numbers parts as they open, whatever the wire calls them, and ends what is still open', () => {
  const parts = new OpenParts<string>();
  const events: ReplyEvent[] = [];
  expect(parts.open(events, 'b', { type: 'text' })).toBe(0);
  expect(parts.open(events, 'a', { type: 'refusal' })).toBe(1);
  expect([parts.at('a'), parts.at('b'), parts.at('c')]).toEqual([1, 0, undefined]);
  parts.close(events, 'b');
  parts.close(events, 'b');
  expect(parts.open(events, 'b', { type: 'text' })).toBe(2);
  parts.closeAll(events);
  parts.closeAll(events);
  expect(events).toEqual([
    { type: 'part', index: 0, part: { type: 'text' } },
    { type: 'part', index: 1, part: { type: 'refusal' } },
    { type: 'part_end', index: 0 },
    { type: 'part', index: 2, part: { type: 'text' } },
    { type: 'part_end', index: 1 },
    { type: 'part_end', index: 2 },
  ]);
});
