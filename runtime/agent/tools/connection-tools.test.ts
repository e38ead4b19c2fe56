import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Connections } from '../connectors/connections.ts';
import { testConnections, testGround, type TestGround } from '../connectors/testing/ground.ts';
import { sendJson, serve } from '../connectors/testing/serve.ts';
import { createProject } from '../projects/projects.ts';
import { callConnectionTool } from './call-connection-tool.ts';
import { describeConnection } from './describe-connection.ts';
import { listConnections } from './list-connections.ts';
import { queryConnection } from './query-connection.ts';
import { requestConnection } from './request-connection.ts';
import { callerIn, type Caller } from './testing/caller.ts';

let ground: TestGround;
let connections: Connections;
beforeEach(async () => {
  ground = await testGround();
  connections = testConnections(ground);
});

/** A conversation in a project with these connections. */
const inProjectWith = async (...connector_ids: readonly string[]): Promise<Caller> =>
  callerIn(ground, (await createProject(ground, { name: 'Sales', connector_ids })).id);

const sqlite = async (): Promise<string> => {
  const path = join(ground.home.scratch, 'data.sqlite');
  const made = new DatabaseSync(path);
  made.exec(`create table sale (day text, amount real); create view best as select max(amount) from sale;
    with recursive days(n) as (select 1 union all select n + 1 from days where n < 600)
    insert into sale select 'day ' || n, n from days;`);
  made.close();
  return (await connections.create({ spec_id: 'sqlite-file', name: 'Sales data', credentials: { path } })).id;
};

const http = async (more: Readonly<Record<string, string>> = {}): Promise<string> => {
  const origin = await serve(({ method, path, query, headers }, response) => {
    if (path === '/api/openapi.json') sendJson(response, 200, document);
    else if (path === '/api/picture') response.writeHead(200, { 'content-type': 'image/png' }).end('picture');
    else if (path === '/api/long') response.writeHead(200, { 'content-type': 'text/plain' }).end('x'.repeat(60_000));
    else
      sendJson(response, path === '/api/none' ? 404 : 200, {
        method,
        path,
        query: [...query],
        as: headers.authorization,
      });
  });
  const places = Object.fromEntries(Object.entries(more).map(([key, path]) => [key, origin + path]));
  const credentials = { base_url: `${origin}/api`, token: 'tok-canary-1', ...places };
  return (await connections.create({ spec_id: 'http', name: 'API', credentials })).id;
};

const document = {
  openapi: '3.1.0',
  paths: {
    '/pets': {
      get: {
        summary: 'All  pets',
        parameters: [{ in: 'query', name: 'limit' }, { $ref: '#/components/parameters/after' }],
      },
      post: { summary: 'A new pet' },
    },
    '/pets/{id}': { parameters: [{ in: 'path', name: 'id' }], get: {} },
    '/odd': null,
  },
};

const mcp = async (): Promise<string> => {
  const args = join(import.meta.dirname, '../connectors/testing/mcp-stdio.ts');
  const credentials = { command: process.execPath, args };
  return (await connections.create({ spec_id: 'mcp-stdio', name: 'Tools', credentials })).id;
};

describe('The connections of a project', () => {
  it('are listed with their kind, in its order, and with nothing that they are opened with', async () => {
    const ids = [await http(), await sqlite()];
    const caller = await inProjectWith(...ids);
    const { text } = await caller.call(listConnections);
    expect(text.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual([
      { id: ids[0], name: 'API', spec: 'http', kind: 'http', status: 'connected' },
      { id: ids[1], name: 'Sales data', spec: 'sqlite-file', kind: 'sql', status: 'connected' },
    ]);
    expect(text).not.toMatch(/127\.0\.0\.1|data\.sqlite|canary/);
  });

  it('are all that a conversation reaches', async () => {
    const id = await sqlite();
    const [inside, outside] = [await inProjectWith(), await callerIn(ground)];
    for (const caller of [inside, outside]) {
      expect((await caller.call(listConnections)).text).toBe('There are none.');
      for (const [tool, more] of [
        [queryConnection(connections), { sql: 'select 1' }],
        [requestConnection(connections), { path: '' }],
        [callConnectionTool(connections), { tool: 'echo' }],
        [describeConnection(connections), {}],
      ] as const) {
        const { text } = await caller.call(tool, { connection_id: id, ...more });
        expect(text).toBe(`Error: This project has no connection ${id}; list_connections says which it has.`);
      }
    }
  });

  it('are asked each in its own way', async () => {
    const ids = [await sqlite(), await http()];
    const caller = await inProjectWith(...ids);
    const said = async (...call: Parameters<Caller['call']>) => (await caller.call(...call)).text;
    expect(await said(queryConnection(connections), { connection_id: ids[1], sql: 'x' })).toMatch(/is no database\.$/);
    expect(await said(requestConnection(connections), { connection_id: ids[0], path: '' })).toMatch(
      /is no HTTP service\.$/,
    );
    expect(await said(callConnectionTool(connections), { connection_id: ids[0], tool: 'x' })).toMatch(
      /is no MCP server\.$/,
    );
  });
});

describe('A database', () => {
  it('says its columns and answers a query, a line for each row', async () => {
    const connection_id = await sqlite();
    const caller = await inProjectWith(connection_id);
    expect((await caller.call(describeConnection(connections), { connection_id })).text).toBe(
      'best(max(amount))\nsale(day TEXT, amount REAL)',
    );
    const query = queryConnection(connections);
    const { text } = await caller.call(query, { connection_id, sql: 'select day, amount from sale limit 2' });
    expect(text).toBe('["day","amount"]\n["day 1",1]\n["day 2",2]\n[2 rows]');
  });

  it('gives as many rows as the limit says, and says that there are more', async () => {
    const connection_id = await sqlite();
    const caller = await inProjectWith(connection_id);
    const { text } = await caller.call(queryConnection(connections), { connection_id, sql: 'select * from sale' });
    const lines = text.split('\n');
    expect(lines).toHaveLength(1 + ground.limits.query_rows + 1);
    expect(lines.at(-1)).toBe(`[cut here: these are the first ${ground.limits.query_rows} rows]`);
  });

  it('is not written, and what goes wrong is told in words for the model', async () => {
    const connection_id = await sqlite();
    const caller = await inProjectWith(connection_id);
    const query = queryConnection(connections);
    for (const sql of ['delete from sale', 'drop table sale', 'select * from nothing', ';', 'select']) {
      const { status, text } = await caller.call(query, { connection_id, sql });
      expect([status, text]).toEqual(['failed', expect.stringMatching(/^Error: Sales data: /)]);
    }
    expect((await caller.call(query, { connection_id, sql: 'select count(*) as n from sale' })).text).toMatch(
      /\[600\]/,
    );
  });
});

describe('An HTTP service', () => {
  it('is read below its base URL, with its credentials and without telling them', async () => {
    const connection_id = await http();
    const caller = await inProjectWith(connection_id);
    const request = requestConnection(connections);
    const { text } = await caller.call(request, { connection_id, path: 'items?limit=2' });
    expect(text).toMatch(/^Status 200\ncontent-type: application\/json\n\n\{"method":"GET","path":"\/api\/items"/);
    expect(text).not.toContain('canary');
    expect((await caller.call(request, { connection_id, path: '/none' })).text).toMatch(/^Status 404\n/);
    expect((await caller.call(request, { connection_id, path: '', method: 'HEAD' })).text).toMatch(
      /^Status 200\n[^{]*$/,
    );
    expect((await caller.call(request, { connection_id, path: '../elsewhere' })).status).toBe('failed');
  });

  it('is not written', async () => {
    const connection_id = await http();
    const caller = await inProjectWith(connection_id);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'get', 'TRACE']) {
      const { text } = await caller.call(requestConnection(connections), { connection_id, path: 'items', method });
      expect(text).toBe(`Error: Connections are for reading: GET or HEAD, not ${method}. The user has to do this.`);
    }
  });

  it('whose answer is long or no text is told as far as it can be', async () => {
    const connection_id = await http();
    const caller = await inProjectWith(connection_id);
    const request = requestConnection(connections);
    const picture = await caller.call(request, { connection_id, path: 'picture' });
    expect(picture.text).toBe('Status 200\ncontent-type: image/png\n\n[no text]');
    expect((await caller.call(request, { connection_id, path: 'long' })).text).toContain('cut here');
  });

  it('says what can be read from it where its OpenAPI document does', async () => {
    const ids = [await http({ openapi: '/api/openapi.json' }), await http()];
    const caller = await inProjectWith(...ids);
    const describe = describeConnection(connections);
    const all = await caller.call(describe, { connection_id: ids[0] });
    expect(all.text).toBe('GET /pets?limit&after: All pets\nGET /pets/{id}');
    expect((await caller.call(describe, { connection_id: ids[0], containing: '{ID}' })).text).toBe('GET /pets/{id}');
    expect((await caller.call(describe, { connection_id: ids[0], containing: 'cat' })).text).toBe(
      'None of its 2 lines has that in it.',
    );
    expect((await caller.call(describe, { connection_id: ids[1] })).text).toBe('It does not say.');
  });
});

describe('An MCP server', () => {
  it('says its tools, and they are called', async () => {
    const connection_id = await mcp();
    const caller = await inProjectWith(connection_id);
    const { text } = await caller.call(describeConnection(connections), { connection_id, containing: 'echo' });
    expect(JSON.parse(text)).toMatchObject({ name: 'echo', description: 'Says it again.', readOnly: true });
    const call = callConnectionTool(connections);
    const said = await caller.call(call, { connection_id, tool: 'echo', arguments: { text: 'Hello' } });
    expect(said).toMatchObject({ status: 'completed', text: 'Hello' });
    const failed = await caller.call(call, { connection_id, tool: 'nothing' });
    expect(failed).toMatchObject({ status: 'failed', text: 'Error: there is no such tool' });
  });

  it('gives pictures and texts of its resources', async () => {
    const content = [
      { type: 'text', text: 'Here:' },
      { type: 'image', data: 'AAAA', mimeType: 'image/png' },
      { type: 'resource', resource: { uri: 'file:///a.txt', text: 'A text' } },
      { type: 'resource_link', uri: 'file:///b.txt', name: 'b' },
      { type: 'audio', data: 'AAAA', mimeType: 'audio/wav' },
    ];
    const answer = { content };
    const url = await serve(({ body }, response) => {
      const { id, method } = JSON.parse(body || '{}') as { readonly id?: number; readonly method?: string };
      const hello = {
        protocolVersion: '2025-06-18',
        capabilities: { tools: {} },
        serverInfo: { name: 'x', version: '1' },
      };
      const results: Readonly<Record<string, object>> = {
        initialize: hello,
        'tools/list': { tools: [] },
        'tools/call': answer,
      };
      if (id === undefined) response.writeHead(202).end();
      else sendJson(response, 200, { jsonrpc: '2.0', id, result: results[method ?? ''] });
    });
    const { id: connection_id } = await connections.create({
      spec_id: 'mcp-http',
      name: 'Tools',
      credentials: { url },
    });
    const caller = await inProjectWith(connection_id);
    const { text, output } = await caller.call(callConnectionTool(connections), { connection_id, tool: 'draw' });
    expect(text).toBe('Here:\n[file:///a.txt]\nA text\n[resource_link file:///b.txt]\n[audio]');
    expect(output).toContainEqual({ type: 'input_image', image_url: 'data:image/png;base64,AAAA' });
  });

  it('that never answers is left when the turn is stopped', async () => {
    const connection_id = await mcp();
    const caller = await inProjectWith(connection_id);
    const stop = new AbortController();
    const call = caller.call(callConnectionTool(connections), { connection_id, tool: 'wait' }, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(call).rejects.toThrow('stopped');
  });
});
