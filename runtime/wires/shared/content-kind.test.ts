import { expect, it } from 'vitest';
import { kindOf, markersOf } from './content-kind.ts';

it('names a part or a tool as the dropped lists do, whatever its date', () => {
  expect(kindOf('messages', 'tool', 'web_search_20250305')).toBe('web_search');
  expect(kindOf('messages', 'tool', 'computer_20250124')).toBe('computer');
  expect(kindOf('chat', 'part', 'input_audio')).toBe('input_audio');
  expect(kindOf('responses', 'part', 'reasoning')).toBe('thinking');
});

it("keeps the wire's own word for what no table knows", () => {
  expect(kindOf('messages', 'tool', 'x_web_search_20250305')).toBe('x_web_search_20250305');
  expect(kindOf('chat', 'part', 'constructor')).toBe('constructor');
});

it('finds the markers of a block, unless they say nothing', () => {
  expect(markersOf('messages', { type: 'text', cache_control: { type: 'ephemeral' }, citations: [{}] })).toEqual([
    'cache_control',
    'citations',
  ]);
  expect(markersOf('messages', { type: 'text', cache_control: null, citations: [] })).toEqual([]);
  expect(markersOf('messages', { type: 'tool_result', is_error: true })).toEqual(['is_error']);
  expect(markersOf('messages', { type: 'tool_result', is_error: false })).toEqual([]);
  expect(markersOf('chat', { type: 'text', cache_control: { type: 'ephemeral' } })).toEqual([]);
});
