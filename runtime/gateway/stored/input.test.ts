import { describe, expect, it } from 'vitest';
import { openResponses } from '../testing/responses.ts';
import { readInput } from './input.ts';

const reasoning = { type: 'reasoning', id: 'rs_abc_0', summary: [] };
const message = { type: 'message', id: 'msg_abc_1', role: 'assistant', status: 'completed', content: [] };
const store = await openResponses();
await store.put(
  {
    id: 'resp_abc',
    organization: 'a',
    previous: null,
    input: [],
    response: { output: [reasoning, message] },
    states: { rs_abc_0: 'state' },
  },
  null,
);

describe('the input of a request', () => {
  it('has an id on every item, and text is a message', async () => {
    const { items, states } = await readInput(store, 'a', 'Hello');
    expect(items).toEqual([
      {
        type: 'message',
        id: expect.stringMatching(/^msg_/) as unknown,
        role: 'user',
        status: 'completed',
        content: [{ type: 'input_text', text: 'Hello' }],
      },
    ]);
    expect(states).toEqual({});
  });

  it('has stored items in place of their names', async () => {
    for (const type of [{ type: 'item_reference' }, { type: null }, {}]) {
      const named = ['rs_abc_0', 'msg_abc_1'].map((id) => ({ ...type, id }));
      const { items, states } = await readInput(store, 'a', named);
      expect(items).toEqual([{ ...reasoning, status: 'completed' }, message]);
      expect(states).toEqual({ rs_abc_0: 'state' });
    }
  });

  it('leaves a name alone that nobody of the organisation knows', async () => {
    const named = ['rs_abc_0', 'msg_xyz_0', 'elsewhere'].map((id) => ({ type: 'item_reference', id }));
    const { items, states } = await readInput(store, 'b', named);
    expect(items).toMatchObject(named);
    expect(states).toEqual({});
  });

  it('finds the state of reasoning that comes without it, and no other', async () => {
    const given = [reasoning, { ...reasoning, encrypted_content: 'own' }, { ...reasoning, id: 'rs_xyz_0' }];
    const { items, states } = await readInput(store, 'a', given);
    expect(items).toMatchObject(given);
    expect(states).toEqual({ rs_abc_0: 'state' });
    expect((await readInput(store, 'a', given.slice(1))).states).toEqual({});
  });
});
