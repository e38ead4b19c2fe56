import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TurnEvent } from '@polywire/generated/local/types.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ScriptedGateway, type Step } from './testing/scripted-gateway.ts';
import { start } from './testing/started.ts';
import { each, told, Workspace } from './testing/workspace.ts';

const agentProcess = fileURLToPath(new URL('testing/agent-process.ts', import.meta.url));
const forever = { wait: new Promise(() => undefined) };

let gateway: ScriptedGateway;
let home: string;
beforeEach(async () => {
  gateway = await ScriptedGateway.start();
  home = await mkdtemp(join(tmpdir(), 'polywire-restart-'));
});
afterEach(async () => {
  await gateway.close();
  await rm(home, { recursive: true });
});

interface Case {
  readonly when: string;

  /** What the model does in each of its calls. */
  readonly script: readonly (readonly Step[])[];

  /** The event after which the process is killed. */
  readonly until: string;

  /** The conversation afterwards, without the message that it began with. */
  readonly items: readonly string[];
}

const unfinished = 'This call did not come to its end. Whether it has had an effect is not known.';

const cases: readonly Case[] = [
  { when: 'before the model has said anything', script: [[forever]], until: 'created', items: [] },
  {
    when: 'in the midst of a text',
    script: [[{ think: 'Hm.' }, { say: 'So ' }, { say: 'far' }, forever]],
    until: 'output_text.delta So far',
    items: ['assistant: So far'],
  },
  {
    when: 'after a text that is whole, before its step is',
    script: [[{ say: 'One.' }, { think: 'Hm.' }, { say: 'Two' }, forever]],
    until: 'output_text.delta Two',
    items: ['assistant: One.', 'assistant: Two'],
  },
  {
    when: 'during a tool, another one having ended',
    script: [[{ think: 'Hm.' }, { say: 'Look.' }, { call: 'stuck' }, { call: 'quick' }]],
    until: 'tool_call.done',
    items: [
      'reasoning: ',
      'assistant: Look.',
      'function_call: stuck {}',
      'function_call: quick {}',
      `function_call_output: ${unfinished}`,
      'function_call_output: quick result',
    ],
  },
  {
    when: 'in the second call of the model',
    script: [[{ call: 'quick' }], [{ say: 'Then' }, forever]],
    until: 'output_text.delta Then',
    items: ['function_call: quick {}', 'function_call_output: quick result', 'assistant: Then'],
  },
];

it.each(cases)(
  'a process that is killed $when loses nothing that anybody has seen, and the conversation goes on',
  async ({ script, until, items }) => {
    gateway.script = (_, count) => script[count - 1] ?? [];
    const child = await start(agentProcess, home, gateway.url);
    const { url, conversation } = JSON.parse(child.line) as { url: string; conversation: string };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ conversation_id: conversation, input: 'Hi' });
    const seen: TurnEvent[] = [];
    let text = '';
    for await (const event of each(await fetch(url, { method: 'POST', headers, body }))) {
      seen.push(event);
      text += 'delta' in event && event.type === 'response.output_text.delta' ? event.delta : '';
      if (told([event])[0] === until || until === `output_text.delta ${text}`) break;
      if (event.type === 'response.output_text.done') text = '';
    }
    await child.end('SIGKILL');

    const workspace = await Workspace.open({ home, gatewayUrl: gateway.url });
    try {
      const log = await workspace.log(seen[0]?.response_id ?? '');
      expect(log.slice(0, seen.length)).toEqual(seen);
      expect(log.map(({ sequence_number }) => sequence_number)).toEqual(log.map((_, index) => index + 1));
      const failed = { status: 'failed', error: { code: 'interrupted' } };
      expect(log.at(-1)).toMatchObject({ type: 'response.failed', response: failed });
      expect(await workspace.turns.read(seen[0]?.response_id ?? '')).toMatchObject(failed);
      expect(await workspace.items(conversation)).toEqual(['user: Hi', ...items]);
      expect(workspace.turns.inFlight()).toEqual([]);

      gateway.script = () => [{ say: 'On.' }];
      const next = await workspace.turn(conversation, 'Go on');
      expect(next.at(-1)?.type).toBe('response.completed');
      const input = gateway.asked.at(-1)?.input ?? [];
      const calls = input.filter(({ type }) => type === 'function_call').map(({ call_id }) => call_id);
      const results = input.filter(({ type }) => type === 'function_call_output').map(({ call_id }) => call_id);
      expect(results).toEqual(calls);
    } finally {
      await workspace.close();
    }
  },
);

it('a turn that is sealed is not sealed again', async () => {
  const workspace = await Workspace.open({ home, gatewayUrl: gateway.url });
  const conversation = await workspace.conversation();
  const events = await workspace.turn(conversation, 'Hi');
  await workspace.close();
  const again = await Workspace.open({ home, gatewayUrl: gateway.url });
  expect(await again.log(events[0]?.response_id ?? '')).toEqual(events);
  await again.close();
});
