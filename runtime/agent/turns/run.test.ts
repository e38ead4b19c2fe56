import { afterEach, beforeEach, expect, it } from 'vitest';
import { ToolFailure, tool, type Tool } from '../tools/tool.ts';
import { unfinished } from './seal.ts';
import { ScriptedGateway, type Script } from './testing/scripted-gateway.ts';
import { eventsOf, told, Workspace } from './testing/workspace.ts';

let gateway: ScriptedGateway;
let workspace: Workspace | null = null;
beforeEach(async () => {
  gateway = await ScriptedGateway.start();
});
afterEach(async () => {
  await workspace?.close();
  workspace = null;
  await gateway.close();
});

/** A tool of the test; any object is good for it. */
function made(name: string, run: Tool['run'], parameters: object = {}): Tool {
  return tool({ name, description: name, parameters: { type: 'object', ...parameters } }, run);
}

async function open(
  tools: readonly Tool[],
  limits: Parameters<typeof Workspace.open>[0]['limits'] = {},
): Promise<Workspace> {
  workspace = await Workspace.open({ gatewayUrl: gateway.url, limits, tools: () => tools });
  return workspace;
}

/** First these calls, then an answer. */
const once =
  (...steps: ReturnType<Script>): Script =>
  (_, count) =>
    count === 1 ? steps : [{ say: 'Done.' }];

it('a call is run, its result goes back to the model, and both are kept', async () => {
  const { turn, items, ...rest } = bound(
    await open([made('add', ({ a, b }) => Promise.resolve(String(Number(a) + Number(b))))]),
  );
  gateway.script = once({ think: 'Adding.' }, { say: 'Let me see.' }, { call: 'add', with: '{"a":1,"b":2}' });
  const conversation = await rest.conversation();
  const events = await turn(conversation, 'Hi');
  expect(told(events)).toEqual([
    'created',
    'reasoning_summary_text.delta Adding.',
    'output_text.delta Let me see.',
    'output_text.done',
    'tool_call.started',
    'tool_call.done',
    'output_text.delta Done.',
    'output_text.done',
    'completed',
  ]);
  expect(events.at(-1)).toMatchObject({
    response: {
      output: [
        { type: 'text', text: 'Let me see.' },
        { type: 'tool_call', name: 'add', arguments: '{"a":1,"b":2}', status: 'completed', output: '3' },
        { type: 'text', text: 'Done.' },
      ],
      usage: { input_tokens: 20, output_tokens: 10 },
    },
  });
  expect(await items(conversation)).toEqual([
    'user: Hi',
    'reasoning: ',
    'assistant: Let me see.',
    'function_call: add {"a":1,"b":2}',
    'function_call_output: 3',
    'assistant: Done.',
  ]);
  expect(gateway.asked[1]?.input.slice(-2)).toMatchObject([
    { type: 'function_call', call_id: 'call_1_2', name: 'add', arguments: '{"a":1,"b":2}' },
    { type: 'function_call_output', call_id: 'call_1_2', output: '3' },
  ]);
  expect(gateway.asked[0]?.tools).toMatchObject([{ type: 'function', name: 'add', strict: false }]);
});

it('an answer of nothing but reasoning is an end, and leaves nothing behind that a provider would refuse', async () => {
  const { turn, items, conversation } = bound(await open([]));
  gateway.script = () => [{ think: 'Hm.' }];
  const id = await conversation();
  const events = await turn(id, 'Hi');
  expect(events.at(-1)).toMatchObject({ type: 'response.completed', response: { output: [] } });
  expect(await items(id)).toEqual(['user: Hi']);
});

it('parallel calls run at once, and their results go back in the order of the calls', async () => {
  const order: string[] = [];
  const second = Promise.withResolvers<undefined>();
  const tools = [
    made('first', async () => {
      await second.promise;
      order.push('first');
      return 'one';
    }),
    made('second', () => {
      order.push('second');
      second.resolve(undefined);
      return Promise.resolve('two');
    }),
  ];
  const { turn, conversation } = bound(await open(tools));
  gateway.script = once({ call: 'first' }, { call: 'second' });
  await turn(await conversation(), 'Hi');
  expect(order).toEqual(['second', 'first']);
  expect(gateway.asked[1]?.input.slice(1).map(({ type, output }) => output ?? type)).toEqual([
    'function_call',
    'function_call',
    'one',
    'two',
  ]);
});

it('whatever goes wrong with a call is its result: the model reads it and goes on', async () => {
  const tools = [
    made('throws', () => Promise.reject(new Error('secret detail'))),
    made('explains', () => Promise.reject(new ToolFailure('The file is empty.'))),
    made('wants', () => Promise.resolve('never'), { properties: { a: { type: 'integer' } }, required: ['a'] }),
    made('nothing', (args) => Promise.resolve(JSON.stringify(args))),
  ];
  const { turn, conversation } = bound(await open(tools));
  gateway.script = once(
    { call: 'throws' },
    { call: 'explains' },
    { call: 'wants', with: '{"a":"x"}' },
    { call: 'wants', with: '{"a"' },
    { call: 'missing' },
    { call: 'nothing', with: '' },
  );
  const events = await turn(await conversation(), 'Hi');
  expect(events.at(-1)?.type).toBe('response.completed');
  const results = gateway.asked[1]?.input.flatMap(({ output }) => (output === undefined ? [] : [output]));
  expect(results).toEqual([
    'Error: The tool failed.',
    'Error: The file is empty.',
    'Error: The arguments do not fit: data/a must be integer.',
    expect.stringMatching(/^Error: The arguments are no JSON: /),
    'Error: There is no tool missing.',
    '{}',
  ]);
  const done = events.filter((event) => event.type === 'response.tool_call.done').map(({ status }) => status);
  expect(done.toSorted()).toEqual(['completed', 'failed', 'failed', 'failed', 'failed', 'failed']);
});

it('a tool that takes too long is stopped, and what is too long is cut with a word of it', async () => {
  let isTold = false;
  const tools = [
    made('sleeps', (_, { signal }) => {
      signal.addEventListener('abort', () => (isTold = true));
      return new Promise(() => undefined);
    }),
    made('talks', () => Promise.resolve('x'.repeat(200))),
  ];
  const { turn, conversation } = bound(await open(tools, { tool_time: 50, tool_result: 100 }));
  gateway.script = once({ call: 'sleeps' }, { call: 'talks' });
  await turn(await conversation(), 'Hi');
  expect(isTold).toBe(true);
  expect(gateway.asked[1]?.input.slice(-2).map(({ output }) => output)).toEqual([
    'Error: It took more than 50 ms and was stopped.',
    `${'x'.repeat(100)}\n[cut here: these are the first 100 of 200 characters]`,
  ]);
});

it('a tool tells how far it is, and shows pictures to the model', async () => {
  const image = 'data:image/png;base64,AAAA';
  const tools = [
    made('draws', (_, { progress }) => {
      progress('half');
      return Promise.resolve({ text: 'A picture.', images: [image] });
    }),
  ];
  const { turn, conversation } = bound(await open(tools));
  gateway.script = once({ call: 'draws', id: 'c1' });
  const events = await turn(await conversation(), 'Hi');
  expect(events.find((event) => event.type === 'response.tool_call.progress')).toMatchObject({
    call_id: 'c1',
    message: 'half',
  });
  expect(events.find((event) => event.type === 'response.tool_call.done')).toMatchObject({ output: 'A picture.' });
  expect(gateway.asked[1]?.input.at(-1)?.['output']).toEqual([
    { type: 'input_text', text: 'A picture.' },
    { type: 'input_image', image_url: image },
  ]);
});

it('the same call again and again is answered with an error, and ends the turn', async () => {
  let count = 0;
  const tools = [made('again', () => Promise.resolve(String(++count)))];
  const { turn, conversation } = bound(await open(tools, { identical_calls: 3 }));
  gateway.script = () => [{ call: 'again', with: '{"a":1}' }];
  const id = await conversation();
  const events = await turn(id, 'Hi');
  expect(count).toBe(2);
  expect(gateway.asked).toHaveLength(3);
  const results = events.filter((event) => event.type === 'response.tool_call.done').map(({ output }) => output);
  expect(results).toEqual(['1', '2', expect.stringContaining('was not run again')]);
  expect(events.at(-1)).toMatchObject({ type: 'response.failed', response: { error: { code: 'identical_calls' } } });
  gateway.script = (_, asked) => [{ call: 'again', with: JSON.stringify({ asked }) }];
});

it('a turn has no more than its steps and its tokens', async () => {
  const tools = [made('again', () => Promise.resolve('ok'))];
  const { turn, conversation } = bound(await open(tools, { turn_steps: 2 }));
  gateway.script = (_, count) => [{ call: 'again', with: JSON.stringify({ count }) }];
  const steps = await turn(await conversation(), 'Hi');
  expect(steps.at(-1)).toMatchObject({ response: { error: { code: 'step_limit' } } });
  expect(gateway.asked).toHaveLength(2);
  await workspace?.close();
  const tokens = bound(await open(tools, { turn_tokens: 45 }));
  const events = await tokens.turn(await tokens.conversation(), 'Hi');
  expect(events.at(-1)).toMatchObject({
    response: { error: { code: 'token_limit' }, usage: { input_tokens: 30, output_tokens: 15 } },
  });
});

it('cancel stops a tool too; the conversation has a result for its call all the same', async () => {
  const begun = Promise.withResolvers<undefined>();
  const stopped = Promise.withResolvers<undefined>();
  const tools = [
    made('sleeps', (_, { signal }) => {
      signal.addEventListener('abort', () => {
        stopped.resolve(undefined);
      });
      begun.resolve(undefined);
      return new Promise(() => undefined);
    }),
    made('quick', () => Promise.resolve('kept')),
  ];
  const space = await open(tools);
  gateway.script = once({ call: 'sleeps' }, { call: 'quick' });
  const conversation = await space.conversation();
  const sent = await space.send(conversation, 'Hi');
  await begun.promise;
  while (space.turns.inFlight()[0]?.latest_seq !== 4) await new Promise(setImmediate);
  await space.turns.cancel(conversation);
  await stopped.promise;
  const events = await eventsOf(sent);
  expect(told(events).slice(-2)).toEqual(['tool_call.done', 'cancelled']);
  expect(events.at(-1)).toMatchObject({
    response: {
      status: 'cancelled',
      output: [
        { name: 'sleeps', status: 'failed', output: unfinished },
        { name: 'quick', status: 'completed', output: 'kept' },
      ],
    },
  });
  await space.turn(conversation, 'Go on');
  expect(gateway.asked[1]?.input.slice(1).map(({ type, output }) => output ?? type)).toEqual([
    'function_call',
    'function_call',
    unfinished,
    'kept',
    'message',
  ]);
});

/** The methods alone. */
function bound(space: Workspace): Pick<Workspace, 'turn' | 'items' | 'conversation'> {
  return {
    turn: (...args) => space.turn(...args),
    items: (...args) => space.items(...args),
    conversation: (...args) => space.conversation(...args),
  };
}
