import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adaptationOf } from './headers.ts';
import { groupModels } from './models.ts';
import type { Received } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Conversations that the gateway keeps, with the official SDK (seed 000, "Conversation state"; GAPS "chain"). */
let running: Running;
let client: OpenAI;
beforeAll(async () => {
  running = await start();
  client = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: running.key, maxRetries: 0 });
});
afterAll(() => running.stop());

type Params = OpenAI.Responses.ResponseCreateParamsNonStreaming;
type Response = OpenAI.Responses.Response;

let marks = 0;
const newMark = (): string => `chain-${(marks += 1)}-here`;

/** A response, what its headers name as lost, and what its provider got. `mark` is a text of the conversation. */
async function create(params: Params, mark: string) {
  const { data, response } = await client.responses.create(params).withResponse();
  const received = (await running.mocks.received(mark)).at(-1);
  return { ...data, lost: adaptationOf(response.headers).content, sent: textOf(received) };
}

/** The same, streamed. */
async function stream(params: Params): Promise<Response> {
  for await (const event of await client.responses.create({ ...params, stream: true })) {
    if (event.type === 'response.completed') return event.response;
  }
  throw new Error('the stream has no end');
}

function textOf(received: Received | undefined): string {
  return JSON.stringify(received?.body);
}

/** The provider state that a request holds, as `kind|family`. */
function sealsIn(sent: string): readonly string[] {
  const found = sent.match(/bW9jay1zZWFs[A-Za-z0-9+/=]*/g) ?? [];
  return found.map((seal) => Buffer.from(seal, 'base64').toString().split('|').slice(1, 3).join('|'));
}

async function refusal(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  return error instanceof OpenAI.APIError ? [error.status, error.code, error.param] : error;
}

const look: OpenAI.Responses.Tool = {
  type: 'function',
  name: 'look',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  strict: false,
};

describe('previous_response_id', () => {
  it.each(groupModels)('goes on from a stored response of $alias', async ({ alias: model }) => {
    const mark = newMark();
    const first = await create({ model, input: `One ${mark}`, instructions: 'Be brief.' }, mark);
    expect(first.sent).toContain('Be brief.');
    const second = await stream({ model, input: 'Two', previous_response_id: first.id });
    const third = await create({ model, input: 'Three', previous_response_id: second.id }, mark);
    const said = third.sent.match(/One chain|Two|Three/g);
    expect(said).toEqual(['One chain', 'One chain', 'Two', 'Two', 'Three']);
    expect(third.sent).not.toContain('Be brief.');
    expect(third.previous_response_id).toBe(second.id);
  });

  it.each(groupModels)('takes the results of tools that $alias called', async ({ alias: model }) => {
    const mark = newMark();
    const asked = await create({ model, input: `${mark}: call look with city=Oslo`, tools: [look] }, mark);
    const call = asked.output.find((item) => item.type === 'function_call');
    expect(call).toMatchObject({ name: 'look', arguments: '{"city":"Oslo"}' });
    const output = { type: 'function_call_output' as const, call_id: call?.call_id ?? '', output: 'rain' };
    const answered = await client.responses.create({
      model,
      previous_response_id: asked.id,
      input: [output],
      tools: [look],
    });
    expect(answered.output_text).toMatch(/look answered: .*rain/);
  });

  it('goes on with another model, and another kind of provider', async () => {
    const mark = newMark();
    let { id } = await create({ model: 'a-mid', input: `Hello ${mark}` }, mark);
    for (const model of ['r-mid', 'g-a', 'f-d', 'm-s', 'x-a', 'a-mid']) {
      const next = await create({ model, input: `From ${model}`, previous_response_id: id }, mark);
      expect(next.sent).toContain(`From ${model}`);
      ({ id } = next);
    }
  });

  it('goes 25 turns back, and no further', async () => {
    const mark = newMark();
    let { id } = await client.responses.create({ model: 'a-mid', input: `turn 0, ${mark}` });
    for (let turn = 1; turn <= 25; turn += 1) {
      ({ id } = await client.responses.create({
        model: 'a-mid',
        input: `turn ${turn}, ${mark}`,
        previous_response_id: id,
      }));
    }
    const turns = async (): Promise<readonly unknown[]> => {
      const { sent } = await create(
        { model: 'a-mid', input: `last, ${mark}`, previous_response_id: id, store: false },
        mark,
      );
      return [...sent.matchAll(/"turn (\d+),/g)].map(([, turn]) => Number(turn));
    };
    expect(await turns()).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  it('of a response that is unknown, deleted, not stored or still under way is refused', async () => {
    const deleted = await client.responses.create({ model: 'a-mid', input: 'Hi' });
    await client.responses.delete(deleted.id);
    const unstored = await client.responses.create({ model: 'a-mid', input: 'Hi', store: false });
    const mark = newMark();
    await running.mocks.script({ match: { marker: mark }, stream: { hangAfter: 5 } });
    const under = await client.responses.create({ model: 'a-mid', input: mark, stream: true });
    const first = (await under[Symbol.asyncIterator]().next()).value as { response: Response };
    for (const id of ['resp_nobody', deleted.id, unstored.id, first.response.id]) {
      const next = client.responses.create({ model: 'a-mid', input: 'x', previous_response_id: id });
      expect(await refusal(next)).toEqual([400, 'previous_response_not_found', 'previous_response_id']);
    }
    await client.responses.cancel(first.response.id);
  });

  it('ends where a response further back was deleted', async () => {
    const mark = newMark();
    const first = await create({ model: 'a-mid', input: `One ${mark}` }, mark);
    const second = await create({ model: 'a-mid', input: `Two ${mark}`, previous_response_id: first.id }, mark);
    await client.responses.delete(first.id);
    const third = await create({ model: 'a-mid', input: `Three ${mark}`, previous_response_id: second.id }, mark);
    expect(third.sent).toContain('Two chain');
    expect(third.sent).not.toContain('One chain');
  });

  it('goes on from what was cut short, without the call that was left in its middle', async () => {
    const mark = newMark();
    await running.mocks.script({ match: { marker: mark }, stream: { hangAfter: 4 } });
    const input = `${mark}: call look with city=Oslo`;
    const events = await client.responses.create({ model: 'r-mid', input, tools: [look], stream: true });
    let id = '';
    for await (const event of events) {
      if (event.type === 'response.created') ({ id } = event.response);
      if (event.type === 'response.function_call_arguments.delta') break;
    }
    await expect
      .poll(() => client.responses.retrieve(id))
      .toMatchObject({
        status: 'cancelled',
        output: [{ type: 'function_call', status: 'incomplete' }],
      });
    const next = await create({ model: 'r-mid', input: 'And?', previous_response_id: id }, mark);
    expect(next.sent).toContain('call look');
    expect(next.sent).not.toContain('"function_call"');
  });
});

/** Models whose provider gives state to its reasoning, or to its calls. */
const carriers = groupModels.filter(
  ({ provider, group }) => provider.carries_reasoning && group.effort_levels.length > 0,
);

describe('the reasoning of a stored response', () => {
  it.each(carriers)('of $alias goes back to it, though its caller never saw the state', async (row) => {
    const { alias: model, groupName, group } = row;
    for (const make of [stream, (params: Params) => client.responses.create(params)]) {
      const mark = newMark();
      const reasoning = { effort: 'high' as const };
      const first = await make({ model, input: `${mark}: call look with city=Oslo`, tools: [look], reasoning });
      expect(JSON.stringify(first)).not.toContain('encrypted_content');
      expect(JSON.stringify(await client.responses.retrieve(first.id))).not.toContain('encrypted_content');
      const call_id = first.output.find((item) => item.type === 'function_call')?.call_id ?? '';
      const input = [{ type: 'function_call_output' as const, call_id, output: 'rain' }];
      const next = { model, previous_response_id: first.id, input, tools: [look], reasoning };
      const second = await create(next, mark);
      expect(new Set(sealsIn(second.sent))).toEqual(new Set([`${group.provider}|${groupName}`]));
      expect(second.lost).toBeUndefined();
    }
  });

  it('goes to no other family and to no other kind of provider: it is dropped and named', async () => {
    const mark = newMark();
    const reasoning = { effort: 'high' as const };
    const { id } = await create({ model: 'a-mid', input: `Think ${mark}`, reasoning }, mark);
    for (const model of ['a-top', 'r-mid', 'g-a', 'f-d', 'm-s']) {
      const next = await create({ model, input: 'And now?', previous_response_id: id }, mark);
      expect([model, sealsIn(next.sent), next.lost]).toEqual([model, [], 'thinking']);
    }
    const back = await create({ model: 'a-mid', input: 'And now?', previous_response_id: id }, mark);
    expect([sealsIn(back.sent), back.lost]).toEqual([['P-A|A-mid'], undefined]);
  });

  it('goes back, too, where its caller hands back the item without the state', async () => {
    const mark = newMark();
    const question = { role: 'user' as const, content: `Think ${mark}` };
    const reasoning = { effort: 'high' as const };
    const { output } = await create({ model: 'r-mid', input: [question], reasoning }, mark);
    const items = output as OpenAI.Responses.ResponseInputItem[];
    const next = { model: 'r-mid', input: [question, ...items, { role: 'user' as const, content: 'And now?' }] };
    const again = await create(next, mark);
    expect([sealsIn(again.sent), again.lost]).toEqual([['P-R|R-mid'], undefined]);
    const chained = await create({ model: 'r-mid', input: 'And then?', previous_response_id: again.id }, mark);
    expect(sealsIn(chained.sent)).toContain('P-R|R-mid');
  });
});

describe('include', () => {
  const include = ['reasoning.encrypted_content' as const];

  it.each(groupModels)('of $alias: the state of reasoning, where the model carries it', async (row) => {
    const { alias: model, provider, group } = row;
    const mark = newMark();
    const reasoning = { effort: 'high' as const };
    const made = await create({ model, input: `Think ${mark}`, reasoning, include, store: false }, mark);
    const items = made.output.filter((item) => item.type === 'reasoning');
    const carries = provider.carries_reasoning && group.effort_levels.length > 0 && group.provider !== 'P-G';
    expect(items.some((item) => typeof item.encrypted_content === 'string')).toBe(carries || model === 'service_air');
    const own = [
      { role: 'user' as const, content: `Think ${mark}` },
      ...(made.output as OpenAI.Responses.ResponseInput),
    ];
    const input: OpenAI.Responses.ResponseInput = [...own, { role: 'user', content: 'And now?' }];
    const again = await create({ model, input, include, store: false }, mark);
    expect(sealsIn(again.sent).length).toBe(items.filter((item) => item.encrypted_content).length);
    const elsewhere = await create({ model: model === 'm-s' ? 'f-d' : 'm-s', input, store: false }, mark);
    expect(sealsIn(elsewhere.sent)).toEqual([]);
    expect(elsewhere.lost).toBe(items.length > 0 ? 'thinking' : undefined);
  });
});

describe('an item that is named in place of itself', () => {
  it('is the item of the stored response', async () => {
    const mark = newMark();
    const question = { role: 'user' as const, content: `${mark}: call look with city=Oslo` };
    const asked = await create(
      { model: 'r-mid', input: [question], tools: [look], reasoning: { effort: 'high' } },
      mark,
    );
    const references = asked.output.map(({ id = '' }, place) => {
      return place === 0 ? { type: 'item_reference' as const, id } : { id };
    });
    expect(references.length).toBe(2);
    const call_id = asked.output.find((item) => item.type === 'function_call')?.call_id ?? '';
    const result = { type: 'function_call_output' as const, call_id, output: 'rain' };
    const answered = await create({ model: 'r-mid', input: [question, ...references, result], tools: [look] }, mark);
    expect(answered.output_text).toMatch(/look answered: .*rain/);
    expect([sealsIn(answered.sent), answered.lost]).toEqual([['P-R|R-mid'], undefined]);
    const { data } = await client.responses.inputItems.list(answered.id, { order: 'asc' });
    expect(data.map(({ type }) => type)).toEqual(['message', 'reasoning', 'function_call', 'function_call_output']);
    expect(JSON.stringify(data)).not.toContain('encrypted_content');
  });

  it('and that nobody knows is dropped and named', async () => {
    const mark = newMark();
    for (const model of ['r-mid', 'a-mid']) {
      const input = [
        { role: 'user' as const, content: mark },
        { type: 'item_reference' as const, id: 'msg_elsewhere' },
      ];
      const { lost } = await create({ model, input }, mark);
      expect(lost).toBe('item_reference');
    }
  });
});
