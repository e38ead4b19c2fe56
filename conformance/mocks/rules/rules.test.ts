import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { groups } from '@polywire/generated/catalog/groups.ts';
import { providers } from '@polywire/generated/catalog/providers.ts';
import type { Alias, ChatWire, Group, Provider } from '@polywire/generated/catalog/rows.ts';
import type { JsonObject } from '../json.ts';
import { startMocks, type Mocks } from '../server.ts';
import { seal } from '../talk/seal.ts';
import { isChatWire } from '../wires/index.ts';

let mocks: Mocks;
beforeAll(async () => {
  mocks = await startMocks();
});
afterAll(() => mocks.close());

const rows: readonly Alias[] = Object.values(aliases);
const groupRows = Object.entries<Group>(groups);
const providerRows: Readonly<Record<string, Provider>> = providers;

/** The neutral id of a model of a group, of the group's first alias without overrides. */
function modelOf(group: string): string {
  return rows.find((alias) => alias.group === group && alias.override === undefined)?.provider_model ?? '';
}

/** What the provider says to the smallest request with these fields more: nothing, or why it refuses. */
async function refusal(kind: string, model: string, more: JsonObject): Promise<string | null> {
  const wire = providerRows[kind]?.wire ?? '';
  if (!isChatWire(wire)) throw new RangeError(kind);
  const { path, body } = smallest(wire, model);
  const response = await fetch(`${mocks.baseUrl(kind)}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer secret',
      'x-api-key': 'secret',
      'x-goog-api-key': 'secret',
      'anthropic-version': '2023-06-01',
    },
    body: JSON.stringify({ ...body, ...more }),
  });
  const text = await response.text();
  return response.status === 200 ? null : text;
}

function smallest(wire: ChatWire, model: string): { path: string; body: JsonObject } {
  const messages = [{ role: 'user', content: 'hi' }];
  switch (wire) {
    case 'chat':
      return { path: '/chat/completions', body: { model, messages } };
    case 'responses':
      return { path: '/responses', body: { model, input: 'hi' } };
    case 'messages':
      return { path: '/messages', body: { model, max_tokens: 64, messages } };
    case 'native':
      return {
        path: `/models/${model}:generateContent`,
        body: { contents: [{ role: 'user', parts: [{ text: 'hi' }] }] },
      };
  }
}

const effort: Readonly<Record<string, (level: string) => JsonObject>> = {
  responses: (level) => ({ reasoning: { effort: level } }),
  messages: (level) => ({ output_config: { effort: level } }),
  native: (level) => ({ generationConfig: { thinkingConfig: { thinkingLevel: level.toUpperCase() } } }),
};
const temperature = (wire: string, value: number): JsonObject =>
  wire === 'native' ? { generationConfig: { temperature: value } } : { temperature: value };
const ceiling: Readonly<Record<string, (tokens: number) => JsonObject>> = {
  responses: (tokens) => ({ max_output_tokens: tokens }),
  messages: (tokens) => ({ max_tokens: tokens }),
  native: (tokens) => ({ generationConfig: { maxOutputTokens: tokens } }),
};
const levelsOf: Readonly<Record<string, readonly string[]>> = {
  responses: ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'],
  messages: ['none', 'low', 'medium', 'high', 'xhigh', 'max'],
  native: ['minimal', 'low', 'medium', 'high'],
};

describe.each(groupRows)('a model of %s', (name, group) => {
  const wire = providerRows[group.provider]?.wire ?? '';
  const say = (more: JsonObject): Promise<string | null> => refusal(group.provider, modelOf(name), more);

  test('answers a plain request', async () => {
    expect(await say({})).toBeNull();
  });

  test('takes the levels of its ladder and no others', async () => {
    for (const level of levelsOf[wire] ?? []) {
      const takes =
        group.effort_levels.length > 0
          ? (group.effort_levels as readonly string[]).includes(level)
          : group.default_reasoning_effort === level;
      expect(await say(effort[wire]?.(level) ?? {}), level).toEqual(
        takes ? null : expect.stringContaining('is not a level of this model'),
      );
    }
  });

  test('takes temperature where its sampling has it', async () => {
    const takes = group.sampling.includes('temperature');
    expect(await say(temperature(wire, 1))).toEqual(takes ? null : expect.stringContaining('does not support it'));
  });

  test('takes no more tokens than its ceiling', async () => {
    const most = group.max_output;
    if (most === null) return;
    expect(await say(ceiling[wire]?.(most) ?? {})).toBeNull();
    expect(await say(ceiling[wire]?.(most + 1) ?? {})).toContain(`must be at most ${most}`);
  });

  test('is known to its own kind of provider alone', async () => {
    const other = group.provider === 'P-R' ? 'P-X' : 'P-R';
    expect(await refusal(other, modelOf(name), {})).toContain('there is no such model');
  });
});

describe('group notes', () => {
  test('F-k takes temperature at 1 and top_p at 0.95 only', async () => {
    const say = (more: JsonObject): Promise<string | null> => refusal('P-F', modelOf('F-k'), more);
    expect(await say({ temperature: 1 })).toBeNull();
    expect(await say({ temperature: 0.5 })).toContain('only 1 is allowed');
    expect(await say({ top_p: 0.95 })).toBeNull();
    expect(await say({ top_p: 0.9 })).toContain('only 0.95 is allowed');
  });

  test('F-k takes the subset of JSON Schema only, and property names are no keywords', async () => {
    const say = (schema: JsonObject): Promise<string | null> =>
      refusal('P-F', modelOf('F-k'), { tools: [{ name: 't', input_schema: { type: 'object', ...schema } }] });
    expect(await say({ properties: { $ref: { type: 'string' }, const: { type: 'string', minLength: 1 } } })).toBeNull();
    expect(await say({ properties: { a: { $ref: '#/$defs/a' } } })).toContain('$ref');
    expect(await say({ additionalProperties: false })).toContain('additionalProperties');
    expect(await say({ properties: { a: { type: ['string', 'null'] } } })).toContain('type (a list)');
  });

  test('A-small takes temperature or top_p, not both', async () => {
    const say = (more: JsonObject): Promise<string | null> => refusal('P-A', modelOf('A-small'), more);
    expect(await say({ temperature: 1 })).toBeNull();
    expect(await say({ top_p: 0.5 })).toBeNull();
    expect(await say({ temperature: 1, top_p: 0.5 })).toContain('cannot be set together with temperature');
  });

  const tools = [{ name: 't', input_schema: { type: 'object' } }];
  const choose = (kind: string, group: string, type: string): Promise<string | null> =>
    refusal(kind, modelOf(group), { tools, tool_choice: { type, ...(type === 'tool' && { name: 't' }) } });

  test('M-s takes tool_choice auto only, and no response format', async () => {
    expect(await choose('P-M', 'M-s', 'auto')).toBeNull();
    for (const type of ['any', 'tool', 'none']) expect(await choose('P-M', 'M-s', type), type).toContain('only auto');
    const format = { type: 'json_schema', schema: { type: 'object' } };
    expect(await refusal('P-M', modelOf('M-s'), { output_config: { format } })).toContain('does not support it');
  });

  test('P-F has no word for no tool', async () => {
    expect(await choose('P-F', 'F-d', 'tool')).toBeNull();
    expect(await choose('P-F', 'F-d', 'none')).toContain('only auto');
  });

  test('two aliases of A-third take tool_choice auto only, the third takes all', async () => {
    for (const alias of rows.filter((row) => row.group === 'A-third')) {
      const forced = await refusal('P-A', alias.provider_model, { tools, tool_choice: { type: 'tool', name: 't' } });
      expect(forced).toEqual(alias.override === undefined ? null : expect.stringContaining('only auto'));
    }
  });

  test('P-R takes no less than 16 tokens, P-X does', async () => {
    expect(await refusal('P-R', modelOf('R-mid'), { max_output_tokens: 15 })).toContain('at least 16');
    expect(await refusal('P-X', modelOf('X-a'), { max_output_tokens: 15 })).toBeNull();
  });

  test('service_air is pinned: its own level or none', async () => {
    expect(await refusal('P-R', modelOf('service_air'), { reasoning: { effort: 'medium' } })).toBeNull();
    expect(await refusal('P-R', modelOf('service_air'), { reasoning: { effort: 'high' } })).toContain('not a level');
  });
});

describe('what a transport cannot carry', () => {
  test('P-F and P-M know no thinking, cache_control or server tools', async () => {
    for (const kind of ['P-F', 'P-M']) {
      expect(await refusal(kind, 'm', { thinking: { type: 'adaptive' } })).toContain('does not support it');
      const marked = { type: 'text', text: 'x', cache_control: { type: 'ephemeral' } };
      expect(await refusal(kind, 'm', { system: [marked] })).toContain('cache_control is not supported');
      const thought = { role: 'assistant', content: [{ type: 'thinking', thinking: 'x', signature: 'y' }] };
      expect(await refusal(kind, 'm', { messages: [{ role: 'user', content: 'x' }, thought] })).toContain(
        'thinking is not supported',
      );
      expect(await refusal(kind, 'm', { tools: [{ type: 'web_search_20250305', name: 'web_search' }] })).toContain(
        'web search is not supported',
      );
    }
    expect(
      await refusal('P-A', 'm', { system: [{ type: 'text', text: 'x', cache_control: { type: 'ephemeral' } }] }),
    ).toBeNull();
  });

  test('the arguments of a call may be named like a marker', async () => {
    const call = {
      role: 'assistant',
      content: [{ type: 'tool_use', id: 'a', name: 't', input: { cache_control: 1, type: 'document' } }],
    };
    expect(
      await refusal('P-F', 'm', { messages: [{ role: 'user', content: 'x' }, call, { role: 'user', content: 'y' }] }),
    ).toBeNull();
  });

  test('P-K knows no named tool and no reasoning effort; P-C and P-Q no top_k', async () => {
    const tools = [{ type: 'function', function: { name: 't' } }];
    const tool_choice = { type: 'function', function: { name: 't' } };
    expect(await refusal('P-K', 'm', { tools, tool_choice })).toContain('only auto');
    expect(await refusal('P-C', 'm', { tools, tool_choice })).toBeNull();
    expect(await refusal('P-K', 'm', { reasoning_effort: 'low' })).toContain('does not support it');
    expect(await refusal('P-K', 'm', { top_k: 3 })).toBeNull();
    expect(await refusal('P-Q', 'm', { top_k: 3 })).toContain('does not support it');
  });

  test("P-K's own search is called as it says, and wants the arguments of its call back, unchanged", async () => {
    const search = { type: 'builtin_function', function: { name: '$web_search' } };
    expect(await refusal('P-K', 'm', { tools: [search] })).toBeNull();
    expect(await refusal('P-C', 'm', { tools: [search] })).toContain('there is no builtin function $web_search');
    const other = { type: 'builtin_function', function: { name: '$browse' } };
    expect(await refusal('P-K', 'm', { tools: [other] })).toContain('there is no builtin function $browse');
    const replay = (content: string, type = 'builtin_function'): Promise<string | null> => {
      const call = { id: 's', type, function: { name: '$web_search', arguments: '{ "a": 1 }' } };
      return refusal('P-K', 'm', {
        messages: [
          { role: 'user', content: 'x' },
          { role: 'assistant', content: null, tool_calls: [call] },
          { role: 'tool', tool_call_id: 's', content },
        ],
      });
    };
    expect(await replay('{ "a": 1 }')).toBeNull();
    expect(await replay('{"a":1}')).toContain('the result of $web_search must be its arguments, unchanged');
    expect(await replay('{ "a": 1 }', 'function')).toContain('$web_search is a builtin function');
  });

  test('a forced tool must be one that is offered', async () => {
    expect(await refusal('P-R', 'm', { tool_choice: { type: 'function', name: 'gone' } })).toContain(
      'there is no tool gone',
    );
  });

  test('reasoning of another kind or family is not taken back, and foreign state is not judged', async () => {
    const replay = (signature: string): JsonObject => ({
      messages: [
        { role: 'user', content: 'x' },
        { role: 'assistant', content: [{ type: 'thinking', thinking: 'x', signature }] },
        { role: 'user', content: 'y' },
      ],
    });
    const say = (signature: string): Promise<string | null> => refusal('P-A', modelOf('A-mid'), replay(signature));
    expect(await say(seal({ kind: 'P-A', family: 'A-mid' }, 'x'))).toBeNull();
    expect(await say(seal({ kind: 'P-A', family: 'A-top' }, 'x'))).toContain('invalid signature');
    expect(await say(seal({ kind: 'P-R', family: 'R-mid' }, 'x'))).toContain('invalid signature');
    expect(await say('c29tZXRoaW5nIGVsc2U=')).toBeNull();
  });
});
