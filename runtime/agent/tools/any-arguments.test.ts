import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connections } from '../connectors/connections.ts';
import { createProject } from '../projects/projects.ts';
import { CellRuns } from '../scratchpads/run/runs.ts';
import { createScratchpad } from '../scratchpads/scratchpads.ts';
import { createSkill } from '../skills/skills.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { gatewayOf } from '../turns/gateway.ts';
import { ScriptedGateway } from '../turns/testing/scripted-gateway.ts';
import { fitting } from './testing/arguments.ts';
import { callerIn } from './testing/caller.ts';
import type { Tool } from './tool.ts';
import { toolsOf, type ToolsFor } from './tools.ts';

let gateway: ScriptedGateway;
let ground: TestGround;
let connections: Connections;
let runs: CellRuns;
let offered: ToolsFor;
beforeEach(async () => {
  gateway = await ScriptedGateway.start();
  ground = await testGround();
  connections = new Connections(ground, { keyring: () => Promise.resolve(null) });
  runs = new CellRuns(ground);
  const { database } = ground;
  const sdk = gatewayOf({ gatewayUrl: gateway.url, gatewayKey: null });
  offered = toolsOf({ database, connections, meaning: null, gateway: sdk, runs });
});
afterEach(async () => {
  await runs.close();
  await connections.close();
  await ground.close();
  await gateway.close();
});

/** One connection of each kind, to places where nobody answers. */
const connected = async (): Promise<readonly string[]> => {
  const all = [
    { spec_id: 'sqlite-file', credentials: { path: join(ground.home.path, 'none.sqlite') } },
    { spec_id: 'http', credentials: { base_url: 'http://127.0.0.1:9' } },
    { spec_id: 'mcp-http', credentials: { url: 'http://127.0.0.1:9' } },
  ];
  return Promise.all(all.map(async (one) => (await connections.create({ name: one.spec_id, ...one })).id));
};

const names = (tools: readonly Tool[]): readonly string[] => tools.map(({ name }) => name);

describe('A conversation is offered', () => {
  it('what makes sense in it', async () => {
    const outside = await callerIn(ground);
    const everywhere = names(await offered(outside.conversation, []));
    expect(everywhere).toEqual([
      ...['search', 'read_file', 'remember', 'forget', 'web_search', 'create_scratchpad', 'read_scratchpad'],
      ...['add_cell', 'edit_cell', 'run_cell'],
    ]);
    const project = await createProject(ground, { name: 'Sales' });
    const inside = await callerIn(ground, project.id);
    const inProjects = ['list_artifacts', 'read_artifact', 'create_artifact', 'update_artifact', 'promote_scratchpad'];
    expect(names(await offered(inside.conversation, []))).toEqual([...everywhere, ...inProjects]);
  });

  it('skills where there is one to use', async () => {
    const { conversation } = await callerIn(ground);
    const { id } = await createSkill(ground, { name: 'plot', description: 'Draws.' });
    const skill = await ground.database.kysely
      .selectFrom('skill')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(names(await offered(conversation, []))).toContain('use_skill');
    expect(names(await offered(conversation, [skill]))).not.toContain('use_skill');
  });

  it('connections where its project has some, each kind in its own way', async () => {
    const [database, , server] = await connected();
    const connector_ids = [server ?? '', database ?? ''];
    const project = await createProject(ground, { name: 'Sales', connector_ids });
    const { conversation } = await callerIn(ground, project.id);
    expect(names(await offered(conversation, [])).slice(-4)).toEqual([
      ...['list_connections', 'describe_connection', 'call_connection_tool', 'query_connection'],
    ]);
  });

  it('tools of different names and schemas that every provider reads', async () => {
    const project = await createProject(ground, { name: 'All', connector_ids: await connected() });
    await createSkill(ground, { name: 'plot', description: 'Draws.' });
    const all = await offered((await callerIn(ground, project.id)).conversation, []);
    expect(new Set(names(all)).size).toBe(all.length);
    for (const { name, description, parameters } of all) {
      expect(name).toMatch(/^[a-z_]{1,64}$/);
      expect(description.length).toBeGreaterThan(20);
      expect(parameters).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });
});

describe('Whatever arguments a model gives', { timeout: 120_000 }, () => {
  /** Every tool, with ids that there are and paths that lead astray, tried with arguments of `make`. */
  async function tryAll(make: (tool: Tool, texts: readonly string[]) => fc.Arbitrary<string>): Promise<void> {
    const project = await createProject(ground, { name: 'All', connector_ids: await connected() });
    await createSkill(ground, { name: 'plot', description: 'Draws.' });
    const caller = await callerIn(ground, project.id);
    const pad = await createScratchpad(ground, { conversation_id: caller.conversation.id, title: 'Pad' });
    const folder = join(ground.home.projects, project.id);
    await mkdir(folder, { recursive: true });
    await writeFile(join(ground.home.path, 'outside.txt'), 'outside');
    await symlink(ground.home.path, join(folder, 'way'));
    const texts = [
      ...[pad.id, ...project.connector_ids, 'plot', 'select 1', 'index.html', 'way/outside.txt', '../outside.txt'],
      ...['way/new/file.txt', '\u0000', '\ud800', '/', '.', 'a/b/c', 'x'.repeat(5000), 'constructor', '__proto__'],
    ];
    const before = (await readdir(ground.home.path)).toSorted();
    for (const tool of await offered(caller.conversation, [])) {
      // Cells would run for as long as they like.
      if (['add_cell', 'edit_cell', 'run_cell'].includes(tool.name)) continue;
      await fc.assert(
        fc.asyncProperty(make(tool, texts), async (written) => {
          const { status, text } = await caller.call(tool, written);
          expect(['completed', 'failed']).toContain(status);
          expect(text).not.toBe('Error: The tool failed.');
          expect(text.length).toBeLessThan(ground.limits.tool_result + 200);
          expect(text.isWellFormed() && !text.includes('\0')).toBe(true);
        }),
        { numRuns: 25 },
      );
    }
    expect((await readdir(ground.home.path)).toSorted()).toEqual(before);
    expect(ground.logged.filter((line) => line.includes('a tool failed'))).toEqual([]);
  }

  it('that fit, the call comes to a result in words', () =>
    tryAll(({ parameters }, texts) => fitting(parameters, texts).map((args) => JSON.stringify(args))));

  it('that do not fit, likewise', () =>
    tryAll(() => fc.oneof(fc.string(), fc.json(), fc.constant(''), fc.constant('null'))));
});
