import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { plans } from '@polywire/generated/catalog/plans.ts';
import { providers } from '@polywire/generated/catalog/providers.ts';
import type { Alias, Plan, Provider } from '@polywire/generated/catalog/rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adaptationOf } from './headers.ts';
import { parameterOf, valueAt, type Received } from './mocks.ts';
import { start, type Running } from './running.ts';
import { seedProviders, type SeedProvider } from './seed-providers.ts';

let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

let marks = 0;

/** What a provider got for a chat request to a model, and what the caller was told. */
async function ask(model: string, more: object, content?: (mark: string) => unknown) {
  const mark = `kind-${(marks += 1)}-here`;
  const messages = [{ role: 'user', content: content?.(mark) ?? mark }];
  const response = await running.http.post('/v1/chat/completions', { model, messages, ...more });
  const body = await response.json();
  const [received] = await running.mocks.received(mark);
  return { response, body, received, ...adaptationOf(response.headers) };
}

/** How each wire shows that its provider searches, or fetches, itself. */
const searches = /"type":"web_search|"googleSearch/;
const fetches = /"type":"web_fetch/;

function holds(received: Received | undefined, pattern: RegExp): boolean {
  return pattern.test(JSON.stringify(valueAt(received?.body, ['tools']) ?? null));
}

it('the catalogue has the provider kinds of the seed, in its order', () => {
  const chatKinds = Object.entries<Provider>(providers).filter(
    ([, { wire }]) => !['embeddings', 'decisions'].includes(wire),
  );
  expect(chatKinds.map(([kind]) => kind)).toEqual(seedProviders.map(({ kind }) => kind));
});

describe.each(seedProviders)('$kind', (seed: SeedProvider) => {
  it('has the cells of the seed', () => {
    const row = (providers as Readonly<Record<string, Provider>>)[seed.kind];
    const { cannot_carry_content: lost, ...cells } = row ?? {};
    expect(cells).toEqual({
      wire: seed.wire,
      auth: seed.auth,
      native_search: seed.nativeSearch,
      search_call: seed.searchCall,
      external_search_loop: seed.externalLoop,
      named_tool_choice: seed.named,
      tool_choice_none: seed.none,
      cannot_carry: seed.cannotCarry,
      max_tokens_floor: seed.floor,
      web_fetch: seed.fetch,
      remote_mcp: seed.mcp,
      speaker_name: seed.speaker,
      verbatim: seed.verbatim,
      carries_reasoning: seed.reasoning,
      abnormal_end: seed.abnormalEnd,
      finish_reasons_unmapped: seed.unmapped,
      usage_chunk_always: seed.usageAlways,
      tool_schema: seed.toolSchema,
      web_tool_choice: seed.forcedSearch,
      mcp_blocked_tools: seed.leavesOutTools,
    });
    const messagesOnly = ['thinking', 'redacted_thinking', 'cache_control', 'citations', 'server_tool_use', 'document'];
    if (seed.likeMessages) expect(lost).toEqual(expect.arrayContaining(messagesOnly));
    else expect(lost).toEqual([]);
  });

  it('is sent no parameter that its transport cannot carry, whatever the group says', () => {
    for (const plan of Object.values<Plan>(plans).filter(({ provider }) => provider === seed.kind)) {
      for (const name of seed.cannotCarry)
        expect(['drop', 'refuse'], `${plan.alias} ${name}`).toContain(plan.parameters[name]?.do);
    }
  });
});

/** "No alias currently routes to P-K, P-C or P-Q": of those no gateway can show more than their cells. */
const unrouted = ['P-K', 'P-C', 'P-Q'];
const routed = seedProviders.flatMap((seed) => {
  const plan = Object.values<Plan>(plans).find(
    ({ provider, tools }) => provider === seed.kind && tools['web_search'] !== 'drop',
  );
  return plan === undefined ? [] : [{ seed, kind: seed.kind, model: plan.alias }];
});

it('every kind but three has an alias', () => {
  const kinds = seedProviders.map(({ kind }) => kind).filter((kind) => !unrouted.includes(kind));
  expect(routed.map(({ kind }) => kind)).toEqual(kinds);
});

describe.each(routed)('$kind, through the gateway', ({ seed, model }) => {
  it('is spoken to on its wire, with its credential header, by the model id of its own', async () => {
    const { received } = await ask(model, {});
    expect(received).toMatchObject({ kind: seed.kind, wire: seed.wire, headers: { [seed.auth]: 'present' } });
    const { provider_model } = (aliases as Readonly<Record<string, Alias>>)[model] ?? {};
    expect(JSON.stringify(received)).toContain(provider_model);
  });

  it('searches itself, or is asked for no search', async () => {
    const { response, received, dropped } = await ask(model, { tools: [{ type: 'web_search' }] });
    expect(response.status).toBe(200);
    expect(holds(received, searches)).toBe(seed.nativeSearch);
    if (seed.nativeSearch) expect(dropped).toBeUndefined();
  });

  it('fetches itself, or searches instead, or neither', async () => {
    const { response, received, dropped } = await ask(model, { tools: [{ type: 'web_fetch' }] });
    expect(response.status).toBe(200);
    expect(holds(received, fetches)).toBe(seed.fetch === 'native');
    expect(holds(received, searches)).toBe(seed.fetch === 'search' && seed.nativeSearch);
    if (seed.fetch === 'none') expect(dropped).toBe('web_fetch');
  });

  it('runs a remote MCP server, or it is dropped and named', async () => {
    const tool = {
      type: 'mcp',
      server_label: 'notes',
      server_url: 'https://example.com/mcp',
      require_approval: 'never',
    };
    const { response, received, dropped } = await ask(model, { tools: [tool] });
    expect(response.status).toBe(200);
    expect(JSON.stringify(received?.body).includes('https://example.com/mcp')).toBe(seed.mcp);
    expect(dropped).toBe(seed.mcp ? undefined : 'mcp');
  });

  it('gets at least its floor of tokens', async () => {
    const { clamped, received } = await ask(model, { max_tokens: 3 });
    expect(clamped).toBe(seed.floor === null ? undefined : `max_tokens=3>${seed.floor}`);
    expect(received && parameterOf(received, 'max_tokens')).toBe(seed.floor ?? 3);
  });

  it('tells a refusal, or an ordinary end where it knows no other', async () => {
    const { body } = await ask(model, {}, (mark) => `Please refuse: ${mark}`);
    const finish = valueAt(body, ['choices', '0', 'finish_reason']);
    expect(finish).toBe(seed.abnormalEnd ?? 'content_filter');
  });
});
