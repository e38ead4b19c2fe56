import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExampleServer, json } from '../example-server.ts';
import { newProject, nodes, type Project } from './project.ts';

const installed = await nodes();
let project: Project;
beforeAll(async () => {
  project = await newProject();
}, 120_000);
afterAll(() => project.close());

const chat = "{ model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] }";
const options = '{ baseUrl: URL_OF_SERVICE, apiKey: "pw-key" }';
const reply = { id: 'c', choices: [{ message: { content: 'Hello.' } }] };

describe('the packed package', () => {
  test('is as publint and are-the-types-wrong want it', async () => {
    const data = await readFile(project.tarball);
    const tarball = Uint8Array.from(data).buffer;
    expect((await publint({ pack: { tarball }, strict: true })).messages).toEqual([]);
    const checked = await checkPackage(createPackageFromTarballData(data));
    expect(checked).toMatchObject({ problems: [] });
  });

  test('depends on nothing and has no side effects', async () => {
    const description = JSON.parse(await readFile(join(project.installed, 'package.json'), 'utf8')) as object;
    expect(description).toMatchObject({ name: '@polywire/sdk', sideEffects: false, engines: { node: '>=20' } });
    expect(description).not.toHaveProperty('dependencies');
    const files = await readdir(join(project.installed, 'dist'));
    const entries = ['gateway', 'agent'].flatMap((name) =>
      ['js', 'cjs', 'd.ts', 'd.cts'].map((end) => `${name}.${end}`),
    );
    expect(files).toEqual(expect.arrayContaining(entries));
    for (const file of files) {
      const text = await readFile(join(project.installed, 'dist', file), 'utf8');
      expect(text).not.toMatch(
        /@polywire\/(runtime|generated)|\bfrom ["'](?!\.\/)|\brequire\(["'](?!\.\/)|\bprocess\.|\bBuffer\b/,
      );
    }
  });

  test.each(installed)('runs under Node %s as ESM and as CommonJS', async (_, node) => {
    const server = await ExampleServer.start(json(200, reply));
    const call = `const client = new Polywire(${options.replace('URL_OF_SERVICE', JSON.stringify(server.url))});
      client.chat.completions.create(${chat}).then(({ choices }) => console.log(choices[0].message.content));`;
    try {
      await project.write('run.mjs', `import { Polywire } from '@polywire/sdk/gateway'; ${call}`);
      await project.write('run.cjs', `const { Polywire } = require('@polywire/sdk/gateway'); ${call}`);
      expect(await project.run(node, 'run.mjs')).toBe('Hello.\n');
      expect(await project.run(node, 'run.cjs')).toBe('Hello.\n');
    } finally {
      await server.close();
    }
  });

  test('has the client of each service, of one core', async () => {
    const thrown = json(404, { error: { message: 'No.', type: 'not_found', param: null, code: 'not_found' } });
    const server = await ExampleServer.start(thrown);
    const call = `import { PolywireAgent } from '@polywire/sdk/agent';
      import { ApiError } from '@polywire/sdk/gateway';
      const agent = new PolywireAgent({ baseUrl: ${JSON.stringify(server.url)} });
      agent.projects.retrieve('p').catch((error) => console.log(error instanceof ApiError, error.advice));`;
    try {
      await project.write('agent.mjs', call);
      expect(await project.run(process.execPath, 'agent.mjs')).toBe('true Check the id.\n');
    } finally {
      await server.close();
    }
  });
});

describe('in a browser or a worker', () => {
  const oneCall = `import { connect, createChatCompletion } from '@polywire/sdk/gateway';
    globalThis.answer = createChatCompletion(connect(${options}), ${chat});`;

  /** One call as a browser would load it: nothing of Node can be imported. */
  async function bundle(): Promise<string> {
    await project.write('page.js', oneCall);
    const build = await rolldown({ input: join(project.folder, 'page.js'), platform: 'browser' });
    const { output } = await build.generate({ format: 'iife', minify: true });
    expect(output[0].imports).toEqual([]);
    return output[0].code;
  }

  test('one call is under 12 KB, minified and compressed, and brings nothing that it does not use', async () => {
    const code = await bundle();
    expect(gzipSync(code).length).toBeLessThan(12 * 1024);
    for (const unused of ['TurnLimitError', 'OutputError', 'input_items', 'message_start']) {
      expect(code).not.toContain(unused);
    }
  });

  test('it needs what the web platform has and nothing else', async () => {
    const { AbortController, Headers, Response, TextDecoder, URLSearchParams, setTimeout, clearTimeout } = globalThis;
    const fetch = (): Promise<Response> => Promise.resolve(Response.json(reply));
    const page: Record<string, unknown> = {
      ...{ AbortController, Headers, TextDecoder, URLSearchParams, setTimeout, clearTimeout },
      ...{ fetch, URL_OF_SERVICE: 'https://gateway.example' },
    };
    runInContext(await bundle(), createContext(page));
    expect(await page['answer']).toMatchObject(reply);
  });
});

const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
};
const use = `import { PolywireAgent, type TurnEvent } from '@polywire/sdk/agent';
import { isServiceError, Polywire, type ChatModel, type ServiceReport } from '@polywire/sdk/gateway';
export const ask = async (client: Polywire, model: ChatModel): Promise<ServiceReport> => {
  const stream = await client.chat.completions.create({ model, messages: [{ role: 'user', content: 'Hi' }], stream: true });
  for await (const chunk of stream) chunk.choices[0]?.delta.content?.toUpperCase();
  try {
    return (await client.responses.create({ model: 'a-mid', input: 'Hi' })).service;
  } catch (error) {
    if (isServiceError(error) && error.code === 'wallet_empty') error.status satisfies 402;
    throw error;
  }
};
export const tell = async (agent: PolywireAgent, file: Blob): Promise<TurnEvent['type'][]> => {
  const { id } = await agent.conversations.create({ goal: 'Plan.' });
  await agent.files.create({ file, conversation_id: id });
  const types: TurnEvent['type'][] = [];
  for await (const { type } of await agent.responses.create({ conversation_id: id, input: 'Hi' })) types.push(type);
  const { status } = await agent.responses.create({ conversation_id: id, input: 'Hi', stream: false });
  status satisfies 'in_progress' | 'completed' | 'failed' | 'cancelled';
  for await (const { role } of agent.conversations.items.list(id, { limit: 5 })) role satisfies 'user' | 'assistant';
  return types;
};
// @ts-expect-error there is nothing to search for
export const nothing = (agent: PolywireAgent) => agent.search.query({});
// @ts-expect-error this model answers in no JSON schema
export const refused = (client: Polywire) => client.responses.create({ model: 'm-s', input: 'Hi', text: { format: { type: 'json_schema', name: 'n', schema: {} } } });
`;

describe('its types', () => {
  test.each(['typescript', 'typescript-5.4'])(
    'stand under %s, strict, by every way of resolution',
    async (typescript) => {
      await project.write('use.mts', use);
      await project.write('use.cts', use);
      const nodenext = { compilerOptions: { ...strict, module: 'nodenext' }, files: ['use.mts', 'use.cts'] };
      expect(await project.compile(typescript, nodenext)).toBe('');
      await project.write('use.ts', use);
      const bundler = { module: 'esnext', moduleResolution: 'bundler' };
      expect(await project.compile(typescript, { compilerOptions: { ...strict, ...bundler }, files: ['use.ts'] })).toBe(
        '',
      );
    },
    120_000,
  );

  test('tell an editor which parameters a model drops: they are struck through', () => {
    const text = (model: string): string => `import { Polywire } from '@polywire/sdk/gateway';
      declare const client: Polywire;
      client.chat.completions.create({ model: '${model}', messages: [],  });
      client.responses.create({ model: '${model}', input: '', text: {  } });`;
    expect(struck(text('a-mid'), 'messages: [], ')).toEqual([
      'frequency_penalty',
      'presence_penalty',
      'seed',
      'temperature',
      'top_k',
      'top_p',
      'verbosity',
    ]);
    expect(struck(text('a-mid'), 'text: { ')).toEqual(['verbosity']);
    expect(struck(text('m-s'), 'messages: [], ')).toContain('reasoning_effort');
    expect(struck(text('m-s'), 'messages: [], ')).not.toContain('temperature');
    expect(struck(text('unknown'), 'messages: [], ')).toEqual([]);
  });

  /** Names that an editor offers as deprecated after these words. */
  function struck(text: string, after: string): readonly string[] {
    const file = join(project.folder, 'edited.mts');
    const service = ts.createLanguageService({
      ...{ getScriptFileNames: () => [file], getScriptVersion: () => '1', getCurrentDirectory: () => project.folder },
      ...{ fileExists: ts.sys.fileExists.bind(ts.sys), readFile: ts.sys.readFile.bind(ts.sys) },
      getScriptSnapshot: (name) => {
        const content = name === file ? text : ts.sys.readFile(name);
        return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
      },
      getCompilationSettings: () => ({
        strict: true,
        module: ts.ModuleKind.NodeNext,
        target: ts.ScriptTarget.ES2022,
        types: [],
      }),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
    });
    const { entries } = service.getCompletionsAtPosition(file, text.indexOf(after) + after.length, {}) ?? {
      entries: [],
    };
    expect(entries.map(({ name }) => name)).toContain(after.startsWith('text') ? 'format' : 'stream');
    return entries.filter(({ kindModifiers }) => kindModifiers?.includes('deprecated')).map(({ name }) => name);
  }
});
