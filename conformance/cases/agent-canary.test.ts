import { ScriptedGateway } from '@polywire/runtime/agent/turns/testing/scripted-gateway.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAgentServer, type AgentServer } from './agent-server.ts';
import { readStream } from './http.ts';

// Issue 6 "never in a response, log, event, error"; the rule that no prompt, completion, file or credential reaches a log.
// OAuth has a canary of its own: runtime/agent/connectors/canary.test.ts.

const canary = (what: string): string => `canary-${what}-7c1e`;

/** A canary as it is, and in base64 from each of its three places, and in hexadecimal. */
const forms = /canary-[a-z-]+-7c1e|Y2FuYXJ5L|NhbmFyeS|jYW5hcnkt|63616e6172792d/u;

const patient = { timeout: 20_000 };

let gateway: ScriptedGateway;
let agent: AgentServer;
beforeAll(async () => {
  gateway = await ScriptedGateway.start();
  agent = await startAgentServer({ gateway: { base_url: gateway.url } }, { POLYWIRE_API_KEY: canary('key') });
});
afterAll(async () => {
  await agent.stop();
  await gateway.close();
});

/** A request whose answer is read and of no interest. */
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await (body === undefined ? agent.call(path, { method }) : agent.send(method, path, body));
  await response.clone().arrayBuffer();
  return response;
}

async function made(path: string, body: object): Promise<string> {
  const response = await ask('POST', path, body);
  expect([path, response.status]).toEqual([path, 201]);
  return ((await response.json()) as { readonly id: string }).id;
}

it('a whole session leaves no prompt, completion, file or credential in the log, at its most talkative', async () => {
  const project_id = await made('/projects', { name: canary('project'), description: canary('description') });
  const conversation_id = await made('/conversations', { project_id, title: canary('title'), goal: canary('goal') });
  const skill = await made('/skills', { name: 'sing', description: canary('skill'), instructions: canary('song') });
  await made('/memories', { content: canary('memory'), project_id });

  // Connections that work, that are refused, and that are none.
  const closed = { host: '127.0.0.1', port: '1', database: canary('database'), user: canary('user') };
  const connections = [
    { spec_id: 'postgres', name: canary('name'), credentials: { ...closed, password: canary('password') } },
    { spec_id: 'mysql', name: canary('name'), credentials: { ...closed, password: canary('password') } },
    { spec_id: 'http', name: 'H', credentials: { base_url: 'http://127.0.0.1:1', token: canary('token') } },
    { spec_id: 'mcp-stdio', name: 'M', credentials: { command: canary('command'), env: `T=${canary('env')}` } },
  ];
  for (const connection of connections)
    await ask('POST', `/connectors/connections/${await made('/connectors/connections', connection)}/test`);
  await ask('POST', '/connectors/connections', { spec_id: 'http', name: 'H', credentials: { [canary('field')]: 'x' } });

  // Files: one that is read, one that cannot be, one that is a lie.
  for (const [name, content] of [
    [`${canary('file')}.txt`, canary('content')],
    [`${canary('file')}.pdf`, `%PDF-1.7\n${canary('broken')}`],
    [`${canary('file')}.png`, canary('lie')],
  ] as const) {
    const form = new FormData();
    form.append('project_id', project_id);
    form.append('file', new File([content], name));
    await (await agent.call('/files', { method: 'POST', body: form })).arrayBuffer();
  }
  await expect
    .poll(
      async () => (await agent.api.files.list({ project_id })).data.map(({ extraction }) => extraction.status),
      patient,
    )
    .toEqual(['error', 'done']);

  // Turns: tools that work and fail, a model that fails, refuses and breaks off.
  const page = { title: canary('artifact'), type: 'app', files: [{ path: 'a.html', content: canary('page') }] };
  const scripts: ScriptedGateway['script'][] = [
    (_, count) =>
      count > 1
        ? [{ think: canary('thought') }, { say: canary('completion') }]
        : [
            { call: 'create_artifact', with: JSON.stringify(page) },
            { call: 'remember', with: JSON.stringify({ content: canary('fact') }) },
            { call: 'read_file', with: JSON.stringify({ file_id: canary('id') }) },
            { call: canary('tool'), with: canary('arguments') },
          ],
    () => [{ say: canary('half') }, { fail: { code: 'server_error', message: canary('failure') } }],
    () => [{ refuse: 400, body: { error: { message: canary('refusal'), code: canary('code') } } }],
    () => [{ say: canary('half') }, { hangUp: true }],
  ];
  for (const script of scripts) {
    const before = gateway.asked.length;
    gateway.script = (asked, count) => script(asked, count - before);
    const body = { conversation_id, input: canary('prompt'), skill_ids: [skill] };
    await readStream(await agent.send('POST', '/responses', body));
    await ask('GET', `/responses/tail?conversation_id=${conversation_id}`);
  }
  gateway.script = () => [{ say: canary('completion') }];

  // Code, a schedule, a search, an archive.
  const cells = [{ type: 'code', language: 'javascript', content: `console.log(1); throw '${canary('code')}'` }];
  const pad = (await (await ask('POST', '/scratchpads', { conversation_id, title: canary('pad'), cells })).json()) as {
    readonly id: string;
    readonly cells: readonly { readonly id: string }[];
  };
  await ask('POST', `/scratchpads/${pad.id}/cells/${pad.cells[0]?.id ?? ''}/run`);
  const schedule = await made('/schedules', { project_id, cron: '0 9 * * 1', prompt: canary('schedule') });
  expect((await ask('POST', `/schedules/${schedule}/run`)).status).toBe(202);
  await expect
    .poll(async () => (await agent.api.schedules.runs.list(schedule)).data.map(({ status }) => status), patient)
    .toEqual(['completed']);
  await ask('GET', `/search?q=${canary('query')}`);
  const archive = await (await ask('GET', `/projects/${project_id}/export`)).arrayBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(archive)], `${canary('archive')}.zip`));
  expect((await agent.call('/projects/import', { method: 'POST', body: form })).status).toBe(201);

  // What cannot be read, is of another type, or is nowhere.
  const json = { 'content-type': 'application/json' };
  await agent.call('/projects', { method: 'POST', headers: json, body: `{"name":"${canary('cut')}` });
  await agent.call('/projects', { method: 'POST', headers: { 'content-type': canary('type') }, body: canary('text') });
  await agent.call('/projects', { headers: { origin: `http://${canary('origin')}`, cookie: canary('cookie') } });
  await ask('PATCH', `/projects/${project_id}`, { name: [canary('list')], model: { [canary('key-of')]: 1 } });
  await ask('GET', `/projects/${canary('id')}`);
  await ask('GET', `/${canary('path')}?${canary('name')}=${canary('value')}`);
  await ask('GET', `/artifacts/serve/${project_id}/${canary('page')}.html`);
  await ask('GET', `/artifacts/preview?project_id=${project_id}&path=${canary('page')}.html`);
  await ask('GET', `/connectors/oauth/callback?state=${canary('state')}&code=${canary('code')}`);
  await ask('DELETE', `/projects/${project_id}`);
  await agent.stop();

  // The gateway got what it was to get: the canaries were alive.
  const sent = JSON.stringify([gateway.asked, gateway.headers]);
  for (const what of ['prompt', 'key', 'song', 'goal', 'memory', 'fact', 'schedule'])
    expect(sent).toContain(canary(what));
  const lines = agent.written().split('\n');
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines) expect(forms.exec(line)?.[0], line).toBeUndefined();
}, 60_000);
