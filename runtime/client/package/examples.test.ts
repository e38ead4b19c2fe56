import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestAgent, type TestAgent } from '../../agent/testing/agent.ts';
import { ScriptedGateway } from '../../agent/turns/testing/scripted-gateway.ts';
import { startCommand, type Started } from '../../cli/run-command.ts';
import { newProject, nodes, type Project } from './project.ts';

/**
 * Examples are compiled in a fresh project, with the oldest TypeScript, and run against a gateway over mock providers; those
 * of the agent against a server whose model greets.
 */
const folder = join(import.meta.dirname, 'examples');
const names = (await readdir(folder)).map((file) => file.replace(/\.ts$/, ''));
const [, oldest = process.execPath] = (await nodes()).at(-1) ?? [];

let project: Project;
let gateway: Started;
let model: ScriptedGateway;
let agent: TestAgent;
let environment: NodeJS.ProcessEnv;
let complaints: string;
beforeAll(async () => {
  gateway = await startCommand('up', '--json', '--port', '0', '--mocks-port', '0');
  const { url, key } = JSON.parse(gateway.line) as { url: string; key: string };
  model = await ScriptedGateway.start();
  agent = await startTestAgent({ file: { gateway: { base_url: model.url } } });
  environment = { POLYWIRE_URL: url, POLYWIRE_KEY: key, POLYWIRE_AGENT_URL: agent.url };
  project = await newProject();
  for (const name of ['zod', 'valibot', '@types/node', 'undici-types']) await project.link(name);
  const sources = join(project.installed, 'examples');
  for (const name of names) await project.write(`src/${name}.ts`, await readFile(join(sources, `${name}.ts`), 'utf8'));
  const readme = await readFile(join(project.installed, 'README.md'), 'utf8');
  await project.write('src/readme.ts', /```ts\n([^]*?)```/.exec(readme)?.[1] ?? 'no code');
  complaints = await project.compile('typescript-5.4', {
    compilerOptions: {
      strict: true,
      skipLibCheck: true,
      target: 'es2022',
      lib: ['es2022'],
      module: 'nodenext',
      outDir: 'out',
      rootDir: 'src',
    },
    include: ['src'],
  });
}, 180_000);
afterAll(async () => {
  await gateway.interrupt();
  await agent.close();
  await model.close();
  await project.close();
});

test('examples compile, and so does the code of the README', () => {
  expect(complaints).toBe('');
});

test.each(names)('the example %s prints what it says', async (name) => {
  const text = await readFile(join(folder, `${name}.ts`), 'utf8');
  const said = [...text.matchAll(/\/\/ prints: (.*)/g)].map(([, line]) => line);
  const printed = await project.run(oldest, `out/${name}.js`, environment);
  if (said.length > 0) expect(printed.trimEnd().split('\n')).toEqual(said);
  else expect(printed).not.toBe('');
  expect(printed).not.toContain(environment['POLYWIRE_KEY']);
});

test('the README shows every example', async () => {
  const readme = await readFile(join(import.meta.dirname, 'README.md'), 'utf8');
  for (const name of names) expect(readme).toContain(`examples/${name}.ts`);
});
