import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { schemasOf } from '../load/schema.ts';
import type { Spec } from '../model.ts';
import { edited, loadProject, specOf } from '../testing.ts';
import type { Project } from '../testing.ts';
import type { Decision } from './decision.ts';
import type { Plan } from './plan.ts';

let project: Project;
let spec: Spec;
beforeAll(async () => {
  project = await loadProject();
  spec = specOf(project.documents, project.sources);
});

function plan(alias: string, of: Spec = spec): Plan {
  const found = of.plans.get(alias);
  if (found === undefined) throw new Error(`no plan for ${alias}`);
  return found;
}

/** The decision without its provenance. */
function decision(alias: string, parameter: string): Record<string, unknown> {
  const found = plan(alias).parameters[parameter] ?? {};
  return Object.fromEntries(Object.entries(found).filter(([key]) => key !== 'because'));
}

const because = (alias: string, parameter: string) => plan(alias).parameters[parameter]?.because;

/** Aliases whose decision for a parameter is of a kind. */
const groupsWhere = (parameter: string, kind: Decision['do']): ReadonlySet<string> =>
  new Set(
    [...spec.plans.values()].filter(({ parameters }) => parameters[parameter]?.do === kind).map(({ group }) => group),
  );

describe('A plan', () => {
  it('has the form that plan.tsp says', () => {
    const catalog = project.documents.get('Catalog');
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    if (catalog !== undefined) ajv.addSchema({ $id: 'catalog', components: { schemas: closed(schemasOf(catalog)) } });
    const validate = ajv.getSchema('catalog#/components/schemas/Plan');
    for (const one of spec.plans.values()) {
      expect(validate?.(one), JSON.stringify(validate?.errors)).toBe(true);
    }
  });

  it('decides every canonical parameter, in the order of the headers: GAPS "names in the dropped and clamped lists"', () => {
    const names =
      'max_tokens stop_sequences reasoning_effort temperature top_p top_k thinking verbosity parallel_tool_calls tool_choice seed presence_penalty frequency_penalty response_format';
    for (const { parameters } of spec.plans.values()) expect(Object.keys(parameters).join(' ')).toBe(names);
  });
});

describe('Provider kind before group before override: seed 000, "Providers" and "Model catalog by group"', () => {
  it('a parameter that the transport cannot carry is dropped because of the provider kind', () => {
    expect(decision('r-small', 'stop_sequences')).toEqual({ do: 'drop' });
    expect(because('r-small', 'stop_sequences')).toEqual({
      table: 'providers',
      row: 'P-R',
      column: 'cannot_carry',
      rule: 'adaptation 2',
    });
  });

  it('one that the model does not take, because of the group', () => {
    expect(because('a-mid', 'temperature')).toMatchObject({ table: 'groups', row: 'A-mid', column: 'sampling' });
    expect(decision('a-mid', 'temperature')).toEqual({ do: 'drop' });
  });

  it('what an alias overrides, because of the alias', () => {
    expect(because('a-third-1', 'tool_choice')).toMatchObject({
      table: 'aliases',
      row: 'a-third-1',
      column: 'override.named_tool_choice',
    });
    expect(because('a-third-2', 'tool_choice')).toMatchObject({ table: 'groups', row: 'A-third' });
  });
});

describe('max_tokens: seed 000, "Group notes", "Limits"', () => {
  it('is raised to 16 on P-R and lowered to the ceiling of the group', () => {
    expect(decision('r-high', 'max_tokens')).toEqual({ do: 'clamp', floor: 16, ceiling: 128_000 });
    expect(decision('r-small', 'max_tokens')).toEqual({ do: 'clamp', floor: 16, ceiling: null });
    expect(decision('g-a', 'max_tokens')).toEqual({ do: 'clamp', floor: null, ceiling: 65_536 });
  });

  it('passes where the provider has a default of its own and no floor', () => {
    expect(groupsWhere('max_tokens', 'pass')).toEqual(
      new Set(['A-small', 'G-c', 'F-k', 'F-d', 'F-q', 'F-g', 'F-g2', 'M-s', 'X-a', 'X-b']),
    );
  });
});

describe('reasoning_effort: seed 000, chat request; GAPS "default efforts"', () => {
  it('is set on the ladder of the group', () => {
    expect(decision('r-mid', 'reasoning_effort')).toEqual({
      do: 'ladder',
      levels: ['none', 'low', 'medium', 'high', 'xhigh', 'max'],
      default: 'medium',
    });
    expect(decision('f-g2', 'reasoning_effort')).toEqual({ do: 'ladder', levels: ['high', 'max'], default: 'high' });
    expect(decision('f-d', 'reasoning_effort')).toMatchObject({ default: 'low' });
  });

  it('is pinned on service_air, and dropped where the model publishes no default', () => {
    expect(decision('service_air', 'reasoning_effort')).toEqual({ do: 'pin', value: 'medium' });
    expect(groupsWhere('reasoning_effort', 'drop')).toEqual(new Set(['A-small', 'F-k', 'M-s']));
  });
});

describe('Sampling: seed 000, "Model catalog by group", "Adaptation rule" 7', () => {
  it('passes where the group lists it', () => {
    expect(groupsWhere('temperature', 'pass')).toEqual(
      new Set(['A-small', 'R-small', 'G-c', 'F-k', 'F-d', 'F-q', 'F-g', 'F-g2', 'M-s', 'X-a', 'X-b']),
    );
    expect(groupsWhere('top_k', 'pass')).toEqual(
      new Set(['A-small', 'G-c', 'F-k', 'F-d', 'F-q', 'F-g', 'F-g2', 'M-s']),
    );
  });

  it('top_p gives way to temperature on A-small alone', () => {
    expect(decision('a-small', 'top_p')).toEqual({ do: 'drop', beside: 'temperature' });
    expect(because('a-small', 'top_p')).toMatchObject({ column: 'exclusive_sampling', rule: 'adaptation 7' });
    expect(decision('f-d', 'top_p')).toEqual({ do: 'pass' });
  });

  it('seed and penalties reach P-G alone', () => {
    for (const name of ['seed', 'presence_penalty', 'frequency_penalty']) {
      expect(groupsWhere(name, 'pass')).toEqual(new Set(['G-a', 'G-b', 'G-c']));
    }
  });
});

describe('Flags: seed 000, "Model catalog by group"', () => {
  it.each([
    ['thinking', ['A-mid', 'A-top', 'A-third', 'A-small']],
    ['verbosity', ['service_air', 'R-high', 'R-mid', 'R-code', 'R-small']],
  ])('%s passes on %j alone', (name, groups) => {
    expect(groupsWhere(name, 'pass')).toEqual(new Set(groups));
  });

  it('parallel_tool_calls is dropped on P-G alone, stop_sequences on P-R and P-X alone', () => {
    expect(groupsWhere('parallel_tool_calls', 'drop')).toEqual(new Set(['G-a', 'G-b', 'G-c']));
    expect(groupsWhere('stop_sequences', 'drop')).toEqual(
      new Set(['service_air', 'R-high', 'R-mid', 'R-code', 'R-small', 'X-a', 'X-b']),
    );
  });
});

describe('tool_choice: seed 000, "Group notes", column "Named tool_choice / none"', () => {
  it('becomes auto and drops the tools on two aliases of A-third', () => {
    const downgraded = { do: 'downgrade', named: 'auto', required: 'pass', none: 'drop_tools' };
    expect(decision('a-third', 'tool_choice')).toEqual(downgraded);
    expect(decision('a-third-1', 'tool_choice')).toEqual(downgraded);
    expect(decision('a-third-2', 'tool_choice')).toEqual({ do: 'pass' });
  });

  it('becomes auto whatever is forced on M-s, and none drops the tools', () => {
    expect(decision('m-s', 'tool_choice')).toEqual({
      do: 'downgrade',
      named: 'auto',
      required: 'auto',
      none: 'drop_tools',
    });
    expect(because('m-s', 'tool_choice')).toMatchObject({ table: 'groups', row: 'M-s', column: 'named_tool_choice' });
  });

  it('is honoured on P-F but for none, which its transport has no word for', () => {
    expect(decision('f-k', 'tool_choice')).toEqual({
      do: 'downgrade',
      named: 'pass',
      required: 'pass',
      none: 'drop_tools',
    });
    expect(because('f-k', 'tool_choice')).toMatchObject({ table: 'providers', row: 'P-F', column: 'tool_choice_none' });
  });
});

describe('response_format: seed 000, "Adaptation rule" 9', () => {
  it('is refused where the model cannot honour it', () => {
    expect(decision('m-s', 'response_format')).toEqual({
      do: 'refuse',
      types: ['json_schema', 'json_object'],
      error: 'param_not_supported',
    });
    expect(because('m-s', 'response_format')).toMatchObject({ table: 'providers', row: 'P-M' });
    expect(decision('a-top', 'response_format')).toEqual({
      do: 'refuse',
      types: ['json_object'],
      error: 'param_not_supported',
    });
    expect(groupsWhere('response_format', 'refuse')).toEqual(new Set(['A-mid', 'A-top', 'A-third', 'A-small', 'M-s']));
  });
});

describe('Tools that the platform runs: seed 000, chat request `tools`, Providers notes', () => {
  it.each([
    ['service_air', { web_search: 'drop', web_fetch: 'drop', mcp: 'native', mcp_toolset: 'native' }],
    ['a-mid', { web_search: 'native', web_fetch: 'native', mcp: 'native', mcp_toolset: 'native' }],
    ['r-mid', { web_search: 'native', web_fetch: 'search', mcp: 'native', mcp_toolset: 'native' }],
    ['g-a', { web_search: 'native', web_fetch: 'drop', mcp: 'drop', mcp_toolset: 'drop' }],
    ['f-d', { web_search: 'external', web_fetch: 'external', mcp: 'drop', mcp_toolset: 'drop' }],
    ['x-a', { web_search: 'native', web_fetch: 'search', mcp: 'drop', mcp_toolset: 'drop' }],
  ])('%s: %j', (alias, tools) => {
    expect(plan(alias).tools).toEqual(tools);
  });
});

describe('Content: seed 000, "Features by API"; Messages request, `messages`', () => {
  it('a file part of Chat reaches responses-wire models only; input_file and input_audio nobody', () => {
    for (const { wire, dropped_content } of spec.plans.values()) {
      expect(dropped_content['chat']?.includes('file')).toBe(wire !== 'responses');
      expect(dropped_content['chat']).toContain('input_audio');
      expect(dropped_content['responses']).toContain('input_file');
    }
  });

  it('blocks and markers of Messages stay on P-A, and go on P-F, which speaks its wire without them', () => {
    for (const kind of ['document', 'redacted_thinking', 'search_result', 'cache_control', 'citations']) {
      expect(plan('a-mid').dropped_content['messages']).not.toContain(kind);
      expect(plan('f-d').dropped_content['messages']).toContain(kind);
      expect(plan('r-mid').dropped_content['messages']).toContain(kind);
    }
  });

  it('server tools of Messages reach nobody', () => {
    for (const { dropped_content } of spec.plans.values()) {
      for (const kind of ['computer', 'bash', 'text_editor', 'code_execution', 'memory']) {
        expect(dropped_content['messages']).toContain(kind);
      }
    }
  });
});

describe('Tool schemas and truncated tool calls: issue 3; GAPS "truncated tool calls"', () => {
  it('are a subset on F-k and on the native wire', () => {
    const subset = [...spec.plans.values()].filter((one) => one.tool_schema === 'subset').map(({ group }) => group);
    expect(new Set(subset)).toEqual(new Set(['G-a', 'G-b', 'G-c', 'F-k']));
  });

  it('report length on the messages-wire family, service_air, F-k and M-s', () => {
    const length = [...spec.plans.values()]
      .filter((one) => one.truncated_tool_calls === 'length')
      .map(({ group }) => group);
    expect(new Set(length)).toEqual(new Set(['service_air', 'A-mid', 'A-top', 'A-third', 'A-small', 'F-k', 'M-s']));
  });
});

describe('A kind that no alias uses yet', () => {
  it('P-K: a named tool becomes auto, and effort is dropped', () => {
    let sources = edited(
      project.sources,
      'groups',
      /(X-b:\n {2}\{ provider: )P-X(, effort_levels: )\[.*?\]/,
      '$1P-K$2[]',
    );
    sources = edited(sources, 'groups', /(X-b:[^]*?named_tool_choice: )true /, '$1false');
    const { parameters } = plan('x-b', specOf(project.documents, sources));
    expect(parameters['tool_choice']).toMatchObject({ do: 'downgrade', named: 'auto', required: 'pass', none: 'pass' });
    expect(parameters['reasoning_effort']).toMatchObject({ do: 'drop', because: { table: 'providers', row: 'P-K' } });
  });

  it('P-K: takes seed and penalties where its group does, which P-X cannot carry', () => {
    const all = 'seed, presence_penalty, frequency_penalty';
    let sources = edited(project.sources, 'groups', /(X-b:[^]*?seed_and_penalties: )\[\]/, `$1[${all}]`);
    sources = edited(sources, 'groups', /(X-b:\n {2}\{ provider: )P-X(, effort_levels: )\[.*?\]/, '$1P-K$2[]');
    sources = edited(sources, 'groups', /(X-b:[^]*?named_tool_choice: )true /, '$1false');
    const { parameters } = plan('x-b', specOf(project.documents, sources));
    for (const name of all.split(', ')) expect(parameters[name]).toMatchObject({ do: 'pass' });
  });

  it('P-K: its own search or the loop, as the group says ("builtin or loop, per policy")', () => {
    const own = edited(project.sources, 'groups', /(X-b:[^]*?named_tool_choice: )true /, '$1false');
    for (const [policy, search, fetch] of [
      ['native', 'echoed', 'search'],
      ['external', 'external', 'external'],
    ]) {
      const row = `$1P-K$2[]$3${policy}`;
      const sources = edited(
        own,
        'groups',
        /(X-b:\n.*?provider: )P-X(, effort_levels: )\[.*?\](.*?web_search: )native/,
        row,
      );
      const { tools } = plan('x-b', specOf(project.documents, sources));
      expect(tools).toMatchObject({ web_search: search, web_fetch: fetch });
    }
  });
});

/** The same schemas with no property allowed that they do not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'discriminator')
      .map(([key, value]) => [key, closed(value)]),
  );
  return 'properties' in copy && copy['type'] === 'object' ? { ...copy, additionalProperties: false } : copy;
}
