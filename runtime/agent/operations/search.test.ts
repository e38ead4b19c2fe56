import { PolywireAgent } from '@polywire/generated/sdk/agent.ts';
import type { SearchResults, SearchType } from '@polywire/generated/local/types.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestAgent, type TestAgent } from '../testing/agent.ts';
import { type Script, ScriptedGateway } from '../turns/testing/scripted-gateway.ts';
import { eventsOf } from '../turns/testing/workspace.ts';

// Seed 001, "Search", sentence by sentence, over HTTP: by the generated client where it can say it, else as a raw request.

let gateway: ScriptedGateway;
let agent: TestAgent;
let api: PolywireAgent;
beforeAll(async () => {
  gateway = await ScriptedGateway.start();
  agent = await startTestAgent({ file: { gateway: { base_url: gateway.url, model: 'r-mid' } } });
  api = new PolywireAgent({ baseUrl: agent.url, maxRetries: 0 });
});
afterAll(async () => {
  await agent.close();
  await gateway.close();
});

const project = async (): Promise<string> => (await api.projects.create({ name: 'P' })).id;

const remember = async (content: string, project_id: string | null = null): Promise<string> =>
  (await api.memories.create({ content, project_id })).id;

/** Each word is some test's own: they share one server. */
let words = 0;
const word = (): string => `quagga${(words += 1)}x`;

const raw = async (query: string): Promise<{ status: number; body: unknown }> => {
  const answer = await agent.call(`/search${query}`);
  return { status: answer.status, body: await answer.json() };
};

async function upload(name: string, content: string, project_id: string): Promise<string> {
  const { id } = await api.files.create({ file: new File([content], name), project_id });
  await vi.waitFor(async () => {
    expect((await api.files.retrieve(id)).extraction.status).toBe('done');
  }, 15_000);
  return id;
}

/** A turn in which the model does what the script says. */
async function turn(conversation_id: string, input: string, script: Script): Promise<void> {
  gateway.script = script;
  const events = await eventsOf(await agent.send('POST', '/responses', { conversation_id, input }));
  expect(events.at(-1)?.type).toBe('response.completed');
}

const ids = ({ results }: SearchResults): string[] => results.map(({ id }) => id);

type Sentence = readonly [sentence: string, check: () => Promise<void>];

const sentences: readonly Sentence[] = [
  [
    'q (string, required; natural language and keywords)',
    async () => {
      const [one, other] = [word(), word()];
      const id = await remember(`The ${one} eats leaves in ${other}`);
      for (const q of [one, `${other} ${one}`, `what does the ${one} eat?`, one.toUpperCase()])
        expect(ids(await api.search.query({ q }))[0], q).toBe(id);
      for (const wrong of ['', '?q=', '?limit=5']) {
        expect(await raw(wrong), wrong).toMatchObject({
          status: 422,
          body: { detail: [{ loc: ['query', 'q'] }] },
        });
      }
      expect((await raw('?q=%20')).body).toEqual({ results: [], total: 0 });
    },
  ],
  [
    'project_id (limit to one project)',
    async () => {
      const q = word();
      const [one, other] = [await project(), await project()];
      const [mine, theirs, global] = [await remember(q, one), await remember(q, other), await remember(q)];
      expect(ids(await api.search.query({ q, project_id: one }))).toEqual([mine]);
      expect(ids(await api.search.query({ q })).sort()).toEqual([mine, theirs, global].sort());
      expect(await api.search.query({ q, project_id: 'proj_none' })).toEqual({ results: [], total: 0 });
    },
  ],
  [
    'types (comma-separated subset of conversation, artifact, file, memory; default all)',
    async () => {
      const q = word();
      const project_id = await project();
      const conversation = (await api.conversations.create({ project_id, title: q })).id;
      await turn(conversation, 'Make it', (_, count) =>
        count > 1 && gateway.asked.at(-1)?.input.some(({ type }) => type === 'function_call_output') === true
          ? [{ say: 'Done.' }]
          : [{ call: 'create_artifact', with: JSON.stringify(page(q, 'none')) }],
      );
      const artifact = (await api.artifacts.list({ project_id })).data[0]?.id ?? '';
      const file = await upload(`${q}.txt`, 'text', project_id);
      const memory = await remember(q);
      const byType: Readonly<Record<SearchType, string>> = { conversation, artifact, file, memory };
      for (const [type, id] of Object.entries(byType) as [SearchType, string][])
        expect(await api.search.query({ q, types: [type] })).toMatchObject({ results: [{ type, id }], total: 1 });
      expect(ids(await api.search.query({ q, types: ['file', 'memory'] })).sort()).toEqual([file, memory].sort());
      expect(ids(await api.search.query({ q })).sort()).toEqual(Object.values(byType).sort());
      expect((await raw(`?q=${q}&types=file,memory`)).body).toMatchObject({ total: 2 });
      for (const wrong of ['skill', 'file,skill', 'file,', 'Memory', '%00'])
        expect((await raw(`?q=${q}&types=${wrong}`)).status, wrong).toBe(422);
    },
  ],
  [
    'limit (integer, default 20, max 100) → results (ranked), total',
    async () => {
      const q = word();
      for (let count = 0; count < 101; count++) await remember(`${q} ${'more '.repeat(count % 7)}`);
      const all = await api.search.query({ q, limit: 100 });
      expect([all.results.length, all.total]).toEqual([100, 101]);
      const usual = await api.search.query({ q });
      expect(usual).toEqual({ results: all.results.slice(0, 20), total: 101 });
      expect(await api.search.query({ q, limit: 1 })).toEqual({ results: all.results.slice(0, 1), total: 101 });
      const scores = all.results.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      for (const wrong of ['101', '0', '-1', '1.5', 'x', ''])
        expect((await raw(`?q=${q}&limit=${wrong}`)).status, wrong).toBe(422);
    },
  ],
  [
    'SearchResult: type, id, title, excerpt, score (number, relevance 0 to 1), project_id (null for global results)',
    async () => {
      const q = word();
      const project_id = await project();
      const global = await remember(`Something long before. ${q} ${'and behind it. '.repeat(60)}`);
      const file = await upload('Report.md', `# Report\n\nAbout ${q}.`, project_id);
      const { results } = await api.search.query({ q });
      expect(results).toHaveLength(2);
      for (const result of results) {
        expect(Object.keys(result).sort()).toEqual(['excerpt', 'id', 'project_id', 'score', 'title', 'type']);
        expect(result.excerpt).toContain(q);
        expect(result.excerpt.length).toBeLessThanOrEqual(240);
        expect(result.score > 0 && result.score <= 1).toBe(true);
      }
      expect(results.find(({ id }) => id === file)).toMatchObject({ type: 'file', title: 'Report.md', project_id });
      const memory = results.find(({ id }) => id === global);
      expect(memory).toMatchObject({ type: 'memory', project_id: null });
      expect(memory?.title).toMatch(/^Something long before\. /);
    },
  ],
];

const page = (title: string, text: string): object => ({
  title,
  type: 'report',
  files: [{ path: `${title}/index.html`, content: `<h1>Page</h1><script>hidden${text}</script><p>${text}</p>` }],
});

describe('GET /search', () => {
  it.each(sentences)('%s', (_, check) => check());

  it('finds what a turn said and made, and what it made of it later', async () => {
    const [question, answer, first, second] = [word(), word(), word(), word()];
    const project_id = await project();
    const { id } = await api.conversations.create({ project_id });
    const only =
      (call: string, arguments_: object): Script =>
      ({ input }) =>
        input.at(-1)?.['type'] === 'function_call_output'
          ? [{ say: `It is ${answer}.` }]
          : [{ call, with: JSON.stringify(arguments_) }];
    await turn(id, `Make a page about ${question}`, only('create_artifact', page('Page', first)));
    const [artifact] = (await api.artifacts.list({ project_id })).data;
    expect(ids(await api.search.query({ q: question, types: ['conversation'] }))).toEqual([id]);
    expect(ids(await api.search.query({ q: answer }))).toEqual([id]);
    expect(ids(await api.search.query({ q: first }))).toEqual([artifact?.id]);
    expect(await api.search.query({ q: `hidden${first}` })).toMatchObject({ total: 0 });

    const files = [{ path: 'Page/index.html', content: `<p>${second}</p>` }];
    await turn(id, 'Again', only('update_artifact', { artifact_id: artifact?.id, files }));
    expect(ids(await api.search.query({ q: second }))).toEqual([artifact?.id]);
    expect(await api.search.query({ q: first, types: ['artifact'] })).toMatchObject({ total: 0 });

    await api.projects.delete(project_id);
    for (const q of [question, answer, second]) expect(await api.search.query({ q })).toMatchObject({ total: 0 });
  });

  it('takes any text: none is an error of the server', async () => {
    await remember('this AND that OR not near 東京 config');
    const nasty = [
      '"',
      "'",
      '*',
      'NEAR(',
      ')',
      'AND',
      'OR',
      'NOT',
      'title:',
      '{a b}:',
      '^',
      '-',
      '\0',
      '%',
      ';--',
      '東京',
    ];
    const text = fc.oneof(
      fc.array(fc.constantFrom(...nasty, 'this', 'conf'), { minLength: 1, maxLength: 10 }).map((all) => all.join(' ')),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }),
      fc.string({ minLength: 1, maxLength: 2_000 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        const { results, total } = await api.search.query({ q });
        expect(total).toBe(results.length);
      }),
      { numRuns: 150 },
    );
    // What is no text at all is refused.
    const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(bytes, async (all) => {
        const encoded = all.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
        expect((await raw(`?q=${encoded}`)).status).toBeOneOf([200, 400, 422]);
      }),
      { numRuns: 100 },
    );
  });
});
