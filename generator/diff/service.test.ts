import { describe, expect, it } from 'vitest';
import type { Decision } from '../resolve/decision.ts';
import { decisionVerdict, toolVerdict } from './service.ts';

const because = { table: 'groups', row: 'X', column: 'x', rule: 'adaptation 1' };
const pass: Decision = { do: 'pass', because };
const drop: Decision = { do: 'drop', because };
const pin: Decision = { do: 'pin', value: 'medium', because };
const beside: Decision = { do: 'drop', beside: 'temperature', because };
const clamp = (floor: number | null, ceiling: number | null): Decision => ({ do: 'clamp', floor, ceiling, because });
const ladder = (...levels: readonly string[]): Decision => ({ do: 'ladder', levels, default: 'low', because });
const refuse = (...types: readonly string[]): Decision => ({ do: 'refuse', types, error: 'e', because });
const choice = (named: 'pass' | 'auto', none: 'pass' | 'drop_tools' = 'pass'): Decision => ({
  do: 'downgrade',
  named,
  required: 'pass',
  none,
  because,
});

describe('A decision that honours less is a loss, and the way back a gain', () => {
  it.each<readonly [string, Decision, Decision]>([
    ['left out', pass, drop],
    ['left out beside another parameter', pass, beside],
    ['left out beside another parameter, then always', beside, drop],
    ['a ceiling', pass, clamp(null, 10)],
    ['a lower ceiling', clamp(null, 10), clamp(null, 9)],
    ['a higher floor', clamp(null, 10), clamp(16, 10)],
    ['a level less', ladder('low', 'high'), ladder('low')],
    ['one level for all', ladder('low', 'medium'), pin],
    ['a level that is always sent, then never', pin, drop],
    ['a named tool that is not forced any more', pass, choice('auto')],
    ['a type that is refused', pass, refuse('json_object')],
    ['one more type that is refused', refuse('json_object'), refuse('json_object', 'json_schema')],
  ])('%s', (_, more, less) => {
    expect(decisionVerdict(more, less).level).toBe('major');
    expect(decisionVerdict(less, more).level).toBe('minor');
  });

  it('one that takes some and gives some is a loss', () => {
    expect(decisionVerdict(ladder('low', 'high'), ladder('low', 'max')).level).toBe('major');
    expect(decisionVerdict(clamp(16, 10), clamp(null, 9)).level).toBe('major');
  });

  it('no tool that is honoured by sending none is honoured', () => {
    expect(decisionVerdict(pass, choice('pass', 'drop_tools')).level).toBe('minor');
  });
});

it('A tool that is not offered any more is a loss; one that somebody else runs is none', () => {
  expect(toolVerdict('native', 'drop').level).toBe('major');
  expect(toolVerdict('external', undefined).level).toBe('major');
  expect(toolVerdict('drop', 'echoed').level).toBe('minor');
  expect(toolVerdict('native', 'external').level).toBe('minor');
});
