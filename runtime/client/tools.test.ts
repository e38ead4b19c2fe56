import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { CallOptions } from './options.ts';
import { check, closedJsonSchemaOf, jsonSchemaOf } from './standard-schema.ts';
import { OutputError, parsed } from './structured.ts';
import { runWithTools, tool, TurnLimitError } from './tools.ts';

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools: readonly object[];
}

const call = (id: string, name: string, written: string): object => ({ id, function: { name, arguments: written } });

/** A model that makes these calls, turn by turn, and then answers; and what it was asked. */
function scripted(...turns: readonly (readonly object[])[]): {
  readonly asked: Asked[];
  readonly create: (body: object, options?: CallOptions) => Promise<never>;
} {
  const asked: Asked[] = [];
  return {
    asked,
    create: (body) => {
      asked.push(body as Asked);
      const tool_calls = turns[asked.length - 1];
      return Promise.resolve({ choices: [{ message: { role: 'assistant', content: null, tool_calls } }] } as never);
    },
  };
}

const question = [{ role: 'user', content: 'Hi' }];
const double = tool({ name: 'double', input: z.object({ n: z.number() }), run: ({ n }) => ({ twice: 2 * n }) });
const results = ({ messages }: Asked): readonly string[] =>
  messages.filter(({ role }) => role === 'tool').map(({ content }) => content);

test('the calls of a turn run side by side, and their results go back in order', async () => {
  const order: string[] = [];
  let release = (): void => undefined;
  const second = new Promise<void>((resolve) => (release = resolve));
  const slow = tool({
    name: 'slow',
    input: z.object({}),
    run: () => second.then(() => order.push('slow')).then(() => 'slow'),
  });
  const fast = tool({
    name: 'fast',
    input: z.object({}),
    run: () => {
      order.push('fast');
      release();
    },
  });
  const { asked, create } = scripted([call('1', 'slow', '{}'), call('2', 'fast', '')]);
  const run = await runWithTools(create, { messages: question, tools: [slow, fast] });
  expect(order).toEqual(['fast', 'slow']);
  expect(asked.map(results)).toEqual([[], ['slow', 'null']]);
  expect(run.turns).toBe(2);
  expect(run.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'tool', 'assistant']);
});

test('what goes wrong with a tool is told to the model: a failure, bad arguments, a tool that is not there', async () => {
  const broken = tool({
    name: 'broken',
    input: z.object({}),
    run: () => Promise.reject(new Error('out of order')),
  });
  const calls = [
    ...[call('1', 'broken', '{}'), call('2', 'double', '{"n":"x"}'), call('3', 'double', '{"n":')],
    ...[call('4', 'nobody', '{}'), call('5', 'double', '{"n":21}')],
  ];
  const { asked, create } = scripted(calls);
  await runWithTools(create, { messages: question, tools: [broken, double] });
  const [failed, type, json, nobody, right] = results(asked[1] ?? { messages: [], tools: [] });
  expect(failed).toBe('Error: out of order');
  expect(type).toMatch(/^Error: n: /);
  expect(json).toMatch(/^Error: no JSON/);
  expect(nobody).toBe('Error: there is no tool nobody');
  expect(right).toBe('{"twice":42}');
});

test('a run is bounded, and can be gone on from', async () => {
  const endless = Array.from({ length: 9 }, (_, turn) => [call(String(turn), 'double', '{"n":1}')]);
  const run = runWithTools(scripted(...endless).create, { messages: question, tools: [double] }, { maxTurns: 3 });
  const error: unknown = await run.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TurnLimitError);
  expect((error as TurnLimitError).messages).toHaveLength(7);
});

test("other tools of the request stay, and no function of the caller's is sent", async () => {
  const { asked, create } = scripted();
  await runWithTools(create, { messages: question, tools: [double, { type: 'web_search' }] });
  expect(asked[0]?.tools).toEqual([
    { type: 'function', function: { name: 'double', parameters: jsonSchemaOf(z.object({ n: z.number() })) } },
    { type: 'web_search' },
  ]);
});

test('a schema of either library holds text against itself; one without a JSON Schema needs it beside it', async () => {
  const jsonSchema = { type: 'object' };
  const shapes = [z.object({ a: z.number() }), { schema: v.object({ a: v.number() }), jsonSchema }];
  for (const shape of shapes) {
    expect(await check(shape, '{"a":1}')).toMatchObject({ value: { a: 1 } });
    expect((await check(shape, '{"a":"1"}')).issues).toHaveLength(1);
    expect(jsonSchemaOf(shape)).toMatchObject({ type: 'object' });
  }
  expect(() => jsonSchemaOf(v.object({}))).toThrow('a schema of valibot needs its jsonSchema beside it');
});

test('the JSON Schema of an answer is closed where a library made it, and as given where the caller did', () => {
  const inner = z.object({ b: z.number() });
  const closed = closedJsonSchemaOf(z.object({ a: z.array(inner), loose: z.looseObject({ c: z.string() }) }));
  expect(closed).toMatchObject({
    additionalProperties: false,
    properties: { a: { items: { additionalProperties: false } }, loose: { additionalProperties: {} } },
  });
  expect(closed).not.toHaveProperty('$schema');
  const given = { type: 'object', properties: {} };
  expect(closedJsonSchemaOf({ schema: inner, jsonSchema: given })).toBe(given);
});

test('an answer that does not follow its schema is an error that has it; a refusal is null', async () => {
  const says = (content: string | null) => () => Promise.resolve({ choices: [{ message: { content } }] });
  const output = z.object({ a: z.number() });
  expect(await parsed(says('{"a":1}'), { output })).toMatchObject({ parsed: { a: 1 } });
  expect(await parsed(says(null), { output })).toMatchObject({ parsed: null });
  const error: unknown = await parsed(says('{"a":'), { output }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OutputError);
  expect(error).toMatchObject({ text: '{"a":' });
});
