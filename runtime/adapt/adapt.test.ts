import type { Decision } from '@polywire/generated/catalog/rows.ts';
import { describe, expect, it } from 'vitest';
import type { Parameters } from '../turn/parameters.ts';
import type { ProblemError } from '../turn/problem.ts';
import type { FunctionTool, Tool } from '../turn/tool.ts';
import { adapt } from './adapt.ts';
import { because, examplePlan, exampleTurn } from './example-plan.ts';
import { adaptationHeaders } from './headers.ts';

const look: FunctionTool = { type: 'function', name: 'look', schema: { type: 'object', properties: {} } };

/** The parameters that are sent, and the headers, when these decisions meet these parameters. */
function adapted(decisions: Record<string, Decision>, parameters: Parameters, tools: readonly Tool[] = []) {
  const { turn, report } = adapt(exampleTurn({ parameters, tools }), examplePlan(decisions), 'chat');
  return { sent: turn.parameters, tools: turn.tools, headers: adaptationHeaders(report) };
}

describe('adaptation rule 1: a supported parameter', () => {
  it('is passed through at the value sent, and the turn is left as it is', () => {
    const turn = exampleTurn({ parameters: { temperature: 0.3, seed: 0 }, tools: [look] });
    const { turn: same, report } = adapt(turn, examplePlan(), 'chat');
    expect(same).toBe(turn);
    expect(adaptationHeaders(report)).toEqual({});
  });
});

describe('adaptation rule 2: an unsupported parameter', () => {
  const drop: Decision = { do: 'drop', because };

  it('is dropped and named', () => {
    expect(adapted({ temperature: drop }, { temperature: 0.3, top_k: 4 })).toMatchObject({
      sent: { top_k: 4 },
      headers: { 'x-service-dropped-params': 'temperature' },
    });
  });

  it('is not named when it was not sent', () => {
    expect(adapted({ temperature: drop }, {}).headers).toEqual({});
  });

  it('is named in the order of the catalogue, together with fields that no model gets', () => {
    const turn = exampleTurn({ parameters: { seed: 1, top_p: 1, stop_sequences: ['x'] }, reported: ['n', 'logprobs'] });
    const { report } = adapt(turn, examplePlan({ seed: drop, top_p: drop, stop_sequences: drop }), 'chat');
    expect(report.dropped).toEqual(['stop_sequences', 'top_p', 'seed', 'n', 'logprobs']);
  });
});

describe('adaptation rule 3: a value outside the range', () => {
  const clamp: Decision = { do: 'clamp', floor: 16, ceiling: 128_000, because };

  it.each([
    [200_000, 128_000, 'max_tokens=200000>128000'],
    [1, 16, 'max_tokens=1>16'],
    [16, 16, undefined],
    [128_000, 128_000, undefined],
  ])('is clamped: %d is sent as %d', (requested, applied, header) => {
    const { sent, headers } = adapted({ max_tokens: clamp }, { max_tokens: requested });
    expect(sent.max_tokens).toBe(applied);
    expect(headers['x-service-clamped-params']).toBe(header);
  });

  it('has no bound where the plan has none', () => {
    const open: Decision = { do: 'clamp', floor: null, ceiling: null, because };
    expect(adapted({ max_tokens: open }, { max_tokens: 1 })).toMatchObject({ sent: { max_tokens: 1 }, headers: {} });
  });
});

describe('reasoning effort on a ladder', () => {
  const ladder: Decision = { do: 'ladder', levels: ['low', 'high', 'max'], default: 'low', because };

  it.each([
    ['high', 'high', undefined],
    ['medium', 'low', 'reasoning_effort=medium>low'],
    ['xhigh', 'high', 'reasoning_effort=xhigh>high'],
    ['none', 'low', 'reasoning_effort=none>low'],
    ['utmost', 'low', 'reasoning_effort=other>low'],
    ['toString', 'low', 'reasoning_effort=other>low'],
  ])('%s is sent as %s', (requested, applied, header) => {
    const { sent, headers } = adapted({ reasoning_effort: ladder }, { reasoning_effort: requested });
    expect(sent.reasoning_effort).toBe(applied);
    expect(headers['x-service-clamped-params']).toBe(header);
  });

  it('stays with the provider when no level is sent', () => {
    expect(adapted({ reasoning_effort: ladder }, {}).sent).toEqual({});
  });
});

describe('a pinned effort', () => {
  const pin: Decision = { do: 'pin', value: 'medium', because };

  it.each([
    ['high', 'reasoning_effort=high>medium'],
    ['utmost', 'reasoning_effort=other>medium'],
    ['medium', undefined],
    [undefined, undefined],
  ])('replaces %s', (requested, header) => {
    const { sent, headers } = adapted(
      { reasoning_effort: pin },
      requested === undefined ? {} : { reasoning_effort: requested },
    );
    expect(sent.reasoning_effort).toBe('medium');
    expect(headers['x-service-clamped-params']).toBe(header);
  });
});

describe('adaptation rule 7: temperature or top_p but not both', () => {
  const beside: Decision = { do: 'drop', beside: 'temperature', because };

  it('drops top_p when both are sent', () => {
    expect(adapted({ top_p: beside }, { temperature: 1, top_p: 0.9 })).toMatchObject({
      sent: { temperature: 1 },
      headers: { 'x-service-dropped-params': 'top_p' },
    });
  });

  it('forwards top_p alone', () => {
    expect(adapted({ top_p: beside }, { top_p: 0.9 })).toMatchObject({ sent: { top_p: 0.9 }, headers: {} });
  });
});

describe('adaptation rule 9: structured output that the model cannot honour', () => {
  const refuse: Decision = { do: 'refuse', types: ['json_object'], error: 'param_not_supported', because };

  it('is refused, never dropped', () => {
    expect(() => adapted({ response_format: refuse }, { response_format: { type: 'json_object' } })).toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ name: 'param_not_supported', param: 'response_format' }) as unknown,
      }) as ProblemError,
    );
  });

  it('passes where only the other type is refused', () => {
    const response_format = { type: 'json_schema', name: 'a', schema: {} } as const;
    expect(adapted({ response_format: refuse }, { response_format }).sent).toEqual({ response_format });
  });
});

describe('a tool choice that the model cannot honour', () => {
  const downgrade: Decision = { do: 'downgrade', named: 'auto', required: 'auto', none: 'drop_tools', because };

  it.each([
    [{ type: 'required' }, 'tool_choice=required>auto'],
    [{ type: 'tool', name: 'look' }, 'tool_choice=tool>auto'],
    [{ type: 'auto' }, undefined],
  ] as const)('becomes auto: %o', (tool_choice, header) => {
    const { sent, tools, headers } = adapted({ tool_choice: downgrade }, { tool_choice }, [look]);
    expect(sent).toEqual({ tool_choice: { type: 'auto' } });
    expect(tools).toEqual([look]);
    expect(headers['x-service-clamped-params']).toBe(header);
  });

  it('is none: honoured by dropping the tools', () => {
    const sent = { tool_choice: { type: 'none' }, parallel_tool_calls: true } as const;
    expect(adapted({ tool_choice: downgrade }, sent, [look])).toEqual({
      sent: {},
      tools: [],
      headers: { 'x-service-clamped-params': 'tool_choice=none>drop_tools' },
    });
  });
});

describe('parameters that speak of tools', () => {
  it('are not sent without tools', () => {
    const sent = { parallel_tool_calls: false, tool_choice: { type: 'auto' }, seed: 1 } as const;
    expect(adapted({}, sent)).toEqual({ sent: { seed: 1 }, tools: [], headers: {} });
  });

  it('are sent beside tools', () => {
    const sent = { parallel_tool_calls: false, tool_choice: { type: 'tool', name: 'look' } } as const;
    expect(adapted({}, sent, [look]).sent).toBe(sent);
  });
});
