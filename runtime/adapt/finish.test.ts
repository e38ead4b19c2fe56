import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../turn/event.ts';
import { fold } from '../turn/fold.ts';
import { faultOf } from '../turn/grammar.ts';
import type { Reply, ReplyPart, Stop } from '../turn/reply.ts';
import { unfold } from '../turn/unfold.ts';
import { noUsage } from '../turn/usage.ts';
import { finishEvents, finishReply, type Ending } from './finish.ts';

const usual: Ending = { truncated_tool_calls: 'length', abnormal_end: null, finish_reasons_unmapped: false };
const call: ReplyPart = { type: 'tool_call', id: 'c1', name: 'look', arguments: '{}' };
const text: ReplyPart = { type: 'text', text: 'Hello.', annotations: [] };

function reply(stop: Stop | null, ...parts: readonly ReplyPart[]): Reply {
  return { id: 'r1', model: 'm', created: 1, parts, stop, usage: noUsage };
}

describe('a truncated turn that contains tool calls', () => {
  const truncated = reply({ reason: 'length' }, text, call);

  it('reports length where the group says so', () => {
    expect(finishReply(truncated, usual)).toBe(truncated);
  });

  it('reports tool_calls where the group says so', () => {
    expect(finishReply(truncated, { ...usual, truncated_tool_calls: 'tool_calls' }).stop).toEqual({
      reason: 'tool_calls',
    });
  });

  it('is still length without tool calls', () => {
    const prose = reply({ reason: 'length' }, text);
    expect(finishReply(prose, { ...usual, truncated_tool_calls: 'tool_calls' })).toBe(prose);
  });
});

describe('a provider whose abnormal ends are reported as a stop', () => {
  const collapsing: Ending = { ...usual, abnormal_end: 'stop' };

  it('never reports null or a refusal', () => {
    expect(finishReply(reply(null, text), collapsing).stop).toEqual({ reason: 'end' });
    expect(finishReply(reply({ reason: 'refusal' }), collapsing).stop).toEqual({ reason: 'end' });
    expect(finishReply(reply({ reason: 'length' }), collapsing).stop).toEqual({ reason: 'length' });
  });

  const head: ReplyEvent[] = [
    { type: 'start', id: 'r', model: 'm', created: 1, usage: { ...noUsage, input: 3 } },
    { type: 'part', index: 0, part: { type: 'text' } },
    { type: 'delta', index: 0, text: 'Hel' },
  ];
  const failure: ReplyEvent = { type: 'error', problem: { name: 'upstream_error', message: 'broken' } };

  it('has its streams end with a finish reason even on failure', () => {
    const finish = finishEvents(collapsing);
    const events = [...head, failure].flatMap(finish);
    expect(faultOf(events)).toBeNull();
    expect(fold(events)).toMatchObject({ stop: { reason: 'end' }, usage: { input: 3 }, parts: [{ text: 'Hel' }] });
  });

  it('still fails where nothing has been said yet', () => {
    expect([head[0], failure].flatMap((event) => (event ? finishEvents(collapsing)(event) : []))).toContain(failure);
  });

  it('is an exception: elsewhere a failure stays one', () => {
    expect([...head, failure].flatMap(finishEvents(usual)).at(-1)).toBe(failure);
  });
});

describe("the provider's own word", () => {
  it('reaches the caller only where finish reasons are unmapped', () => {
    const ended = reply({ reason: 'end', raw: 'eos' }, text);
    expect(finishReply(ended, usual).stop).toEqual({ reason: 'end' });
    expect(finishReply(ended, { ...usual, finish_reasons_unmapped: true })).toBe(ended);
  });
});

const stops = fc.option(
  fc.record(
    {
      reason: fc.constantFrom('end', 'length', 'tool_calls', 'stop_sequence', 'refusal'),
      raw: fc.string(),
      sequence: fc.string(),
    },
    { requiredKeys: ['reason'] },
  ),
);
const endings: fc.Arbitrary<Ending> = fc.record({
  truncated_tool_calls: fc.constantFrom('length', 'tool_calls'),
  abnormal_end: fc.constantFrom(null, 'stop'),
  finish_reasons_unmapped: fc.boolean(),
});

describe('any reply', () => {
  const replies = fc.tuple(stops, fc.array(fc.constantFrom(text, call))).map(([stop, parts]) => reply(stop, ...parts));

  it('is finished alike whole and as a stream', () => {
    fc.assert(
      fc.property(replies, endings, (whole, ending) => {
        expect(fold(unfold(whole).flatMap(finishEvents(ending)))).toEqual(finishReply(whole, ending));
      }),
    );
  });

  it('is finished once: a second time changes nothing', () => {
    fc.assert(
      fc.property(replies, endings, (whole, ending) => {
        const once = finishReply(whole, ending);
        expect(finishReply(once, ending)).toEqual(once);
      }),
    );
  });
});
