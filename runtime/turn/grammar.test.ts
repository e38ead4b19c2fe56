import { expect, it } from 'vitest';
import type { ReplyEvent } from './event.ts';
import { faultOf } from './grammar.ts';
import { noUsage } from './usage.ts';

const start: ReplyEvent = { type: 'start', id: 'r', model: 'm', created: 1 };
const open = (index: number): ReplyEvent => ({ type: 'part', index, part: { type: 'text' } });
const delta = (index: number): ReplyEvent => ({ type: 'delta', index, text: 'x' });
const end = (index: number): ReplyEvent => ({ type: 'part_end', index });
const stop: ReplyEvent = { type: 'stop', stop: null, usage: noUsage };
const error: ReplyEvent = { type: 'error', problem: { name: 'upstream_error', message: 'x' } };

it.each([
  [[start, stop]],
  [[error]],
  [[start, open(0), delta(0), error]],
  [[start, open(0), open(1), delta(1), delta(0), end(1), end(0), stop]],
])('finds no fault in a stream of events: %#', (events) => {
  expect(faultOf(events)).toBeNull();
});

it.each([
  [[], 'the stream has no end'],
  [[start, open(0), end(0)], 'the stream has no end'],
  [[open(0)], 'before the start'],
  [[stop], 'before the start'],
  [[start, start], 'a second start'],
  [[start, open(1)], 'part 1 where 0 is next'],
  [[start, delta(0)], 'part 0 is not open'],
  [[start, open(0), end(0), delta(0)], 'part 0 is not open'],
  [[start, open(0), end(0), end(0)], 'part 0 is not open'],
  [[start, open(0), stop], 'parts 0 are still open'],
  [[start, stop, stop], 'nothing may follow the end'],
  [[error, start], 'nothing may follow the end'],
])('says what is wrong with another: %#', (events, fault) => {
  expect(faultOf(events)).toContain(fault);
});
