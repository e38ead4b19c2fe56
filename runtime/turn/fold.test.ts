import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reply, someText, stream, toolCalls, usage } from './arbitraries.ts';
import type { ReplyEvent } from './event.ts';
import { Fold, fold } from './fold.ts';
import { faultOf } from './grammar.ts';
import { ProblemError } from './problem.ts';
import type { Reply, ReplyPart } from './reply.ts';
import { unfold } from './unfold.ts';
import { noUsage } from './usage.ts';

const annotation = { url: 'https://example.org', title: 'Example', start: 0, end: 1 };
const sealed = { provider: 'P-A', family: 'A-mid', data: 'signature' };

const parts: fc.Arbitrary<readonly ReplyPart[]> = fc
  .tuple(
    fc.array(
      fc.oneof(
        someText.map((text): ReplyPart => ({ type: 'reasoning', text, sealed })),
        someText.map((text): ReplyPart => ({ type: 'text', text, annotations: [annotation] })),
        someText.map((text): ReplyPart => ({ type: 'refusal', text })),
        fc.constant<ReplyPart>({ type: 'search', id: 's', query: 'q', results: [{ url: 'u', title: 't' }] }),
        fc.constant<ReplyPart>({ type: 'opaque', kind: 'image', origin: { wire: 'responses', value: { a: 1 } } }),
      ),
      { maxLength: 4 },
    ),
    toolCalls,
  )
  .map(([said, calls]) => [...said, ...calls]);

const replies: fc.Arbitrary<Reply> = reply({
  parts,
  stop: fc.constantFrom(null, { reason: 'end' }, { reason: 'stop_sequence', sequence: '###' }),
  usage: usage({ cacheWrite: true, reasoning: true, webSearches: true }),
});

describe('a stream is the reply, unfolded', () => {
  it('folds back into the reply', () => {
    fc.assert(
      fc.property(replies, (told) => {
        expect(fold(unfold(told))).toEqual(told);
      }),
    );
  });

  it('folds into the same reply however deltas are cut and parallel calls are mixed', () => {
    const told = replies.chain((one) => fc.tuple(fc.constant(one), stream(one)));
    fc.assert(
      fc.property(told, ([one, events]) => {
        expect(faultOf(events)).toBeNull();
        expect(fold(events)).toEqual(one);
      }),
    );
  });
});

describe('fold', () => {
  const start: ReplyEvent = { type: 'start', id: 'r', model: 'm', created: 1 };

  it('gives a call without arguments an empty object', () => {
    const events: ReplyEvent[] = [start, { type: 'part', index: 0, part: { type: 'tool_call', id: 'c', name: 'now' } }];
    expect(fold(events).parts).toEqual([{ type: 'tool_call', id: 'c', name: 'now', arguments: '{}' }]);
  });

  it('keeps the whole usage of the end, not the sum with the start', () => {
    const usageOfEnd = { ...noUsage, input: 5, output: 7 };
    const events: ReplyEvent[] = [
      { ...start, usage: { ...noUsage, input: 5 } },
      { type: 'stop', stop: { reason: 'end' }, usage: usageOfEnd },
    ];
    expect(fold(events).usage).toEqual(usageOfEnd);
  });

  it('keeps the last state of a part', () => {
    const events: ReplyEvent[] = [
      start,
      { type: 'part', index: 0, part: { type: 'reasoning' } },
      { type: 'sealed', index: 0, sealed: { ...sealed, data: 'early' } },
      { type: 'sealed', index: 0, sealed },
    ];
    expect(fold(events).parts).toEqual([{ type: 'reasoning', text: '', sealed }]);
  });

  it('has no stop where the stream never told one', () => {
    expect(fold([start])).toEqual({ id: 'r', model: 'm', created: 1, parts: [], stop: null, usage: noUsage });
  });

  it('throws the problem of a stream that tells one, wherever it stands', () => {
    const problem = { name: 'upstream_error', message: 'overloaded', upstreamStatus: 529 } as const;
    expect(() => fold([start, { type: 'error', problem }])).toThrow(ProblemError);
  });

  it('has the reply so far at any time', () => {
    const folded = new Fold();
    folded.push(start);
    folded.push({ type: 'part', index: 0, part: { type: 'text' } });
    folded.push({ type: 'delta', index: 0, text: 'Hel' });
    expect(folded.reply().parts).toEqual([{ type: 'text', text: 'Hel', annotations: [] }]);
    folded.push({ type: 'delta', index: 0, text: 'lo' });
    expect(folded.reply().parts).toEqual([{ type: 'text', text: 'Hello', annotations: [] }]);
  });
});
