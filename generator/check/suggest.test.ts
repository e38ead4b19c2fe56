import { describe, expect, it } from 'vitest';
import { nearest, unknownName } from './suggest.ts';

describe('The name that was meant', () => {
  it.each([
    ['temprature', 'temperature'],
    ['A-mdi', 'A-mid'],
    ['stop_sequence', 'stop_sequences'],
    ['Top_P', 'top_p'],
  ])('of %s is %s', (wrong, right) => {
    expect(nearest(wrong, ['temperature', 'top_p', 'top_k_', 'stop_sequences', 'A-mid', 'A-top'])).toBe(right);
  });

  it('is nobody where none is near, or two are', () => {
    expect(nearest('banana', ['temperature', 'top_p'])).toBeNull();
    expect(nearest('top_x', ['top_p', 'top_k'])).toBeNull();
  });
});

describe('An unknown name', () => {
  const place = { file: 'f', line: 1, column: 1 };

  it('is told with the names there are, where they are few', () => {
    expect(unknownName(place, 'wire', 'x', ['chat', 'native']).message).toBe('unknown wire "x": one of chat, native');
    const many = Array.from({ length: 40 }, (_, index) => `name${index}`);
    expect(unknownName(place, 'alias', 'x', many).message).toBe('unknown alias "x": none like it in the table');
  });
});
