import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isErrorBody } from '../error-form.ts';
import { type GroupModel, groupModels } from '../models.ts';
import { mutationsOfKeys } from './keys.ts';
import { validBodies } from '../mutations.ts';
import { startOther, type OtherGateway } from '../other-gateway.ts';
import { start, type Running } from '../running.ts';

/**
 * Names that every object inherits are names like any other: they change nothing but the request that they stand in, and
 * where a caller means them as data they arrive. The gateway runs with `--disable-proto=throw`, so whoever assigned to a
 * key `__proto__` would throw, which is a 500.
 */
let running: Running;
let gateway: OtherGateway;
beforeAll(async () => {
  running = await start();
  gateway = await startOther(running, {
    limits: { requests_per_minute: 1_000_000, tokens_per_minute: 1_000_000_000 },
    environment: { NODE_OPTIONS: '--disable-proto=throw' },
  });
});
afterAll(async () => {
  await gateway.stop();
  await running.stop();
});

interface Answered {
  readonly status: number;
  readonly text: string;
}

async function post(path: string, body: string): Promise<Answered> {
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'x-api-key': running.key, 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, text: await response.text() };
}

/** What a request would show that inherited fields which nobody sent. */
async function plain(mark: string): Promise<unknown> {
  const body = { model: 'a-mid', messages: [{ role: 'user', content: mark }] };
  const { status, text } = await post('/v1/chat/completions', JSON.stringify(body));
  const [received] = await running.mocks.received(mark);
  const { choices } = JSON.parse(text) as { readonly choices: unknown };
  return JSON.parse(JSON.stringify({ status, choices, sent: received?.body }).replaceAll(mark, '')) as unknown;
}

/** Fields by whose inheritance another request would be served otherwise. */
const gadget = { stream: true, temperature: 0.123, max_tokens: 7, status: 599, polluted: 'yes', toJSON: null };

let marks = 0;

describe.each(Object.entries(validBodies))('%s', (path, bodies) => {
  it('takes or refuses them at any place, and the next request is what it was', async () => {
    marks += 1;
    const before = await plain(`before${marks}here`);
    for (const body of bodies)
      for (const key of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', 'then'])
        for (const text of mutationsOfKeys(body, key, key === 'constructor' ? { prototype: gadget } : gadget)) {
          const answer = await post(path, text);
          expect([200, 400, 422], text).toContain(answer.status);
          if (answer.status !== 200) expect(isErrorBody(path, answer.text), answer.text).toBe(true);
        }
    expect(await plain(`after${marks}here`)).toEqual(before);
  }, 120_000);
});

/** Properties by inherited names, as JSON: an object literal cannot have the first one. */
const properties =
  '{"__proto__":{"type":"string"},"constructor":{"type":"string"},"prototype":{"type":"string"},"city":{"type":"string"}}';
const args = '{"__proto__":"a","constructor":"b","prototype":{"__proto__":{"x":1}},"city":"Oslo"}';

describe.each(groupModels.map((model): [string, GroupModel] => [model.alias, model]))('on %s', (alias) => {
  it('a property of a schema and an argument of a call that are named so arrive as data', async () => {
    marks += 1;
    const mark = `data${marks}here`;
    const schema = `{"type":"object","properties":${properties}}`;
    const answer = await post(
      '/v1/messages',
      `{"model":"${alias}","max_tokens":500,"tools":[{"name":"look","input_schema":${schema}}],"messages":[
        {"role":"user","content":"${mark}"},
        {"role":"assistant","content":[{"type":"tool_use","id":"t1","name":"look","input":${args}}]},
        {"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":"done"}]}]}`,
    );
    expect(answer.status, answer.text).toBe(200);
    const [received] = await running.mocks.received(mark);
    const sent = Buffer.from(received?.raw ?? '', 'base64').toString();
    expect(sent).toMatch(/"__proto__": ?\{"type": ?"(?:string|STRING)"/u);
    expect(sent).toMatch(/"constructor": ?\{"type": ?"(?:string|STRING)"/u);
    // Arguments are a text on some wires.
    expect(sent.replaceAll('\\"', '"')).toContain(args);
  });
});

it.each(['a-mid', 'r-mid', 'g-a', 'f-d'])(
  'a call of %s with an argument named so reaches its caller',
  async (model) => {
    const content = 'Use the look tool with __proto__=evil and constructor=good';
    const body = `{"model":"${model}","messages":[{"role":"user","content":"${content}"}],"tools":[{"type":"function",
    "function":{"name":"look","parameters":{"type":"object","properties":${properties},"required":["__proto__","constructor"]}}}]}`;
    const { status, text } = await post('/v1/chat/completions', body);
    expect(status, text).toBe(200);
    const { choices } = JSON.parse(text) as {
      readonly choices: readonly { readonly message: { readonly tool_calls: readonly ToolCall[] } }[];
    };
    const said = choices[0]?.message.tool_calls[0]?.function.arguments ?? '';
    expect(said).toContain('"__proto__":"evil"');
    expect(said).toContain('"constructor":"good"');
  },
);

interface ToolCall {
  readonly function: { readonly arguments: string };
}
