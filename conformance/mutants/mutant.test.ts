import { describe, expect, it } from 'vitest';
import { changed, StaleMutant, type Change } from './mutant.ts';

const source = 'first: { size: 1 }\nsecond: { size: 2 }\nthird: { size: 2 }\n';
const change: Change = { file: 'a.ts', text: 'size: 1', becomes: 'size: 9' };

describe('a change of a module', () => {
  it('puts another text where one stands', () => {
    expect(changed(source, change)).toBe(source.replace('size: 1', 'size: 9'));
  });

  it('takes the first place behind a text that stands there once', () => {
    expect(changed(source, { ...change, after: 'third', text: 'size: 2' })).toBe(
      'first: { size: 1 }\nsecond: { size: 2 }\nthird: { size: 9 }\n',
    );
  });

  it('puts in what it is given, be it a pattern of a replacement', () => {
    expect(changed('a b', { ...change, text: 'a', becomes: "$& $' $1" })).toBe("$& $' $1 b");
  });

  it.each([
    ['is not there', { text: 'size: 3' }, "a.ts: there is no 'size: 3'"],
    ['is there twice', { text: 'size: 2' }, "a.ts: more than once there is 'size: 2'"],
    ['has nothing to stand behind', { after: 'fourth' }, "a.ts: there is no 'fourth'"],
    ['is not behind what it should be', { after: 'second' }, "a.ts: after 'second' there is no 'size: 1'"],
  ])('is stale where its text %s', (_why, more, message) => {
    expect(() => changed(source, { ...change, ...more })).toThrow(new StaleMutant(message));
  });
});
