import { plans } from '@polywire/generated/catalog/plans.ts';
import { expect, it } from 'vitest';
import { because, examplePlan } from './example-plan.ts';
import { cell, explainPlan } from './explain.ts';

function says(alias: keyof typeof plans, parameter: string): string | undefined {
  return explainPlan(plans[alias]).find((explanation) => explanation.parameter === parameter)?.says;
}

it('every verb of a decision has its words', () => {
  expect(says('a-mid', 'thinking')).toBe('sent on as it stands');
  expect(says('a-mid', 'seed')).toBe('dropped and named');
  expect(says('a-small', 'top_p')).toBe('dropped and named when temperature is sent too');
  expect(says('r-mid', 'max_tokens')).toBe('raised to at least 16, lowered to at most 128000');
  expect(says('g-a', 'max_tokens')).toBe('lowered to at most 65536');
  expect(says('r-small', 'max_tokens')).toBe('raised to at least 16');
  expect(says('f-g', 'reasoning_effort')).toBe('set onto low, high, max; an unknown level becomes low');
  expect(says('service_air', 'reasoning_effort')).toBe('always medium');
  expect(says('a-third', 'tool_choice')).toBe('a named tool becomes auto; none is honoured by dropping the tools');
  expect(says('m-s', 'response_format')).toBe(
    'refused with param_not_supported when its type is json_schema or json_object',
  );
});

it('every decision says the cell that it follows from', () => {
  const [first] = explainPlan(examplePlan());
  expect(first?.decision.because).toEqual(because);
  expect(cell(because)).toBe('groups X x (adaptation 1)');
});
