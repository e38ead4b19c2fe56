import { connect, createChatCompletion, Polywire, type Effort, type Refused } from '@polywire/generated/sdk/gateway.ts';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';

const options = {
  baseUrl: 'http://127.0.0.1:1',
  apiKey: 'pw-key',
  maxRetries: 0,
  fetch: () => Promise.reject(new Error('no network')),
};
const client = new Polywire(options);
const messages = [{ role: 'user', content: 'Hi' }] as const;
const jsonSchema = { type: 'json_schema', json_schema: { name: 'n', schema: {} } } as const;
const message = { max_tokens: 9, messages } as const;
const output_config = { effort: 'low', format: { type: 'json_schema', schema: {} } } as const;
const schema = { type: 'json_schema', name: 'n', schema: {} } as const;

/** Only its types are looked at. */
const never = async (): Promise<void> => {
  // Names that the catalogue knows, and any other.
  await client.chat.completions.create({ model: 'a-mid', messages, reasoning_effort: 'max' });
  await client.chat.completions.create({ model: 'somebodys-model-3', messages, response_format: jsonSchema });
  const chosen: string = 'm-s'; // as of a setting
  await createChatCompletion(connect(options), {
    model: chosen,
    messages,
    temperature: 1,
    response_format: jsonSchema,
  });

  // A JSON schema of a model that has none is a type error, in each format.
  // @ts-expect-error m-s refuses it
  await client.chat.completions.create({ model: 'm-s', messages, response_format: jsonSchema });
  // @ts-expect-error m-s refuses it
  await client.chat.completions.create({ model: 'm-s', messages, stream: true, response_format: jsonSchema });
  // @ts-expect-error m-s refuses it
  await client.responses.create({ model: 'm-s', input: 'Hi', text: { format: schema } });
  // @ts-expect-error m-s refuses it
  await client.messages.create({ ...message, model: 'm-s', output_config });
  // @ts-expect-error m-s refuses it
  await client.chat.completions.parse({ model: 'm-s', messages, output: z.object({}) });
  // @ts-expect-error a-mid has no JSON mode
  await client.chat.completions.create({ model: 'a-mid', messages, response_format: { type: 'json_object' } });

  await client.chat.completions.create({ model: 'r-mid', messages, response_format: jsonSchema });
  await client.responses.create({ model: 'r-mid', input: 'Hi', text: { format: schema, verbosity: 'low' } });
  await client.messages.create({ ...message, model: 'r-mid', output_config });

  // What a model drops is no error, but a hint for editors and linters.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  await client.chat.completions.create({ model: 'a-mid', messages, temperature: 1, seed: 3 });

  // @ts-expect-error no such field
  await client.chat.completions.create({ model: 'a-mid', messages, temprature: 1 });
  // @ts-expect-error no such role
  await client.chat.completions.create({ model: 'a-mid', messages: [{ role: 'usr', content: 'Hi' }] });

  const reply = await client.chat.completions.parse({ model: 'r-mid', messages, output: z.object({ a: z.number() }) });
  expectTypeOf(reply.parsed).toEqualTypeOf<{ a: number } | null>();
};

test('an alias carries its capabilities in its type', () => {
  expectTypeOf<Effort<'a-mid'>>().toEqualTypeOf<'low' | 'medium' | 'high' | 'max'>();
  expectTypeOf<Refused<'a-mid' | 'm-s'>>().toEqualTypeOf<'json_object' | 'json_schema'>();
  expectTypeOf<Refused<'unknown'>>().toEqualTypeOf<never>();
  expect(never).toBeTypeOf('function');
});
