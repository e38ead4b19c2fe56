import { groups } from '@polywire/generated/catalog/groups.ts';
import { plans } from '@polywire/generated/catalog/plans.ts';
import type { Group, Plan } from '@polywire/generated/catalog/rows.ts';
import { request as providerRequest } from '@polywire/generated/wires/chat/validators.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChatCall, chatModel, type ChatTurn } from '../testing/chat-turns.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { json, type Provider, startProvider } from '../testing/provider.ts';

/*
 * No alias routes to P-K. While these tests run the models of F-d are its own, with its search by the builtin, and those of
 * F-q with the loop: their plans are the ones that the generator makes of such rows ("P-K: its own search or the loop, as
 * the group says").
 */
const { 'F-d': ownGroup, 'F-q': loopGroup } = groups;
const { 'f-d': ownPlan, 'f-q': loopPlan } = plans;
const onPK = { provider: 'P-K', wire: 'chat' } as const;
const ownTools = { web_search: 'echoed', web_fetch: 'search' } as const;

beforeAll(() => {
  Object.assign(groups, {
    'F-d': { ...ownGroup, provider: 'P-K', web_search: 'native' } satisfies Group,
    'F-q': { ...loopGroup, provider: 'P-K' } satisfies Group,
  });
  Object.assign(plans, {
    'f-d': { ...ownPlan, ...onPK, tools: ownTools } satisfies Plan,
    'f-q': { ...loopPlan, ...onPK } satisfies Plan,
  });
});
afterAll(() => {
  Object.assign(groups, { 'F-d': ownGroup, 'F-q': loopGroup });
  Object.assign(plans, { 'f-d': ownPlan, 'f-q': loopPlan });
});

let provider: Provider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startProvider(chatModel());
  gateway = await startTestGateway(provider.url, { limits: { search_turns: 2 } });
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});
beforeEach(() => {
  provider.received.length = 0;
  gateway.log.length = 0;
});

/** What the provider found, as it names it; the blanks are its own. */
const found = (id: string): string => `{ "search_result": {"search_id": "${id}"}, "usage": {"total_tokens": 64} }`;
const searched = (id: string): ChatCall => ({
  id: `$web_search:${id}`,
  type: 'builtin_function',
  function: { name: '$web_search', arguments: found(id) },
});
const looked: ChatCall = { id: 'look:0', type: 'function', function: { name: 'look', arguments: '{}' } };
const look = { type: 'function', function: { name: 'look', parameters: { type: 'object', properties: {} } } };

const user = [{ role: 'user', content: 'What is new?' }];
const asks: Readonly<Record<string, object>> = {
  '/v1/chat/completions': { model: 'f-d', messages: user, tools: [{ type: 'web_search' }] },
  '/v1/messages': {
    model: 'f-d',
    max_tokens: 99,
    messages: user,
    tools: [{ type: 'web_search_20250305', name: 'web_search' }],
  },
  '/v1/responses': { model: 'f-d', input: 'What is new?', tools: [{ type: 'web_search' }] },
};

async function ask(path: string, turns: readonly ChatTurn[], fields: object = {}): Promise<string> {
  provider.script = chatModel(...turns);
  const response = await gateway.post(path, { ...asks[path], ...fields });
  const text = await response.text();
  expect(response.status, text + gateway.log.join('')).toBe(200);
  for (const { body } of provider.received) {
    expect(providerRequest(body), JSON.stringify(providerRequest.errors)).toBe(true);
  }
  return text;
}

async function chat(turns: readonly ChatTurn[], fields: object = {}) {
  const body = JSON.parse(await ask('/v1/chat/completions', turns, fields)) as Record<string, unknown>;
  return body as { choices: readonly [{ message: Record<string, unknown>; finish_reason: string }]; usage: object };
}

const metered = () =>
  gateway.log.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ outcome }) => outcome !== undefined);

describe("a provider's own search that calls", () => {
  it('is answered with the arguments of its call, unchanged, and goes on', async () => {
    const { choices, usage } = await chat([{ text: 'Let me see. ', calls: [searched('1')] }, { text: 'Nothing.' }]);
    expect(choices[0]).toMatchObject({ message: { content: 'Let me see. Nothing.' }, finish_reason: 'stop' });
    expect(choices[0].message).not.toHaveProperty('tool_calls');
    expect(usage).toMatchObject({ prompt_tokens: 20, completion_tokens: 10 });
    const [first, second] = provider.received.map(({ body }) => body);
    expect(first?.['tools']).toEqual([{ type: 'builtin_function', function: { name: '$web_search' } }]);
    expect(second?.['tools']).toEqual(first?.['tools']);
    expect(second?.['messages']).toEqual([
      ...user,
      { role: 'assistant', content: 'Let me see. ', tool_calls: [searched('1')] },
      { role: 'tool', tool_call_id: '$web_search:1', content: found('1') },
    ]);
  });

  it('counts as a search for each call, without a search provider of ours', async () => {
    await chat([{ calls: [searched('1'), searched('2')] }, { calls: [searched('3')] }, { text: 'Nothing.' }]);
    expect(metered()).toMatchObject({
      outcome: 'whole',
      attempts: 3,
      input_tokens: 30,
      output_tokens: 15,
      web_searches: 3,
    });
    expect(provider.received.map(({ path }) => path)).toEqual(Array(3).fill('/P-K/v1/chat/completions'));
  });

  it.each(Object.keys(asks))('is never seen, whole or streamed, on %s', async (path) => {
    const turns = [{ text: 'Well: ', calls: [searched('1')] }, { calls: [searched('2')] }, { text: 'nothing.' }];
    for (const stream of [false, true]) {
      const text = await ask(path, turns, { stream });
      expect(text).not.toMatch(/\$web_search|search_id|builtin_function/u);
      expect(text).toContain('nothing.');
      expect(metered()).toMatchObject({ outcome: 'whole', web_searches: 2 });
    }
  });

  it('is told in the usage of Messages, without a block: what it asked and found is not known', async () => {
    const reply = JSON.parse(await ask('/v1/messages', [{ calls: [searched('1')] }, { text: 'Nothing.' }])) as object;
    expect(reply).toMatchObject({
      content: [{ type: 'text', text: 'Nothing.' }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 20, output_tokens: 10, server_tool_use: { web_search_requests: 1 } },
    });
  });

  it('may run so many turns, and is then no longer offered', async () => {
    const turns = [{ calls: [searched('1')] }, { calls: [searched('2')] }, { text: 'Enough.' }];
    const { choices } = await chat(turns, { tools: [{ type: 'web_search' }, look] });
    expect(choices[0]).toMatchObject({ message: { content: 'Enough.' } });
    const offered = provider.received.map(({ body }) => (body['tools'] as { type: string }[]).map(({ type }) => type));
    expect(offered).toEqual([['builtin_function', 'function'], ['builtin_function', 'function'], ['function']]);
  });

  it("is no longer offered after the caller's max_uses", async () => {
    await ask('/v1/messages', [{ calls: [searched('1')] }, { text: 'Enough.' }], {
      tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: 1 }],
    });
    expect(provider.received[1]?.body).not.toHaveProperty('tools');
  });

  it('ends without a word where it calls what it no longer has', async () => {
    const { choices } = await chat([
      { calls: [searched('1')] },
      { calls: [searched('2')] },
      { text: 'So', calls: [searched('3')] },
    ]);
    expect(choices[0]).toMatchObject({ message: { content: 'So' }, finish_reason: 'stop' });
    expect(provider.received).toHaveLength(3);
  });

  it("beside a call of the caller's own tool is left for the next request, and is paid for all the same", async () => {
    const { choices } = await chat([{ calls: [searched('1'), looked] }], { tools: [{ type: 'web_search' }, look] });
    expect(choices[0]).toMatchObject({ message: { tool_calls: [looked] }, finish_reason: 'tool_calls' });
    expect(provider.received).toHaveLength(1);
    expect(metered()).toMatchObject({ web_searches: 1 });
  });

  it('that is cut off by the limit of tokens is neither seen nor counted', async () => {
    const { choices } = await chat([{ calls: [searched('1')], finish: 'length' }]);
    expect(choices[0]).toMatchObject({ finish_reason: 'length' });
    expect(choices[0].message).not.toHaveProperty('tool_calls');
    expect(metered()).toMatchObject({ web_searches: 0 });
  });

  it('serves a fetch tool too, beside which it is offered once', async () => {
    await chat([{ text: 'Hello.' }], { tools: [{ type: 'web_fetch' }, { type: 'web_search' }] });
    expect(provider.received[0]?.body['tools']).toEqual([
      { type: 'builtin_function', function: { name: '$web_search' } },
    ]);
  });

  it('cannot be forced: the choice becomes auto', async () => {
    provider.script = chatModel({ text: 'Hello.' });
    const response = await gateway.post('/v1/chat/completions', {
      ...asks['/v1/chat/completions'],
      tool_choice: 'required',
    });
    expect(response.headers.get('x-service-clamped-params')).toBe('tool_choice=required>auto');
    expect(provider.received[0]?.body['tool_choice']).toBe('auto');
  });
});

it('a model of the same provider whose group says so searches through the gateway', async () => {
  const search: ChatCall = {
    id: 's:0',
    type: 'function',
    function: { name: 'web_search', arguments: '{"query":"bees"}' },
  };
  const turns = chatModel({ calls: [search] }, { text: 'Bees.' });
  const page = { url: 'https://one.example/', title: 'One', content: 'Bees fly.' };
  provider.script = (request, response) => {
    (request.path.startsWith('/search/') ? json(200, { results: [page] }) : turns)(request, response);
  };
  const response = await gateway.post('/v1/chat/completions', { ...asks['/v1/chat/completions'], model: 'f-q' });
  expect(await response.json()).toMatchObject({
    choices: [{ message: { content: 'Bees.', annotations: [{ url_citation: { url: page.url } }] } }],
  });
  const [first, , second] = provider.received;
  expect(first?.body['tools']).toMatchObject([{ type: 'function', function: { name: 'web_search' } }]);
  expect(second?.body['messages']).toMatchObject([
    {},
    { role: 'assistant', tool_calls: [search] },
    { role: 'tool', tool_call_id: 's:0', content: expect.stringContaining('Bees fly.') as unknown },
  ]);
});
