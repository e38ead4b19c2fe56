import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, chat, messages, responses, user } from './asking.ts';
import type { Received } from './mocks.ts';
import { start, type Running } from './running.ts';

/**
 * Prompt caching is automatic across the catalog (seed 000, "Conversation state"): what a provider has read of a
 * conversation reaches it again byte for byte when the conversation has grown.
 */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

/** One model on each provider kind that an alias routes to. */
const models = ['r-mid', 'a-mid', 'g-a', 'g-c', 'f-d', 'f-k', 'm-s', 'x-a', 'service_air'] as const;

/** Keys out of any order that a program would give them. */
const schema = {
  required: ['zone', 'area'],
  type: 'object',
  properties: { zone: { type: 'string', description: 'Z' }, area: { enum: ['b', 'a'], type: 'string' } },
};
const args = '{"zone":"Z","area":"b"}';

/** A conversation of any length in each format; `mark` is in its first words, and nowhere in what follows. */
const formats: Readonly<Record<string, (model: string, mark: string, rounds: number) => object>> = {
  [chat]: (model, mark, rounds) => ({
    model,
    messages: [
      { role: 'system', content: `Be brief, ${mark}.` },
      user('Where am I?'),
      ...repeated(rounds, (round) => [
        {
          role: 'assistant',
          content: `Looking ${round}.`,
          tool_calls: [{ id: `call_${round}`, type: 'function', function: { name: 'look', arguments: args } }],
        },
        { role: 'tool', tool_call_id: `call_${round}`, content: `Zone ${round}` },
        { role: 'assistant', content: `In zone ${round}.` },
        user(`And now, ${round}?`),
      ]),
    ],
    tools: [{ type: 'function', function: { name: 'look', description: 'Looks.', parameters: schema } }],
    temperature: 1,
  }),
  [responses]: (model, mark, rounds) => ({
    model,
    store: false,
    instructions: `Be brief, ${mark}.`,
    input: [
      user('Where am I?'),
      ...repeated(rounds, (round) => [
        {
          type: 'message',
          role: 'assistant',
          content: [{ type: 'output_text', text: `Looking ${round}.`, annotations: [] }],
        },
        { type: 'function_call', call_id: `call_${round}`, name: 'look', arguments: args },
        { type: 'function_call_output', call_id: `call_${round}`, output: `Zone ${round}` },
        {
          type: 'message',
          role: 'assistant',
          content: [{ type: 'output_text', text: `In zone ${round}.`, annotations: [] }],
        },
        user([{ type: 'input_text', text: `And now, ${round}?` }]),
      ]),
    ],
    tools: [{ type: 'function', name: 'look', description: 'Looks.', parameters: schema }],
  }),
  [messages]: (model, mark, rounds) => ({
    model,
    max_tokens: 500,
    system: [{ text: `Be brief, ${mark}.`, type: 'text', cache_control: { type: 'ephemeral', ttl: '1h' } }],
    messages: [
      user([{ cache_control: { type: 'ephemeral' }, text: 'Where am I?', type: 'text' }]),
      ...repeated(rounds, (round) => [
        {
          role: 'assistant',
          content: [
            { text: `Looking ${round}.`, type: 'text' },
            { input: JSON.parse(args) as unknown, name: 'look', id: `call_${round}`, type: 'tool_use' },
          ],
        },
        user([{ content: `Zone ${round}`, is_error: round > 1, tool_use_id: `call_${round}`, type: 'tool_result' }]),
        { content: `In zone ${round}.`, role: 'assistant' },
        user(`And now, ${round}?`),
      ]),
    ],
    tools: [{ input_schema: schema, name: 'look', cache_control: { type: 'ephemeral' }, description: 'Looks.' }],
  }),
};

function repeated(rounds: number, of: (round: number) => object[]): object[] {
  return Array.from({ length: rounds }, (_, index) => of(index + 1)).flat();
}

/** What a provider was sent, as the text that it was. */
function textOf(received: Received | undefined): string {
  return Buffer.from(received?.raw ?? '', 'base64').toString();
}

/** The three pieces of a body: what stands before its list of messages, in it, and after it. */
function pieces(received: Received | undefined): readonly [string, string, string] {
  const text = textOf(received);
  const body = received?.body as Readonly<Record<string, unknown>>;
  const list = JSON.stringify(body['messages'] ?? body['input'] ?? body['contents']);
  const at = text.indexOf(list);
  expect(at).toBeGreaterThan(-1);
  return [text.slice(0, at), list.slice(1, -1), text.slice(at + list.length)];
}

describe.each(Object.entries(formats))('%s', (path, conversation) => {
  it.each(models)('on %s says the same again, and then what is new', async (model) => {
    const mark = `grows-on-${model}-from-${path.replaceAll('/', '-')}`;
    const asked = (rounds: number) => ask(running, path, () => conversation(model, mark, rounds));
    let before: readonly [string, string, string] | null = null;
    for (const rounds of [0, 1, 2, 3]) {
      const { response } = await asked(rounds);
      expect(response.status).toBe(200);
      const now = pieces((await running.mocks.received(mark)).at(-1));
      if (before !== null) {
        expect([now[0], now[2]]).toEqual([before[0], before[2]]);
        expect(now[1].slice(0, before[1].length + 2)).toBe(`${before[1]},{`);
      }
      before = now;
    }
  });

  it.each(models)('on %s keeps the order of keys in schemas and arguments', async (model) => {
    const mark = `orders-on-${model}-from-${path.replaceAll('/', '-')}`;
    await ask(running, path, () => conversation(model, mark, 1));
    const [received] = await running.mocks.received(mark);
    const text = textOf(received);
    const { properties } = schema;
    // One wire writes the names of types in capitals.
    expect(text.toLowerCase()).toContain(JSON.stringify(properties).toLowerCase());
    expect(text).toContain(received?.wire === 'responses' ? JSON.stringify(args) : args);
  });
});

it('is the same for the same request, stream or not', async () => {
  for (const model of models) {
    const mark = `twice-on-${model}-here`;
    for (const stream of [false, false, true]) {
      const body = { ...formats[messages]?.(model, mark, 1), stream };
      await (await running.http.post(messages, body)).text();
    }
    const [first, second, streamed] = (await running.mocks.received(mark)).map((received) => pieces(received));
    expect(second).toEqual(first);
    expect(streamed?.[1]).toBe(first?.[1]);
  }
});

it('keeps every breakpoint of a Messages caller for a messages-wire target, blocks and tools to the byte', async () => {
  const mark = 'breakpoints-here';
  const body = formats[messages]?.('a-mid', mark, 2) as Readonly<Record<string, unknown>>;
  const { content } = await ask(running, messages, () => body);
  expect(content).toBeUndefined();
  const text = textOf((await running.mocks.received(mark))[0]);
  for (const field of ['system', 'messages', 'tools']) {
    const blocks = (body[field] as { readonly content?: unknown }[]).flatMap((one) => one.content ?? one);
    for (const block of blocks) expect(text).toContain(JSON.stringify(block));
  }
});

it('a thought and its signature go back as the provider gave them, in every later turn', async () => {
  const mark = 'thoughts-stay-here';
  const tools = [{ name: 'look', input_schema: schema }];
  const thinking = { type: 'enabled', budget_tokens: 1_024 };
  const history: object[] = [user(`${mark}: call look with zone=Z, area=b`)];
  const sent: (readonly [string, string, string])[] = [];
  for (const round of [1, 2, 3]) {
    const { response, body } = await ask(running, messages, () => ({
      model: 'a-mid',
      max_tokens: 2_000,
      thinking,
      tools,
      messages: history,
    }));
    expect(response.status).toBe(200);
    sent.push(pieces((await running.mocks.received(mark)).at(-1)));
    const content = body['content'] as { readonly type: string; readonly id?: string }[];
    const call = content.find(({ type }) => type === 'tool_use');
    const next = call === undefined ? `More, ${round}` : [{ type: 'tool_result', tool_use_id: call.id, content: 'Z' }];
    history.push({ role: 'assistant', content }, user(next));
  }
  expect(sent[1]?.[1]).toContain('"signature"');
  for (const [index, [, list]] of sent.slice(1).entries()) expect(list.startsWith(`${sent[index]?.[1]},`)).toBe(true);
});

describe('JSON inside of text', () => {
  const spaced = '{ "b": 1.0, "1": 2, "b": 3, "n": 12345678901234567890 }';
  const asked = (model: string, mark: string) => ({
    model,
    messages: [
      user(mark),
      { role: 'assistant', tool_calls: [{ id: 'c', type: 'function', function: { name: 'look', arguments: spaced } }] },
      { role: 'tool', tool_call_id: 'c', content: 'Z' },
    ],
  });

  it.each(['r-mid', 'x-a'])('arguments are kept to the letter for %s, whose wire has them as text', async (model) => {
    const { received } = await ask(running, chat, (mark) => asked(model, mark));
    expect(textOf(received)).toContain(JSON.stringify(spaced));
  });

  it.each(models)('keys of a schema that are integers come first for %s, alike in every turn', async (model) => {
    const mark = `integers-for-${model}-here`;
    const properties = '{"b":{"type":"string"},"10":{"type":"string"},"2":{"type":"string"}}';
    for (const said of ['one', 'two']) {
      const tools = `[{"name":"look","input_schema":{"type":"object","properties":${properties}}}]`;
      const text = JSON.stringify({ model, max_tokens: 500, messages: [user(`${mark} ${said}`)], tools: '?' });
      const headers = { 'x-api-key': running.key, 'content-type': 'application/json' };
      const body = text.replace('"?"', tools);
      expect((await fetch(running.url + messages, { method: 'POST', headers, body })).status).toBe(200);
    }
    const sent = (await running.mocks.received(mark)).map(textOf);
    expect(sent).toHaveLength(2);
    for (const text of sent) expect(text).toMatch(/"properties":\{"2":.*"10":.*"b":/u);
  });

  /** No object of the language keeps them otherwise; it is the same in every turn, so no cache is lost by it. */
  it.each(['a-mid', 'f-d', 'g-a'])(
    'become an object for %s: integer keys first, the last of two alike',
    async (model) => {
      const { received } = await ask(running, chat, (mark) => asked(model, mark));
      expect(textOf(received)).toContain('{"1":2,"b":3,"n":12345678901234567000}');
    },
  );
});
