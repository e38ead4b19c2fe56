import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer, Answered, Caller } from './callers/question.ts';
import { adaptationOf } from './headers.ts';
import { parameterOf, toolNames, type Received } from './mocks.ts';
import { groupModels, servingName, type GroupModel } from './models.ts';
import { start, type Running } from './running.ts';
import { scenarios, type ExpectedAnswer, type Scenario } from './scenarios.ts';

/**
 * The main job: three formats, each spoken with its official SDK, × twenty groups × what callers do × JSON or stream.
 * Each case says what the caller reads, what the headers say was adapted, and what the provider got.
 */
vi.setConfig({ maxConcurrency: 12 });

let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

const formats = ['chat', 'responses', 'messages'] as const;
const ways = [
  ['JSON', false],
  ['stream', true],
] as const;

describe.concurrent.each(formats)('%s', (format) => {
  describe.each(groupModels)('$groupName', (model) => {
    describe.each(scenarios)('$name', (scenario) => {
      it.each(ways)('as %s', async (way, stream) => {
        const mark = `${format}-${model.alias}-${scenarios.indexOf(scenario)}-${way}`;
        const caller = callerOf(format);
        const answer = await play(caller, scenario, model, mark, stream);
        const expected = scenario.expected(model, format, mark);
        const received = await running.mocks.received(mark);
        if ('refused' in expected) {
          expect(answer).toMatchObject({ ok: false, status: 400, type: 'invalid_request_error' });
          expect(received).toEqual([]);
          return;
        }
        told(answer, expected, caller, model);
        got(received, expected, scenario);
      });
    });
  });
});

function callerOf(format: Caller['format']): Caller {
  const caller = running.callers.find((one) => one.format === format);
  if (caller === undefined) throw new Error(`nobody speaks ${format}`);
  return caller;
}

/** Asks the scenario's questions in order; the last answer, or the first refusal. */
async function play(
  caller: Caller,
  scenario: Scenario,
  { alias }: GroupModel,
  mark: string,
  stream: boolean,
): Promise<Answer> {
  let before: Answered | null = null;
  for (const step of scenario.steps) {
    const answer: Answer = await caller.ask(step(alias, mark, before), stream);
    if (!answer.ok) return answer;
    before = answer;
  }
  if (before === null) throw new Error('a scenario without questions');
  return before;
}

/** What the caller reads. */
function told(answer: Answer, expected: ExpectedAnswer, caller: Caller, model: GroupModel): void {
  if (!answer.ok) expect.fail(`refused: ${JSON.stringify(answer)}`);
  const { dropped, clamped, content } = expected;
  expect(adaptationOf(answer.headers)).toEqual({ dropped, clamped, content });
  expect(answer.headers.get('x-service-failover')).toBe('false');
  expect(answer.headers.get('x-service-attempts')).toBe('1');
  expect(answer.model).toBe(servingName(model));
  if (expected.text instanceof RegExp) expect(answer.text).toMatch(expected.text);
  else expect(answer.text).toBe(expected.text ?? '');
  expect(answer.calls.map(({ name, arguments: args }) => ({ name, arguments: args }))).toEqual(expected.calls ?? []);
  expect(answer.reasoning !== '').toBe(expected.reasons ?? false);
  expect(answer.finish).toBe(caller.finishes[finishOn(expected.finish, model)]);
  expect(answer.usage.input).toBeGreaterThan(0);
  expect(answer.usage.output).toBeGreaterThan(0);
}

/** Only messages-wire targets tell that a stop sequence fired (Messages response, `stop_sequence`). */
function finishOn(finish: ExpectedAnswer['finish'], { provider }: GroupModel): ExpectedAnswer['finish'] {
  return finish === 'stop_sequence' && provider.wire !== 'messages' ? 'end' : finish;
}

/** What the provider got: as many requests as there were questions, the last as expected. */
function got(received: readonly Received[], expected: ExpectedAnswer, scenario: Scenario): void {
  expect(received.map(({ status }) => status)).toEqual(scenario.steps.map(() => 200));
  const last = received.at(-1);
  if (last === undefined) return;
  for (const [name, value] of Object.entries(expected.sent ?? {})) expect(parameterOf(last, name), name).toEqual(value);
  if (expected.tools !== undefined) expect(toolNames(last)).toEqual(expected.tools);
  if (expected.holds !== undefined)
    expect(JSON.stringify(last.body)).toContain(JSON.stringify(expected.holds).slice(1, -1));
}
