import { afterEach, beforeEach, expect, it } from 'vitest';
import { ScriptedGateway } from './testing/scripted-gateway.ts';
import { told, Workspace } from './testing/workspace.ts';

let gateway: ScriptedGateway;
let workspace: Workspace;
beforeEach(async () => {
  gateway = await ScriptedGateway.start();
  workspace = await Workspace.open({ gatewayUrl: gateway.url, limits: { gateway_idle: 300 } });
});
afterEach(async () => {
  await workspace.close();
  await gateway.close();
});

const body = { error: { message: 'Add credit.', type: 'billing_error', code: 'wallet_empty', param: null } };

it('a refusal of the gateway reaches the caller in its words: as the last event of a stream', async () => {
  gateway.script = () => [{ refuse: 402, body }];
  const events = await workspace.turn(await workspace.conversation(), 'Hi');
  expect(told(events)).toEqual(['created', 'failed']);
  expect(events[1]).toMatchObject({
    response: { status: 'failed', error: { code: 'wallet_empty', message: 'Add credit.' } },
  });
});

it('without a stream it is a 502 with the gateway’s own body in it, and the turn is there to be read', async () => {
  gateway.script = () => [{ refuse: 402, body }];
  const conversation = await workspace.conversation();
  const response = await workspace.send(conversation, 'Hi', { stream: false });
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    error: { message: 'Add credit.', type: 'gateway_error', param: null, code: 'gateway_error', gateway: body },
  });
  expect(await workspace.turns.lastOf(conversation)).toMatchObject({ status: 'failed' });
});

it('a failure after something was said is a turn that failed, and what was said stays', async () => {
  gateway.script = () => [{ say: 'So' }, { fail: { code: 'server_error', message: 'Overloaded.' } }];
  const conversation = await workspace.conversation();
  const response = await workspace.send(conversation, 'Hi', { stream: false });
  expect([response.status, await response.json()]).toMatchObject([
    200,
    {
      status: 'failed',
      error: { code: 'server_error', message: 'Overloaded.' },
      output: [{ text: 'So' }],
      usage: { input_tokens: 10, output_tokens: 5 },
    },
  ]);
  expect(await workspace.items(conversation)).toEqual(['user: Hi', 'assistant: So']);
});

it('a stream that breaks off fails the turn; what the model had begun to call is not kept', async () => {
  gateway.script = () => [{ think: 'Hm.' }, { say: 'So' }, { call: 'remember' }, { hangUp: true }];
  const conversation = await workspace.conversation();
  const events = await workspace.turn(conversation, 'Hi');
  expect(told(events).at(-1)).toBe('failed');
  expect(await workspace.items(conversation)).toEqual(['user: Hi', 'assistant: So']);
  gateway.script = () => [{ say: 'Yes.' }];
  await workspace.turn(conversation, 'Go on');
  expect(gateway.asked.at(-1)?.input.map(({ content }) => content)).toEqual(['Hi', 'So', 'Go on']);
});

it('a gateway that falls silent fails the turn', async () => {
  gateway.script = () => [{ say: 'So' }, { wait: new Promise(() => undefined) }];
  const events = await workspace.turn(await workspace.conversation(), 'Hi');
  expect(events.at(-1)).toMatchObject({ type: 'response.failed', response: { error: { code: 'gateway_timeout' } } });
});

it('a gateway that is not there fails the turn', async () => {
  const other = await Workspace.open({ gatewayUrl: 'http://127.0.0.1:1' });
  try {
    const response = await other.send(await other.conversation(), 'Hi', { stream: false });
    expect([response.status, await response.json()]).toMatchObject([502, { error: { code: 'gateway_error' } }]);
  } finally {
    await other.close();
  }
});
