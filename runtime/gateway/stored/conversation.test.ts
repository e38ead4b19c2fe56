import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../wires/codec.ts';
import { openResponses } from '../testing/responses.ts';
import { conversation } from './conversation.ts';

const message = { type: 'message', id: 'msg_1', status: 'completed' };
const reasoning = { type: 'reasoning', id: 'rs_1', summary: [] };
const call = (status: string) => ({ type: 'function_call', id: 'fc_1', status });

/** What is said again of a response with this status and output. */
async function said(status: string, output: readonly JsonObject[], states = {}): Promise<readonly JsonObject[]> {
  const store = await openResponses();
  const response = { status, output };
  await store.put({ id: 'resp_1', organization: 'a', previous: null, input: [], response, states }, null);
  return conversation(store, 'a', 'resp_1', 25);
}

describe('a conversation', () => {
  it('has the state of reasoning that its caller never saw', async () => {
    const whole = [reasoning, message];
    expect(await said('completed', whole)).toEqual(whole);
    expect(await said('completed', whole, { rs_1: 's' })).toEqual([{ ...reasoning, encrypted_content: 's' }, message]);
  });

  it('leaves out what a response that was cut short ends in the middle of', async () => {
    const cut = call('incomplete');
    expect(await said('cancelled', [message, reasoning, cut])).toEqual([message]);
    expect(await said('incomplete', [message, reasoning])).toEqual([message]);
    expect(await said('failed', [reasoning, call('completed'), cut])).toEqual([reasoning, call('completed')]);
    expect(await said('incomplete', [{ ...message, status: 'incomplete' }])).toHaveLength(1);
  });
});
