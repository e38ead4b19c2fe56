import { join } from 'node:path';
import type { Operations } from '@polywire/generated/local/operations.ts';
import type { AgentServer } from './agent-server.ts';
import { operations, type Operation } from './agent-operations.ts';

/** What an operation of the agent server is asked with. */
export interface Ask {
  /** Of the path, by name. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;

  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly form?: FormData;
}

/** Things that are there to be asked for, by their ids. */
export interface World {
  readonly agent: AgentServer;
  readonly project: string;

  /** Of the project, with a turn that has ended. */
  readonly conversation: string;
  readonly response: string;
  readonly artifact: string;

  /** Below the project's folder. */
  readonly page: string;
  readonly skill: string;
  readonly memory: string;
  readonly schedule: string;
  readonly file: string;
  readonly connection: string;
  readonly scratchpad: string;

  /** Of code. */
  readonly cell: string;
}

/** A message after which the model of `script` says nothing until its turn is stopped. */
export const endless = 'Wait for me.';

/** A message after which the model of `script` makes an artifact. */
export const makePage = 'Make a page.';

/** The call that makes it. */
export const pageCall = {
  call: 'create_artifact',
  with: JSON.stringify({ title: 'Page', type: 'app', files: [{ path: 'page/index.html', content: '<p>Hello</p>' }] }),
};

/** Makes one of each. */
export async function makeWorld(agent: AgentServer): Promise<World> {
  const { api } = agent;
  const project = (await api.projects.create({ name: 'Garden' })).id;
  const conversation = (await api.conversations.create({ project_id: project })).id;
  const turn = await api.responses.create({ conversation_id: conversation, input: makePage, stream: false });
  const [artifact] = (await api.artifacts.list({ project_id: project })).data;
  if (artifact === undefined) throw new Error(`no artifact was made: ${JSON.stringify(turn)}`);
  const code = { type: 'code', language: 'javascript', content: 'console.log(1)' } as const;
  const pad = await api.scratchpads.create({ conversation_id: conversation, title: 'Sums', cells: [code] });
  return {
    agent,
    project,
    conversation,
    response: turn.id,
    artifact: artifact.id,
    page: artifact.path,
    skill: (await api.skills.create({ name: fresh(), description: 'Digs.' })).id,
    memory: (await api.memories.create({ content: 'Likes roses', project_id: project })).id,
    schedule: (await api.schedules.create(weekly(project))).id,
    file: (await api.files.create(upload())).id,
    connection: (await api.connectors.connections.create(ownDatabase(agent))).id,
    scratchpad: pad.id,
    cell: pad.cells[0]?.id ?? '',
  };
}

/** A request that each operation grants, and that can be repeated. What is deleted is made for it. */
export const asks: Readonly<Record<keyof Operations, (world: World) => Ask | Promise<Ask>>> = {
  createResponse: ({ conversation, skill }) => ({
    body: { conversation_id: conversation, input: 'Hello', stream: false, model: 'r-mid', skill_ids: [skill] },
  }),
  getResponse: ({ response }) => ({ params: { response_id: response } }),
  listInFlight: ({ conversation }) => ({ query: { conversation_id: conversation } }),
  getInFlight: ({ conversation }) => ({ query: { conversation_id: conversation } }),
  tailResponse: ({ conversation }) => ({ query: { conversation_id: conversation, from_seq: '1' } }),
  async cancelResponse({ agent }) {
    const conversation_id = await newConversation(agent);
    await (await agent.send('POST', '/responses', { conversation_id, input: endless })).body?.cancel();
    return { body: { conversation_id } };
  },
  listConversations: ({ project }) => ({ query: { project_id: project, status: 'active', limit: '5', offset: '0' } }),
  createConversation: ({ project }) => ({ body: { project_id: project, title: 'Roses', goal: 'To grow' } }),
  getConversation: ({ conversation }) => ({ params: { conversation_id: conversation } }),
  updateConversation: ({ conversation }) => ({
    params: { conversation_id: conversation },
    body: { title: 'Roses', goal: null, status: 'active' },
  }),
  deleteConversation: async ({ agent }) => ({ params: { conversation_id: await newConversation(agent) } }),
  listItems: ({ conversation }) => ({ params: { conversation_id: conversation }, query: { limit: '5' } }),
  listProjects: () => ({ query: { limit: '5', offset: '0' } }),
  createProject: ({ connection, skill }) => ({
    body: { name: 'P', description: 'D', connector_ids: [connection], skill_ids: [skill], model: null },
  }),
  getProject: ({ project }) => ({ params: { project_id: project } }),
  updateProject: ({ project, connection, skill }) => ({
    params: { project_id: project },
    body: { name: 'P', description: 'D', connector_ids: [connection], skill_ids: [skill], model: 'r-mid' },
  }),
  deleteProject: async ({ agent }) => ({ params: { project_id: (await agent.api.projects.create({ name: 'P' })).id } }),
  exportProject: ({ project }) => ({ params: { project_id: project } }),
  async importProject({ agent, project }) {
    const archive = await (await agent.call(`/projects/${project}/export`)).arrayBuffer();
    const form = new FormData();
    form.append('file', new Blob([archive], { type: 'application/zip' }), 'project.zip');
    return { form };
  },
  listArtifacts: ({ project }) => ({ query: { project_id: project, type: 'app', limit: '5' } }),
  previewArtifact: ({ project, page }) => ({ query: { project_id: project, path: page } }),
  openArtifact: ({ artifact }) => ({ body: { artifact_id: artifact } }),
  serveArtifact: ({ project, page }) => ({ params: { project_id: project, path: page } }),
  listSchedules: ({ project }) => ({ query: { project_id: project, status: 'active' } }),
  createSchedule: ({ project, conversation }) => ({ body: { ...weekly(project), conversation_id: conversation } }),
  getSchedule: ({ schedule }) => ({ params: { schedule_id: schedule } }),
  updateSchedule: ({ schedule }) => ({
    params: { schedule_id: schedule },
    body: { cron: '0 9 * * 1', prompt: 'Water', timezone: 'Europe/Oslo', status: 'active' },
  }),
  deleteSchedule: async ({ agent, project }) => ({
    params: { schedule_id: (await agent.api.schedules.create(weekly(project))).id },
  }),
  runSchedule: ({ schedule }) => ({ params: { schedule_id: schedule } }),
  listScheduleRuns: ({ schedule }) => ({ params: { schedule_id: schedule }, query: { limit: '5' } }),
  listFiles: ({ project, conversation }) => ({ query: { project_id: project, conversation_id: conversation } }),
  createFile: ({ project, conversation }) => ({ form: formOf({ project_id: project, conversation_id: conversation }) }),
  getFile: ({ file }) => ({ params: { file_id: file } }),
  getFileContent: ({ file }) => ({ params: { file_id: file } }),
  deleteFile: async ({ agent }) => ({ params: { file_id: (await agent.api.files.create(upload())).id } }),
  listConnectorSpecs: () => ({}),
  listConnections: () => ({ query: { spec_id: 'sqlite-file' } }),
  createConnection: ({ agent }) => ({ body: ownDatabase(agent) }),
  testConnection: ({ connection }) => ({ params: { connection_id: connection } }),
  deleteConnection: async ({ agent }) => ({
    params: { connection_id: (await agent.api.connectors.connections.create(ownDatabase(agent))).id },
  }),
  startOauth: () => ({ params: { spec: 'github' }, query: { name: 'Mine' } }),
  // No authorization is granted here: the page that says so is the answer.
  finishOauth: () => ({ query: { state: 'none', error: 'access_denied', error_description: 'No.' } }),
  listMemories: ({ project }) => ({ query: { project_id: project, source: 'user' } }),
  createMemory: ({ project }) => ({ body: { content: 'Likes tea', project_id: project } }),
  updateMemory: ({ memory }) => ({ params: { memory_id: memory }, body: { content: 'Likes tulips' } }),
  deleteMemory: async ({ agent }) => ({
    params: { memory_id: (await agent.api.memories.create({ content: 'Likes tea' })).id },
  }),
  listSkills: () => ({}),
  createSkill: () => ({ body: { name: fresh(), description: 'Digs.', instructions: 'Dig.', tools: ['search'] } }),
  updateSkill: ({ skill }) => ({
    params: { skill_id: skill },
    body: { name: fresh(), description: 'Digs.', instructions: 'Dig.', tools: [] },
  }),
  deleteSkill: async ({ agent }) => ({
    params: { skill_id: (await agent.api.skills.create({ name: fresh(), description: 'Digs.' })).id },
  }),
  listScratchpads: ({ conversation }) => ({ query: { conversation_id: conversation } }),
  createScratchpad: ({ conversation }) => ({
    body: {
      conversation_id: conversation,
      title: 'Sums',
      cells: [
        { type: 'markdown', content: '# Sums' },
        { type: 'code', language: 'python', content: '1 + 1' },
        { type: 'output', content: '', outputs: [{ mime: 'text/plain', data: '2' }] },
      ],
    },
  }),
  getScratchpad: ({ scratchpad }) => ({ params: { scratchpad_id: scratchpad } }),
  updateScratchpad: ({ scratchpad }) => ({
    params: { scratchpad_id: scratchpad },
    body: { title: 'Sums', saved: true },
  }),
  deleteScratchpad: async ({ agent, conversation }) => ({
    params: {
      scratchpad_id: (await agent.api.scratchpads.create({ conversation_id: conversation, title: 'Sums' })).id,
    },
  }),
  createCell: ({ scratchpad }) => ({
    params: { scratchpad_id: scratchpad },
    body: { type: 'markdown', content: '# Sums' },
  }),
  updateCell: async (world) => ({ params: await newCell(world, '1'), body: { content: '2', index: 0 } }),
  runCell: ({ scratchpad, cell }) => ({ params: { scratchpad_id: scratchpad, cell_id: cell } }),
  async interruptCell(world) {
    const params = await newCell(world, 'for (;;);');
    const path = `/scratchpads/${params.scratchpad_id}/cells/${params.cell_id}`;
    await (await world.agent.call(`${path}/run`, { method: 'POST' })).body?.cancel();
    return { params };
  },
  deleteCell: async (world) => ({ params: await newCell(world, '1') }),
  search: ({ project }) => ({ query: { q: 'roses', project_id: project, types: 'memory,file', limit: '5' } }),
  streamEvents: () => ({ query: { role: 'viewer' } }),
  getHealth: () => ({}),
};

/** The operation of that name. */
export function operationOf(name: string): Operation {
  const found = operations.find(({ id }) => id === name);
  if (found === undefined) throw new Error(`there is no operation ${name}`);
  return found;
}

/** Asks it. */
export function ask(
  agent: AgentServer,
  { method, path }: Operation,
  asked: Ask,
  init?: RequestInit,
): Promise<Response> {
  const filled = path.replace('/api/v1', '').replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = asked.params?.[name] ?? '';
    return name === 'path' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });

  const query = new URLSearchParams(asked.query).toString();
  const json = asked.body !== undefined && { 'content-type': 'application/json' };
  return agent.call(query === '' ? filled : `${filled}?${query}`, {
    method: method.toUpperCase(),
    ...(json && { headers: json, body: JSON.stringify(asked.body) }),
    ...(asked.form && { body: asked.form }),
    ...init,
  });
}

/** The fields but one. */
export function without<Value>(fields: Readonly<Record<string, Value>> = {}, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

async function newConversation({ api }: AgentServer): Promise<string> {
  return (await api.conversations.create({})).id;
}

async function newCell({ agent, scratchpad }: World, content: string) {
  const cell = await agent.api.scratchpads.cells.create(scratchpad, { type: 'code', language: 'javascript', content });
  return { scratchpad_id: scratchpad, cell_id: cell.id };
}

let count = 0;
const fresh = (): string => `dig-${(count += 1)}`;

const weekly = (project_id: string) => ({ project_id, cron: '0 9 * * 1', prompt: 'Water the garden' });

const ownDatabase = ({ home }: AgentServer) => ({
  spec_id: 'sqlite-file',
  name: 'Own',
  credentials: { path: join(home, 'agent.db') },
});

const upload = () => ({ file: new File(['a,b\n1,2\n'], 'sums.csv', { type: 'text/csv' }) });

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', upload().file);
  return form;
}
