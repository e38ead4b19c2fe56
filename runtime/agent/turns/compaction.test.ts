import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tool } from '../tools/tool.ts';
import { placeToCut } from './compaction.ts';
import { ScriptedGateway } from './testing/scripted-gateway.ts';
import { told, Workspace } from './testing/workspace.ts';

let gateway: ScriptedGateway;
let workspace: Workspace;
const long = tool({ name: 'long', description: 'long', parameters: { type: 'object' } }, () =>
  Promise.resolve('word '.repeat(300)),
);
beforeEach(async () => {
  gateway = await ScriptedGateway.start();
  const limits = { compaction_at: 1_000 };
  workspace = await Workspace.open({ gatewayUrl: gateway.url, limits, tools: () => [long] });
});
afterEach(async () => {
  await workspace.close();
  await gateway.close();
});

it('a long history is summed up once; the model reads the summary and what came after, a person all of it', async () => {
  const conversation = await workspace.conversation();
  gateway.script = () => [{ say: 'word '.repeat(600) }];
  await workspace.turn(conversation, 'first');
  await workspace.turn(conversation, 'second');
  gateway.script = ({ input }) => [
    { say: JSON.stringify(input).includes('"{\\"user') ? 'They said words.' : 'Third.' },
  ];
  const events = await workspace.turn(conversation, 'third');
  expect(told(events).slice(0, 2)).toEqual(['created', 'history.compacted']);
  expect(events[1]).toMatchObject({ items: 4 });
  expect(events.at(-1)).toMatchObject({ response: { usage: { input_tokens: 20, output_tokens: 10 } } });
  const [summing, third] = gateway.asked.slice(-2);
  expect(summing?.tools).toBeUndefined();
  expect(JSON.stringify(summing?.input)).toContain('first');
  expect(third?.input).toEqual([
    { type: 'message', role: 'developer', content: expect.stringContaining('They said words.') as string },
    { type: 'message', role: 'user', content: 'third' },
  ]);
  gateway.script = () => [{ say: 'Fourth.' }];
  await workspace.turn(conversation, 'fourth');
  expect(gateway.asked.at(-1)?.input.map(({ content }) => (Array.isArray(content) ? 'made' : content))).toEqual([
    expect.stringContaining('They said words.'),
    'third',
    'made',
    'fourth',
  ]);
  expect(await workspace.items(conversation)).toHaveLength(9);
});

it('within a turn it is cut behind the results of calls, so that none is without its call', async () => {
  gateway.script = ({ input }, count) => {
    if (JSON.stringify(input).includes('"{\\"user')) return [{ say: 'They called.' }];
    return count < 6 ? [{ think: 'Hm.' }, { call: 'long', with: JSON.stringify({ count }) }] : [{ say: 'Done.' }];
  };
  const events = await workspace.turn(await workspace.conversation(), 'Hi');
  expect(told(events)).toContain('history.compacted');
  expect(events.at(-1)?.type).toBe('response.completed');
  for (const { input } of gateway.asked) {
    const open = new Set<unknown>();
    for (const { type, call_id } of input) {
      if (type === 'function_call') open.add(call_id);
      if (type === 'function_call_output') expect(open.delete(call_id)).toBe(true);
    }
    expect(open.size).toBe(0);
  }
});

it('where no summary can be had the turn goes on with all of it', async () => {
  const conversation = await workspace.conversation();
  gateway.script = () => [{ say: 'word '.repeat(1_200) }];
  await workspace.turn(conversation, 'first');
  gateway.script = ({ tools }) =>
    tools === undefined ? [{ refuse: 400, body: { error: { message: 'no', code: 'no' } } }] : [{ say: 'Second.' }];
  const events = await workspace.turn(conversation, 'second');
  expect(told(events)).toEqual(['created', 'output_text.delta Second.', 'output_text.done', 'completed']);
  expect(gateway.asked.at(-1)?.input).toHaveLength(3);
});

const turnOf = fc
  .array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 })
  .map((steps) => [
    { kind: 'message', role: 'user' } as const,
    ...steps.flatMap((calls) => [
      { kind: 'reasoning', role: 'assistant' } as const,
      ...Array.from({ length: calls }, () => ({ kind: 'function_call', role: 'assistant' }) as const),
      ...Array.from({ length: calls }, () => ({ kind: 'function_call_output', role: 'assistant' }) as const),
    ]),
    { kind: 'message', role: 'assistant' } as const,
  ]);

it('law: wherever it is cut, each part has as many results as calls, and no reasoning at its end', () => {
  fc.assert(
    fc.property(fc.array(turnOf, { minLength: 1, maxLength: 5 }), fc.nat({ max: 40 }), (turns, room) => {
      const history = turns.flat();
      const cut = placeToCut(
        history,
        history.map(() => 1),
        room,
      );
      for (const part of [history.slice(0, cut), history.slice(cut)]) {
        const count = (kind: string): number => part.filter((entry) => entry.kind === kind).length;
        expect(count('function_call')).toBe(count('function_call_output'));
        expect(part.at(-1)?.kind).not.toBe('reasoning');
      }
    }),
  );
});
