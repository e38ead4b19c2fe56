import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { groups } from '@polywire/generated/catalog/groups.ts';
import type { Alias, Group } from '@polywire/generated/catalog/rows.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Asks, Caller, Question, QuestionTool } from './callers/question.ts';
import { effortOn, levels } from './effort.ts';
import { adaptationOf } from './headers.ts';
import { parameterOf, toolNames } from './mocks.ts';
import { start, type Running } from './running.ts';
import { seedGroups, type SeedGroup } from './seed-groups.ts';

vi.setConfig({ maxConcurrency: 12 });

let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

const look: QuestionTool = { name: 'look', schema: { type: 'object', properties: { city: { type: 'string' } } } };

/** Every alias of a group, in catalogue order. */
function aliasesOf(name: string): readonly (readonly [string, Alias])[] {
  return Object.entries<Alias>(aliases).filter(([, row]) => row.group === name);
}

/** One alias of the group that changes none of its columns. */
function aliasOf(name: string): string {
  return aliasesOf(name).find(([, row]) => row.override === undefined)?.[0] ?? '';
}

/** GAPS "default efforts": medium, else the first level above none; none published where effort is not adjustable. */
function presetOf({ efforts, pinned }: SeedGroup): Group['default_reasoning_effort'] {
  if (pinned || efforts.includes('medium')) return 'medium';
  return (efforts.find((level) => level !== 'none') ?? null) as Group['default_reasoning_effort'];
}

let marks = 0;

/** Asks a model, and says what the headers and the provider say. */
async function ask(format: Caller['format'], model: string, asks: Asks, more: Partial<Question> = {}) {
  const mark = `row${(marks += 1)}-${model}`;
  const caller = running.callers.find((one) => one.format === format);
  if (caller === undefined) throw new Error(`nobody speaks ${format}`);
  const answer = await caller.ask({ model, turns: [{ user: `Hello ${mark}.` }], asks, ...more }, false);
  const [received] = await running.mocks.received(`${mark}.`);
  return { answer, received, ...adaptationOf(answer.headers) };
}

it('the catalogue has the groups of the seed, in its order', () => {
  expect(Object.keys(groups)).toEqual(seedGroups.map(({ name }) => name));
  expect(Object.values<Alias>(aliases).filter(({ kind }) => kind === 'chat')).toHaveLength(53);
});

describe.concurrent.each(seedGroups)('$name', (seed: SeedGroup) => {
  const model = aliasOf(seed.name);

  it('has as many aliases as in the seed', () => {
    expect(Object.values<Alias>(aliases).filter(({ group }) => group === seed.name)).toHaveLength(seed.aliases);
  });

  it('has the cells of the seed', () => {
    const row = (groups as Readonly<Record<string, Group>>)[seed.name];
    expect(row).toEqual({
      provider: seed.provider,
      effort_levels: seed.efforts,
      default_reasoning_effort: presetOf(seed),
      thinking: seed.thinking,
      web_search: seed.search,
      named_tool_choice: seed.named === 'yes',
      required_tool_choice: seed.required === 'yes',
      tool_choice_none: seed.none === 'yes' ? 'pass' : 'drop_tools',
      parallel_tools: seed.parallel,
      json_schema: seed.schema,
      json_mode: seed.jsonMode,
      sampling: seed.sampling,
      exclusive_sampling: seed.exclusive,
      stop_sequences: seed.stop,
      seed_and_penalties: seed.penalties,
      verbosity: seed.verbosity,
      max_output: seed.maxOutput,
      context: seed.context,
      truncated_tool_calls: seed.truncatedCalls,
      tool_schema: seed.subset ? 'subset' : 'full',
      ...(seed.name === 'F-k' && { accepted_values: { temperature: [1], top_p: [0.95] } }),
    });
    expect(aliasesOf(seed.name)).toHaveLength(seed.aliases);
  });

  it('is listed with them', async () => {
    expect(await running.http.get(`/v1/models/${model}`)).toMatchObject({
      id: model,
      group: seed.name,
      effort_levels: seed.efforts,
      max_output_tokens: seed.maxOutput,
      context_window: seed.context,
    });
  });

  it('is served by its provider', async () => {
    const { received } = await ask('chat', model, {});
    expect(received?.kind).toBe(seed.provider);
  });

  it('takes the parameters of its row, and the others are dropped and named', async () => {
    const asks = {
      stop_sequences: ['HALT'],
      temperature: 1,
      top_k: 40,
      verbosity: 'low',
      parallel_tool_calls: true,
      seed: 7,
      presence_penalty: 0.5,
      frequency_penalty: 0.25,
    } as const;
    const { dropped, received } = await ask('chat', model, asks, { tools: [look] });
    const taken: Readonly<Record<keyof typeof asks, boolean>> = {
      stop_sequences: seed.stop,
      temperature: seed.sampling.includes('temperature'),
      top_k: seed.sampling.includes('top_k'),
      verbosity: seed.verbosity,
      parallel_tool_calls: seed.parallel,
      seed: seed.penalties.includes('seed'),
      presence_penalty: seed.penalties.includes('presence_penalty'),
      frequency_penalty: seed.penalties.includes('frequency_penalty'),
    };
    const lost = Object.entries(taken).flatMap(([name, takes]) => (takes ? [] : [name]));
    expect(dropped).toBe(lost.length === 0 ? undefined : lost.join(', '));
    const scalars = ['temperature', 'top_k', 'verbosity', 'seed', 'presence_penalty', 'frequency_penalty'] as const;
    for (const name of scalars) {
      expect(received && parameterOf(received, name), name).toBe(taken[name] ? asks[name] : undefined);
    }
    expect(received && parameterOf(received, 'stop_sequences')).toEqual(seed.stop ? ['HALT'] : undefined);
  });

  it('takes top_p, beside temperature too, as its row says', async () => {
    const takes = seed.sampling.includes('top_p');
    const alone = await ask('chat', model, { top_p: 0.95 });
    expect(alone.dropped).toBe(takes ? undefined : 'top_p');
    expect(alone.received && parameterOf(alone.received, 'top_p')).toBe(takes ? 0.95 : undefined);
    const both = await ask('chat', model, { temperature: 1, top_p: 0.95 });
    expect(both.dropped).toBe(takes ? (seed.exclusive ? 'top_p' : undefined) : 'temperature, top_p');
  });

  it('takes the thinking object, or it is dropped and named', async () => {
    const { dropped, received } = await ask('messages', model, { thinking: { type: 'enabled', budget_tokens: 1_024 } });
    expect(dropped).toBe(seed.thinking ? undefined : 'thinking');
    expect(JSON.stringify(received?.body).includes('budget_tokens')).toBe(seed.thinking);
  });

  it.each([...levels, 'utmost'])('does with effort %s what its ladder says', async (level) => {
    const ladder = { effort_levels: seed.efforts as Group['effort_levels'], default_reasoning_effort: presetOf(seed) };
    const expected = effortOn(ladder, level);
    const { clamped, dropped, received } = await ask('chat', model, { reasoning_effort: level });
    expect({ clamped, dropped }).toEqual({ clamped: expected.clamped, dropped: expected.dropped });
    const sent = received && parameterOf(received, 'reasoning_effort');
    expect(sent).toBe(expected.sent?.['reasoning_effort']);
  });

  it('clamps max_tokens into its range', async () => {
    const high = await ask('chat', model, { max_tokens: 131_072 });
    const most = seed.maxOutput ?? 131_072;
    expect(high.clamped).toBe(most === 131_072 ? undefined : `max_tokens=131072>${most}`);
    expect(high.received && parameterOf(high.received, 'max_tokens')).toBe(most);
    const low = await ask('chat', model, { max_tokens: 1 });
    expect(low.clamped).toBe(seed.floor === 1 ? undefined : `max_tokens=1>${seed.floor}`);
    expect(low.received && parameterOf(low.received, 'max_tokens')).toBe(seed.floor);
  });

  it('constrains its output to a schema and to JSON, or refuses', async () => {
    const schema = await ask('chat', model, { response_format: { schema: { type: 'object' } } });
    const mode = await ask('chat', model, { response_format: 'json_object' });
    for (const [{ answer, received }, takes] of [
      [schema, seed.schema],
      [mode, seed.jsonMode],
    ] as const) {
      if (takes) expect(answer.ok).toBe(true);
      else expect(answer).toMatchObject({ ok: false, status: 400, code: 'param_not_supported' });
      expect(received !== undefined).toBe(takes);
    }
  });

  it('says how a truncated turn with a tool call ended', async () => {
    const text = `call look with city=${'Llanfairpwllgwyngyll'.repeat(10)}`;
    const turns = [{ user: `${text} row${(marks += 1)}` }];
    const { answer } = await ask('chat', model, { max_tokens: 30 }, { tools: [look], turns });
    expect(answer).toMatchObject({ ok: true, finish: seed.truncatedCalls, calls: [{ name: 'look' }] });
  });

  it('searches the web as its row says', async () => {
    const mark = `search-${model}-here`;
    const body = { model, messages: [{ role: 'user', content: mark }], web_search_options: {} };
    const response = await running.http.post('/v1/chat/completions', body);
    expect(response.status).toBe(200);
    const [received] = await running.mocks.received(mark);
    expect(/"type":"web_search|"googleSearch/.test(JSON.stringify(received?.body))).toBe(seed.search === 'native');
    if (seed.search === 'none') expect(adaptationOf(response.headers).dropped).toBe('web_search');
  });

  it('honours a tool choice, or says what becomes of it', async () => {
    const tools = [look];
    const named = await ask('chat', model, { tool_choice: { tool: 'look' } }, { tools });
    expect(named.clamped).toBe(seed.named === 'yes' ? undefined : 'tool_choice=tool>auto');
    const required = await ask('chat', model, { tool_choice: 'required' }, { tools });
    expect(required.clamped).toBe(seed.required === 'yes' ? undefined : 'tool_choice=required>auto');
    const none = await ask('chat', model, { tool_choice: 'none' }, { tools });
    expect(none.clamped).toBe(seed.none === 'yes' ? undefined : 'tool_choice=none>drop_tools');
    expect(none.received && toolNames(none.received)).toEqual(seed.none === 'yes' ? ['look'] : []);
  });
});

describe('A-third', () => {
  const overridden = aliasesOf('A-third').filter(([, row]) => row.override !== undefined);

  it('has two aliases whose tool choice is downgraded, and one where it is honoured', () => {
    expect(overridden.map(([name]) => name)).toEqual(['a-third', 'a-third-1']);
  });

  it.each(overridden)('%s: named becomes auto, none drops tools', async (model) => {
    const tools = [look];
    const named = await ask('chat', model, { tool_choice: { tool: 'look' } }, { tools });
    expect(named.clamped).toBe('tool_choice=tool>auto');
    const none = await ask('chat', model, { tool_choice: 'none' }, { tools });
    expect(none.clamped).toBe('tool_choice=none>drop_tools');
    expect(none.received && toolNames(none.received)).toEqual([]);
  });
});

describe('F-k', () => {
  it("takes temperature only at 1 and top_p only at 0.95: other values are the provider's own 400", async () => {
    const model = aliasOf('F-k');
    expect((await ask('chat', model, { temperature: 1, top_p: 0.95 })).answer.ok).toBe(true);
    for (const asks of [{ temperature: 0.5 }, { top_p: 0.5 }]) {
      const { answer, received } = await ask('chat', model, asks);
      expect(answer).toMatchObject({ ok: false, status: 400, type: 'api_error' });
      expect(received?.status).toBe(400);
    }
  });

  it('gets tool schemas in the subset that its validator takes, and the rewriting is named', async () => {
    const tools = [
      { name: 'look', schema: { type: 'object', properties: { at: { const: 1 } }, additionalProperties: false } },
    ];
    const { answer, content, received } = await ask('messages', aliasOf('F-k'), {}, { tools });
    expect(answer.ok).toBe(true);
    expect(content).toBe('tools.look.input_schema');
    expect(JSON.stringify(received?.body)).not.toContain('additionalProperties');
  });
});
