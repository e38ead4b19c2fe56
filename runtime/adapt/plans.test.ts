import { plans } from '@polywire/generated/catalog/plans.ts';
import type { Decision, Plan } from '@polywire/generated/catalog/rows.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Parameters } from '../turn/parameters.ts';
import { ProblemError } from '../turn/problem.ts';
import type { FunctionTool } from '../turn/tool.ts';
import { adapt } from './adapt.ts';
import { exampleTurn } from './example-plan.ts';
import { nothingChanged } from './report.ts';

type Name = keyof Parameters;
type Samples = { readonly [Key in Name]-?: readonly NonNullable<Parameters[Key]>[] };

/** Values of each parameter at and beyond the bounds of every group. */
const samples: Samples = {
  max_tokens: [1, 16, 65_536, 65_537, 128_000, 131_072],
  stop_sequences: [['END']],
  reasoning_effort: ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max', 'utmost'],
  temperature: [0, 1],
  top_p: [0.95],
  top_k: [40],
  thinking: [{ type: 'enabled', budget_tokens: 2_048 }],
  verbosity: ['low'],
  parallel_tool_calls: [true, false],
  tool_choice: [{ type: 'auto' }, { type: 'none' }, { type: 'required' }, { type: 'tool', name: 'look' }],
  seed: [0],
  presence_penalty: [0.5],
  frequency_penalty: [0.5],
  response_format: [{ type: 'json_object' }, { type: 'json_schema', name: 'answer', schema: {} }],
};
const names = Object.keys(samples) as Name[];
const tool: FunctionTool = { type: 'function', name: 'look' };

/** What became of a parameter, said shortly. */
type Outcome =
  | { readonly sent: unknown; readonly clamped?: string; readonly tools?: 0 }
  | { readonly dropped: string }
  | { readonly refused: string };

function outcome(plan: Plan, parameters: Parameters, name: Name): Outcome {
  try {
    const { turn, report } = adapt(exampleTurn({ parameters, tools: [tool] }), plan, 'chat');
    if (report.dropped.length > 0) return { dropped: report.dropped.join() };
    const clamped = report.clamped.map((clamp) => `${clamp.name}=${clamp.requested}>${clamp.applied}`).join();
    return {
      sent: turn.parameters[name],
      ...(clamped === '' ? {} : { clamped }),
      ...(turn.tools.length === 0 ? { tools: 0 } : {}),
    };
  } catch (error) {
    if (error instanceof ProblemError) return { refused: `${error.problem.name} ${error.problem.param ?? ''}` };
    throw error;
  }
}

/** The same, worked out from the decision alone. */
function expected(name: Name, value: unknown, decision: Decision): Outcome {
  const moved = (requested: unknown, sent: unknown, word = sent): Outcome =>
    requested === word ? { sent } : { sent, clamped: `${name}=${String(requested)}>${String(word)}` };
  switch (decision.do) {
    case 'pass':
      return { sent: value };
    case 'drop':
      return decision.beside === undefined ? { dropped: name } : { sent: value };
    case 'clamp': {
      const { floor, ceiling } = decision;
      const low = floor !== null && Number(value) < floor ? floor : Number(value);
      return moved(value, ceiling !== null && low > ceiling ? ceiling : low);
    }
    case 'ladder': {
      const order = samples.reasoning_effort;
      const known = value !== 'utmost';
      const from = order.indexOf(known ? String(value) : decision.default);
      const below = order.slice(0, from + 1).filter((level) => decision.levels.some((other) => other === level));
      return moved(known ? value : 'other', below.at(-1) ?? decision.levels[0]);
    }
    case 'pin':
      return moved(value === 'utmost' ? 'other' : value, decision.value);
    case 'downgrade': {
      const choice = value as NonNullable<Parameters['tool_choice']>;
      if (choice.type === 'none' && decision.none === 'drop_tools') {
        return { sent: undefined, clamped: 'tool_choice=none>drop_tools', tools: 0 };
      }
      const auto =
        (choice.type === 'required' && decision.required === 'auto') ||
        (choice.type === 'tool' && decision.named === 'auto');
      return auto ? { sent: { type: 'auto' }, clamped: `tool_choice=${choice.type}>auto` } : { sent: choice };
    }
    case 'refuse': {
      const { type } = value as NonNullable<Parameters['response_format']>;
      return decision.types.includes(type) ? { refused: `${decision.error} ${name}` } : { sent: value };
    }
  }
}

/** Any parameters that a plan may see, each at one of its samples, without those that are refused. */
const anyParameters = fc.record(
  Object.fromEntries(
    names
      .filter((name) => name !== 'response_format')
      .map((name) => [name, fc.constantFrom<unknown>(...samples[name])] as const),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Parameters>;

describe.each(Object.values<Plan>(plans))('$alias', (plan) => {
  it('has a decision for every parameter that a turn can carry', () => {
    expect(Object.keys(plan.parameters).sort()).toEqual([...names].sort());
  });

  it.each(names)('does with %s what its plan says', (name) => {
    const decision = plan.parameters[name] as Decision;
    for (const value of samples[name]) {
      expect(outcome(plan, { [name]: value }, name), JSON.stringify(value)).toEqual(expected(name, value, decision));
    }
  });

  it('leaves alone what it has adapted', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const { turn } = adapt(exampleTurn({ parameters, tools: [tool] }), plan, 'chat');
        expect(adapt(turn, plan, 'chat')).toEqual({ turn, report: nothingChanged });
      }),
      { numRuns: 20 },
    );
  });

  it('drops what gives way only beside what it gives way to', () => {
    for (const [name, decision] of Object.entries(plan.parameters)) {
      if (decision.do !== 'drop' || decision.beside === undefined) continue;
      const both = { [decision.beside]: 1, [name]: 0.95 };
      expect(outcome(plan, both, name as Name)).toEqual({ dropped: name });
    }
  });
});
