import { expect, it } from 'vitest';
import { noUsage } from './usage.ts';
import { unfold } from './unfold.ts';

it('tells a reply part by part: opening, text, annotations, state, end', () => {
  const sealed = { provider: 'P-A', family: 'A-mid', data: 's' };
  const annotation = { url: 'https://example.org', title: 'Example' };
  const events = unfold({
    id: 'r',
    model: 'm',
    created: 1,
    fingerprint: 'fp',
    parts: [
      { type: 'reasoning', text: '', sealed },
      { type: 'text', text: 'Hi', annotations: [annotation] },
      { type: 'tool_call', id: 'c', name: 'now', arguments: '{}', sealed },
    ],
    stop: { reason: 'tool_calls' },
    usage: noUsage,
  });
  expect(events).toEqual([
    { type: 'start', id: 'r', model: 'm', created: 1, fingerprint: 'fp' },
    { type: 'part', index: 0, part: { type: 'reasoning' } },
    { type: 'sealed', index: 0, sealed },
    { type: 'part_end', index: 0 },
    { type: 'part', index: 1, part: { type: 'text' } },
    { type: 'delta', index: 1, text: 'Hi' },
    { type: 'annotation', index: 1, annotation },
    { type: 'part_end', index: 1 },
    { type: 'part', index: 2, part: { type: 'tool_call', id: 'c', name: 'now', sealed } },
    { type: 'delta', index: 2, text: '{}' },
    { type: 'part_end', index: 2 },
    { type: 'stop', stop: { reason: 'tool_calls' }, usage: noUsage },
  ]);
});
