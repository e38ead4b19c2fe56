import type { Group } from '@polywire/generated/catalog/rows.ts';
import type { Answered, Caller, Question, QuestionTool } from './callers/question.ts';
import { effortOn } from './effort.ts';

/** One thing that callers do, and what it must come to on a group. */
export interface Scenario {
  readonly name: string;

  /** The questions in order; each may build on the answer to the one before. `mark` is a text that must be in each. */
  readonly steps: readonly ((model: string, mark: string, before: Answered | null) => Question)[];

  /** What the last answer is, in this format, from a model of this group. */
  expected(group: Group, format: Caller['format'], mark: string): Expected;
}

export type Expected = { readonly refused: true } | ExpectedAnswer;

export interface ExpectedAnswer {
  readonly text?: string | RegExp;
  readonly calls?: readonly { readonly name: string; readonly arguments: unknown }[];
  readonly finish: keyof Caller['finishes'];

  /** The lists of the three headers; absent: no such header. */
  readonly dropped?: string;
  readonly clamped?: string;
  readonly content?: string;

  /** Canonical parameters as the provider got them; undefined: not at all. */
  readonly sent?: Readonly<Record<string, unknown>>;

  /** Names of the tools that the provider was offered. */
  readonly tools?: readonly string[];

  /** Text that stands somewhere in what the provider got. */
  readonly holds?: string;
}

const look: QuestionTool = {
  name: 'look',
  schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
};
const count: QuestionTool = {
  name: 'count',
  schema: { type: 'object', properties: { of: { type: 'string' } }, required: ['of'] },
};

/** One red pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Characters of one to four octets, joined, combined and written from right to left; a line separator; no escapes. */
const unicode = 'Zażółć 👩‍👩‍👧‍👦 שלום नमस्ते 𝄞 é \u2028 "\\" ñ';

const answerSchema = {
  type: 'object',
  properties: { capital: { type: 'string' }, people: { type: 'integer' } },
  required: ['capital', 'people'],
  additionalProperties: false,
} as const;

export const scenarios: readonly Scenario[] = [
  {
    name: 'text',
    steps: [(model, mark) => ({ model, turns: [{ user: `Hello ${mark}` }] })],
    expected: (_group, _format, mark) => ({ text: `You said: Hello ${mark}`, finish: 'end', tools: [] }),
  },
  {
    name: 'a forced tool call',
    steps: [
      (model, mark) => ({
        model,
        turns: [{ user: `${mark}: call look with city=Oslo` }],
        tools: [look, count],
        asks: { tool_choice: { tool: 'look' } },
      }),
    ],
    expected: ({ named_tool_choice }) => ({
      calls: [{ name: 'look', arguments: { city: 'Oslo' } }],
      finish: 'tool_calls',
      tools: ['look', 'count'],
      ...(named_tool_choice ? {} : { clamped: 'tool_choice=tool>auto' }),
    }),
  },
  {
    name: 'two parallel tools with results',
    steps: [
      (model, mark) => ({
        model,
        turns: [{ user: `${mark}: call look and count with city=Oslo, of=ships` }],
        tools: [look, count],
        asks: { parallel_tool_calls: true },
      }),
      (model, mark, before) => ({
        model,
        turns: [
          { user: `${mark}: call look and count with city=Oslo, of=ships` },
          { calls: before?.calls ?? [] },
          { results: (before?.calls ?? []).map(({ id, name }) => ({ id, text: `${name} is done` })) },
        ],
        tools: [look, count],
        asks: { parallel_tool_calls: true },
      }),
    ],
    expected: ({ parallel_tools }) => ({
      text: /^look answered: .*look is done.*\ncount answered: .*count is done/,
      finish: 'end',
      tools: ['look', 'count'],
      ...(parallel_tools ? {} : { dropped: 'parallel_tool_calls' }),
    }),
  },
  {
    name: 'an image',
    steps: [
      (model, mark) => ({ model, turns: [{ user: `See ${mark}`, image: { mediaType: 'image/png', data: pixel } }] }),
    ],
    expected: () => ({ text: /^I see .*image\/png/, finish: 'end', holds: pixel }),
  },
  {
    name: 'a JSON schema',
    steps: [
      (model, mark) => ({
        model,
        turns: [{ user: `${mark}: capital=Oslo, people=5` }],
        asks: { response_format: { schema: answerSchema } },
      }),
    ],
    expected: ({ json_schema }) =>
      json_schema
        ? { text: '{"capital":"Oslo","people":5}', finish: 'end', holds: 'additionalProperties' }
        : { refused: true },
  },
  {
    name: 'reasoning',
    steps: [(model, mark) => ({ model, turns: [{ user: `Think ${mark}` }], asks: { reasoning_effort: 'high' } })],
    expected: (group, _format, mark) => ({
      text: `You said: Think ${mark}`,
      finish: 'end',
      ...effortOn(group, 'high'),
    }),
  },
  {
    name: 'a stop sequence',
    steps: [
      (model, mark) => ({
        model,
        turns: [{ user: `${mark} one HALT two` }],
        asks: { stop_sequences: ['HALT'] },
      }),
    ],
    expected: ({ stop_sequences }, format, mark) => {
      const whole = {
        text: `You said: ${mark} one HALT two`,
        finish: 'end',
        sent: { stop_sequences: undefined },
      } as const;
      if (format === 'responses') return whole;
      if (!stop_sequences) return { ...whole, dropped: 'stop_sequences' };
      return { text: `You said: ${mark} one `, finish: 'stop_sequence', sent: { stop_sequences: ['HALT'] } };
    },
  },
  {
    name: 'unicode',
    steps: [(model, mark) => ({ model, turns: [{ user: `${unicode} ${mark}` }] })],
    expected: (_group, _format, mark) => ({ text: `You said: ${unicode} ${mark}`, finish: 'end', holds: unicode }),
  },
];
