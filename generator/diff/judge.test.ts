import { describe, expect, it } from 'vitest';
import { addable, entriesGive, moreGives, moreTakes, spelling, yesGives } from './judge.ts';
import type { Judge } from './judge.ts';

describe('What another value of a column is to callers', () => {
  it.each<readonly [string, Judge, unknown, unknown, string]>([
    ['a yes that becomes a no', yesGives('x'), true, false, 'major'],
    ['a no that becomes a yes', yesGives('x'), false, true, 'minor'],
    ['less of what one counts on', moreGives('x'), 200, 100, 'major'],
    ['more of it', moreGives('x'), 100, 200, 'minor'],
    ['a number that is not told any more', moreGives('x'), 100, null, 'major'],
    ['more to pay', moreTakes('x'), 1, 2, 'major'],
    ['less to pay', moreTakes('x'), 2, 1, 'minor'],
    ['an entry less', entriesGive('x'), ['a', 'b'], ['b'], 'major'],
    ['an entry more', entriesGive('x'), ['a'], ['b', 'a'], 'minor'],
    ['another order', entriesGive('x'), ['a', 'b'], ['b', 'a'], 'patch'],
    ['something new', addable('x'), undefined, 'a', 'minor'],
    ['something else', addable('x'), 'a', 'b', 'major'],
    ['a field that a format had not', spelling, undefined, { at: 'x', handling: 'ignored' }, 'minor'],
    ['a field that is ignored', spelling, { at: 'x', handling: 'adapted' }, { at: 'x', handling: 'ignored' }, 'major'],
    ['a field that is honoured', spelling, { at: 'x', handling: 'ignored' }, { at: 'x', handling: 'adapted' }, 'minor'],
    ['a field elsewhere', spelling, { at: 'x', handling: 'adapted' }, { at: 'y', handling: 'adapted' }, 'major'],
    ['a field that is gone', spelling, { at: 'x', handling: 'adapted' }, undefined, 'major'],
  ])('%s', (_, judge, before, after, level) => {
    expect(judge(before, after).level).toBe(level);
  });
});
