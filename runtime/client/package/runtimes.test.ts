import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onScriptRuntime, type ScriptRuntime } from '../../platform/testing/script-runtime.ts';
import { ExampleServer } from '../example-server.ts';
import { newProject, type Project } from './project.ts';

const exec = promisify(execFile);

/** How each runs a file that may reach the network. */
const flags: Readonly<Record<ScriptRuntime, readonly string[]>> = {
  deno: ['run', '--no-prompt', '--allow-net=127.0.0.1', '--node-modules-dir=manual'],
  bun: ['run', '--no-install'],
};

const reply = { id: 'c', choices: [{ message: { content: 'Hello.' } }] };
const chunk = { choices: [{ index: 0, delta: { content: 'Hi' }, finish_reason: null }] };
const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };

/** One call whole, one as a stream, one that fails, and one of the agent server's client. */
const program = (url: string): string => `
import { ApiError, Polywire } from '@polywire/sdk/gateway';
import { PolywireAgent } from '@polywire/sdk/agent';
const client = new Polywire({ baseUrl: ${JSON.stringify(url)}, apiKey: 'pw-key', maxRetries: 0 });
const messages = [{ role: 'user', content: 'Hi' }];
const whole = await client.chat.completions.create({ model: 'a-mid', messages });
let streamed = '';
for await (const one of await client.chat.completions.create({ model: 'a-mid', messages, stream: true }))
  streamed += one.choices[0]?.delta.content ?? '';
const refused = await client.models.retrieve('nobodys').catch((error) => error instanceof ApiError && error.status);
const { data } = await new PolywireAgent({ baseUrl: ${JSON.stringify(url)} }).projects.list();
console.log(JSON.stringify([whole.choices[0].message.content, streamed, refused, data]));
`;

for (const name of ['deno', 'bun'] as const) {
  await onScriptRuntime(name, (runtime) => {
    let project: Project;
    let server: ExampleServer;
    beforeAll(async () => {
      project = await newProject();
      server = await ExampleServer.start((response, { method, url, body }) => {
        if (body.includes('"stream":true')) {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          const events = [chunk, end].map((event) => `data: ${JSON.stringify(event)}\n\n`);
          response.end(`${events.join('')}data: [DONE]\n\n`);
          return;
        }
        const status = url === '/v1/models/nobodys' ? 404 : 200;
        const answer = method === 'GET' ? { data: [], has_more: false, total: 0 } : reply;
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    }, 120_000);
    afterAll(async () => {
      await server.close();
      await project.close();
    });

    test('the packed package works: whole, streamed, refused, and the agent server', async () => {
      await project.write('runtime.mjs', program(server.url));
      const file = join(project.folder, 'runtime.mjs');
      const { stdout } = await exec(runtime, [...flags[name], file], { cwd: project.folder });
      expect(JSON.parse(stdout)).toEqual(['Hello.', 'Hi', 404, []]);
    });
  });
}
