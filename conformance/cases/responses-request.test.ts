import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask as askPlainly, responses, user, type Asked } from './asking.ts';
import { valueAt } from './mocks.ts';
import { start, type Running } from './running.ts';

/** What a Responses request may hold (seed 000, "Responses request"). */
let running: Running;
let client: OpenAI;
beforeAll(async () => {
  running = await start();
  client = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: running.key, maxRetries: 0 });
});
afterAll(() => running.stop());

/** Asks a model with these fields beside an input that no other request has. */
function ask(model: string, fields: object, of: (mark: string) => unknown = (mark) => mark): Promise<Asked> {
  return askPlainly(running, responses, (mark) => ({ model, input: of(mark), ...fields }));
}

const nothing = { dropped: undefined, clamped: undefined, content: undefined };
const sent = ({ received }: Asked, path: string): unknown => valueAt(received?.body, path.split('.'));

describe('a parameter that is ignored', () => {
  const ignored = {
    background: true,
    metadata: { a: 'b' },
    user: 'somebody',
    safety_identifier: 'somebody',
    service_tier: 'flex',
    prompt_cache_key: 'k',
    prompt_cache_retention: '24h',
    top_logprobs: 3,
    truncation: 'auto',
    max_tool_calls: 4,
    stream_options: { include_obfuscation: true },
  };

  it.each(Object.entries(ignored))('%s reaches no provider and is not reported', async (name, value) => {
    for (const model of ['r-mid', 'a-mid']) {
      const asked = await ask(model, { [name]: value });
      expect(asked.response.status).toBe(200);
      expect(asked).toMatchObject(nothing);
      expect(sent(asked, name)).toBeUndefined();
    }
  });

  it('is repeated by the response, but for what the gateway does not do', async () => {
    const { body } = await ask('r-mid', ignored);
    const { metadata, safety_identifier, prompt_cache_key, top_logprobs, truncation, max_tool_calls } = ignored;
    const repeated = { metadata, safety_identifier, prompt_cache_key, top_logprobs, truncation, max_tool_calls };
    expect(body).toMatchObject({ ...repeated, background: false, service_tier: 'default' });
  });
});

describe('a parameter that is rejected', () => {
  it.each(['conversation', 'prompt', 'context_management'])(
    '%s is a 400 before any provider is asked',
    async (name) => {
      for (const value of ['x', { id: 'x' }, [{}]]) {
        const { response, body, received } = await ask('r-mid', { [name]: value });
        expect(response.status).toBe(400);
        expect(body).toMatchObject({ error: { type: 'invalid_request_error', param: name } });
        expect(received).toBeUndefined();
      }
      expect((await ask('r-mid', { [name]: null })).response.status).toBe(200);
    },
  );
});

describe('a field that this API does not have', () => {
  const foreign = {
    top_k: 5,
    stop: ['x'],
    seed: 1,
    presence_penalty: 0.5,
    frequency_penalty: 0.5,
    max_completion_tokens: 5,
    web_search_options: {},
    functions: [{ name: 'look' }],
    function_call: 'auto',
    thinking: { type: 'enabled', budget_tokens: 2000 },
    novelty: { deep: [1] },
    client_metadata: { 'x-installation': 'y' },
  };

  it.each(Object.entries(foreign))('%s is ignored in silence', async (name, value) => {
    for (const model of ['r-small', 'a-small', 'g-c']) {
      const asked = await ask(model, { [name]: value });
      expect(asked.response.status).toBe(200);
      expect(asked).toMatchObject(nothing);
      expect(sent(asked, name)).toBeUndefined();
    }
  });
});

describe('a parameter that depends on the model', () => {
  it('max_output_tokens is clamped to the ceiling and raised to the floor', async () => {
    const ceiling = await ask('g-a', { max_output_tokens: 100_000 });
    expect([ceiling.clamped, sent(ceiling, 'generationConfig.maxOutputTokens')]).toEqual([
      'max_tokens=100000>65536',
      65_536,
    ]);
    const floor = await ask('r-mid', { max_output_tokens: 3 });
    expect([floor.clamped, sent(floor, 'max_output_tokens')]).toEqual(['max_tokens=3>16', 16]);
    const above = await ask('r-mid', { max_output_tokens: 131_073 });
    expect(above.body).toMatchObject({ error: { code: 'max_tokens_exceeded', param: 'max_output_tokens' } });
  });

  it('temperature and top_p are sent where they are taken, else dropped and named', async () => {
    const taken = await ask('r-small', { temperature: 0.5, top_p: 0.9 });
    expect(taken).toMatchObject(nothing);
    expect(taken.received?.body).toMatchObject({ temperature: 0.5, top_p: 0.9 });
    const not = await ask('r-mid', { temperature: 0.5, top_p: 0.9 });
    expect([not.dropped, sent(not, 'temperature'), sent(not, 'top_p')]).toEqual([
      'temperature, top_p',
      undefined,
      undefined,
    ]);
  });

  it('text.verbosity is sent to models that have it, else dropped and named', async () => {
    const taken = await ask('r-mid', { text: { verbosity: 'low' } });
    expect([taken.dropped, sent(taken, 'text.verbosity')]).toEqual([undefined, 'low']);
    expect(taken.body).toMatchObject({ text: { verbosity: 'low' } });
    for (const model of ['a-mid', 'g-a', 'f-d', 'x-a']) {
      expect((await ask(model, { text: { verbosity: 'low' } })).dropped).toBe('verbosity');
    }
  });

  it('text.format of type text asks for nothing; one with a schema reaches the model', async () => {
    const plain = await ask('m-s', { text: { format: { type: 'text' } } });
    expect([plain.response.status, plain.body['text']]).toEqual([200, { format: { type: 'text' } }]);
    const schema = {
      type: 'object',
      properties: { n: { type: 'integer' } },
      required: ['n'],
      additionalProperties: false,
    };
    const format = { type: 'json_schema', name: 'answer', schema, strict: true };
    const made = await ask('r-mid', { text: { format } });
    expect(sent(made, 'text.format')).toEqual(format);
    expect(made.body).toMatchObject({ text: { format } });
    const refused = await ask('m-s', { text: { format } });
    expect(refused.body).toMatchObject({ error: { code: 'param_not_supported' } });
  });

  it('reasoning.effort moves onto the ladder of the model', async () => {
    const moved = await ask('r-small', { reasoning: { effort: 'max' } });
    expect([moved.clamped, sent(moved, 'reasoning.effort')]).toEqual(['reasoning_effort=max>xhigh', 'xhigh']);
    expect((await ask('a-small', { reasoning: { effort: 'high' } })).dropped).toBe('reasoning_effort');
  });

  it('parallel_tool_calls is sent where it is taken', async () => {
    const tools = [{ type: 'function', name: 'look', parameters: { type: 'object', properties: {} } }];
    expect(sent(await ask('r-mid', { tools, parallel_tool_calls: false }), 'parallel_tool_calls')).toBe(false);
    expect((await ask('g-a', { tools, parallel_tool_calls: false })).dropped).toBe('parallel_tool_calls');
  });
});

describe('null', () => {
  it('means the same as leaving the field out', async () => {
    const fields = ['instructions', 'stream', 'stream_options', 'max_output_tokens', 'temperature', 'top_p', 'text'];
    const more = [
      'reasoning',
      'include',
      'tools',
      'tool_choice',
      'parallel_tool_calls',
      'store',
      'previous_response_id',
    ];
    const nulls = Object.fromEntries([...fields, ...more, 'metadata', 'user'].map((name) => [name, null]));
    const asked = await ask('a-mid', nulls);
    expect(asked).toMatchObject(nothing);
    const bare = await ask('a-mid', {});
    const withoutMark = ({ received }: Asked): string => JSON.stringify(received?.body).replace(/trap-\d+-here/, '');
    expect(withoutMark(asked)).toBe(withoutMark(bare));
    expect(asked.body).toMatchObject({ store: true, previous_response_id: null, tools: [], tool_choice: 'auto' });
  });
});

describe('the input', () => {
  it('is a text, or items with or without type, id and status', async () => {
    const conversation = (mark: string) => [
      user(mark),
      { type: 'message', role: 'developer', content: 'Be brief.' },
      {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        status: 'completed',
        phase: 'final_answer',
        content: [{ type: 'output_text', text: 'Before.', annotations: [], logprobs: [] }],
      },
      { id: 'rs_1', type: 'reasoning', summary: [], status: null },
      { id: 'fc_1', type: 'function_call', call_id: 'c1', name: 'look', arguments: '{}', status: 'completed' },
      {
        id: 'fco_1',
        type: 'function_call_output',
        call_id: 'c1',
        output: [{ type: 'input_text', text: 'rain' }],
        status: 'completed',
      },
      { role: 'assistant', content: null },
      { role: 'user', content: [{ type: 'input_text', text: 'And now?' }] },
    ];
    for (const model of ['r-mid', 'a-mid', 'g-a', 'f-d', 'm-s', 'x-a']) {
      const { response, received } = await ask(model, {}, conversation);
      expect([model, response.status]).toEqual([model, 200]);
      const said = JSON.stringify(received?.body);
      for (const text of ['Be brief.', 'Before.', 'look', 'rain', 'And now?']) expect(said).toContain(text);
      // Ids of items mean nothing to a provider that keeps nothing.
      expect(said).not.toMatch(/msg_1|rs_1|fc_1|fco_1/);
    }
  });

  it('that is empty, or holds a role that there is not, fails its type', async () => {
    for (const input of ['', [], [{ role: 'nobody', content: 'x' }], [{ type: 'function_call', name: 'x' }], 7, null]) {
      const { response, body } = await ask('a-mid', {}, () => input);
      expect([input, response.status, Object.keys(body)]).toEqual([input, 422, ['detail']]);
    }
  });

  it('of a kind that we do not know goes to a provider on this wire alone', async () => {
    const unknown = (mark: string) => [user(mark), { type: 'novel_item', id: 'n1', text: 'novelty' }];
    expect((await ask('a-mid', {}, unknown)).content).toBe('novel_item');
    expect(JSON.stringify((await ask('r-mid', {}, unknown)).received?.body)).toContain('novelty');
  });
});

describe('tools in a namespace', () => {
  const parameters = { type: 'object', properties: { city: { type: 'string' } } };
  const tools = [
    {
      type: 'namespace',
      name: 'weather',
      description: 'About the weather.',
      tools: [{ type: 'function', name: 'look', parameters, strict: false }],
    },
    { type: 'function', name: 'look', parameters, strict: false },
  ];

  it.each(['r-mid', 'a-mid', 'g-a', 'f-d'])('are offered to %s under one name, and called under two', async (model) => {
    const asked = await ask(
      model,
      { tools, tool_choice: { type: 'function', namespace: 'weather', name: 'look' } },
      (mark) => [user(`${mark}: city=Oslo`)],
    );
    expect(JSON.stringify(asked.received?.body)).toContain('"weather__look"');
    const output = asked.body['output'] as readonly Record<string, unknown>[];
    expect(output).toMatchObject([
      { type: 'function_call', namespace: 'weather', name: 'look', arguments: '{"city":"Oslo"}' },
    ]);
    expect(asked.body).toMatchObject({ tools: [{ type: 'namespace', name: 'weather' }, { name: 'look' }] });
    const call = output[0] ?? {};
    const again = await ask(model, { tools }, (mark) => [
      user(mark),
      call,
      { type: 'function_call_output', call_id: call['call_id'], output: 'rain' },
    ]);
    expect(again.response.status).toBe(200);
    expect(JSON.stringify(again.body['output'])).toMatch(/weather__look answered: .*rain/);
  });
});

it('the SDK reads the text of a parsed answer, and adds up a stream', async () => {
  const schema = {
    type: 'object',
    properties: { capital: { type: 'string' } },
    required: ['capital'],
    additionalProperties: false,
  };
  const parsed = await client.responses.parse({
    model: 'a-mid',
    input: 'capital=Oslo',
    text: { format: { type: 'json_schema', name: 'answer', schema, strict: true } },
  });
  expect(parsed.output_text).toBe('{"capital":"Oslo"}');
  const stream = client.responses.stream({ model: 'a-mid', input: 'Hello' });
  expect((await stream.finalResponse()).output_text).toBe('You said: Hello');
});
