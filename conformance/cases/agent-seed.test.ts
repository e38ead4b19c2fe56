import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { agentLimits } from '@polywire/generated/catalog/agent_limits.ts';
import { ScriptedGateway } from '@polywire/runtime/agent/turns/testing/scripted-gateway.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, asks, makePage, makeWorld, operationOf, pageCall, type World } from './agent-asks.ts';
import { operations } from './agent-operations.ts';
import { startAgentServer, type AgentServer } from './agent-server.ts';
import { json, readStream } from './http.ts';

// Sentences of seed 001, and what GAPS decides where it is silent, that no other test holds against a whole server.

let gateway: ScriptedGateway;
let agent: AgentServer;
let world: World;
beforeAll(async () => {
  gateway = await ScriptedGateway.start();
  gateway.script = ({ input }) =>
    JSON.stringify(input.at(-1)).includes(makePage) ? [pageCall] : [{ think: 'Hm.' }, { say: 'Yes.' }];
  agent = await startAgentServer({ gateway: { base_url: gateway.url, model: 'x-a' } });
  world = await makeWorld(agent);
}, 60_000);
afterAll(async () => {
  await agent.stop();
  await gateway.close();
});

it("the model of a turn is its own, else its project's, else the server's", async () => {
  const { api } = agent;
  const project_id = (await api.projects.create({ name: 'P', model: 'r-mid' })).id;
  const turn = async (project: string | null, model?: string): Promise<string> => {
    const { id } = await api.conversations.create({ project_id: project });
    const body = { conversation_id: id, input: 'Hello', stream: false, ...(model && { model }) } as const;
    const response = await api.responses.create(body);
    expect(gateway.asked.at(-1)?.model).toBe(response.model);
    return response.model;
  };
  expect(await turn(project_id, 'a-mid')).toBe('a-mid');
  expect(await turn(project_id)).toBe('r-mid');
  expect(await turn(null)).toBe('x-a');
});

it('a response has the fields and the events of the hosted Responses', async () => {
  const hosted = await readFile(fileURLToPath(import.meta.resolve('@polywire/generated/hosted/openapi.json')), 'utf8');
  const { conversation_id, id } = await agent.api.responses.retrieve(world.response);
  const { sent } = await readStream(await agent.send('POST', '/responses', { conversation_id, input: 'Hello' }));
  const events = sent.map(json);
  expect(events.map(({ type }) => type)).toEqual([
    'response.created',
    'response.reasoning_summary_text.delta',
    'response.output_text.delta',
    'response.output_text.done',
    'response.completed',
  ]);
  for (const { type } of events) expect(hosted).toContain(`"${String(type)}"`);
  expect(events.at(-1)?.['response']).toMatchObject({
    ...{ id: expect.not.stringMatching(id) as string, object: 'response', status: 'completed', model: 'x-a' },
    ...{ output: [{ type: 'text', text: 'Yes.' }], usage: { input_tokens: 10, output_tokens: 5 }, error: null },
  });
});

it('an id has the prefix of its resource', async () => {
  const { project, conversation, response, artifact, schedule, file, connection, memory, skill, scratchpad, cell } =
    world;
  const items = await agent.api.conversations.items.list(conversation);
  const ids = { proj: project, conv: conversation, resp: response, art: artifact, sched: schedule, file };
  const more = { conn: connection, mem: memory, skill, pad: scratchpad, cell, item: items.data[0]?.id };
  for (const [prefix, id] of Object.entries({ ...ids, ...more }))
    expect(id).toMatch(new RegExp(`^${prefix}_[0-9a-z]{26}$`, 'u'));
});

it('every list has its entries, whether more follow, and how many there are', async () => {
  const lists = operations.filter(({ id }) => id.startsWith('list') && id !== 'listInFlight');
  expect(lists).toHaveLength(12);
  for (const { id } of lists) {
    const response = await ask(agent, operationOf(id), await asks[id as keyof typeof asks](world));
    const { data, ...rest } = (await response.json()) as { readonly data: unknown };
    expect(Array.isArray(data), id).toBe(true);
    expect([id, rest]).toEqual([id, { has_more: expect.any(Boolean) as boolean, total: expect.any(Number) as number }]);
  }
});

it('a list of artifacts has 50 unless limit says otherwise', async () => {
  const project_id = (await agent.api.projects.create({ name: 'Many' })).id;
  const { id } = await agent.api.conversations.create({ project_id });
  const calls = Array.from({ length: 51 }, (_, index) => ({
    call: 'create_artifact',
    with: pageCall.with.replaceAll('page/', `page${index}/`),
  }));
  const before = gateway.asked.length;
  gateway.script = (_asked, count) => (count === before + 1 ? calls : [{ say: 'Done.' }]);
  await agent.api.responses.create({ conversation_id: id, input: 'Many pages', stream: false });
  const list = await agent.api.artifacts.list({ project_id });
  expect([list.data.length, list.has_more, list.total]).toEqual([50, true, 51]);
  expect((await agent.api.artifacts.list({ project_id, limit: 200 })).data).toHaveLength(51);
});

it('a file has 100 MiB and a project 1 GiB unless the file of the agent says otherwise', async () => {
  expect([agentLimits.file_size.value, agentLimits.project_size.value]).toEqual([100 * 2 ** 20, 2 ** 30]);
  const small = await startAgentServer({ limits: { file_size: 10, project_size: 15 } });
  const project_id = (await small.api.projects.create({ name: 'P' })).id;
  const upload = async (length: number): Promise<number> => {
    const form = new FormData();
    form.append('project_id', project_id);
    form.append('file', new File(['x'.repeat(length)], 'x.txt'));
    return (await small.call('/files', { method: 'POST', body: form })).status;
  };
  expect([await upload(11), await upload(10), await upload(6), await upload(5)]).toEqual([413, 201, 413, 201]);
  await small.stop();
});

it('the sources that can be connected', async () => {
  const { data } = await agent.api.connectors.specs.list();
  expect(data.map(({ id, auth_type }) => `${id}: ${auth_type}`)).toEqual([
    ...['postgres: credentials', 'mysql: credentials', 'sqlite-file: credentials', 'http: credentials'],
    ...['mcp-stdio: credentials', 'mcp-http: credentials', 'google-sheets: oauth2', 'github: oauth2'],
    ...['notion: oauth2', 'slack: oauth2'],
  ]);
});
