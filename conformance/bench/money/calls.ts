import type { AliasName } from '@polywire/generated/catalog/aliases.ts';
import { demandAnswer } from '../answers.ts';
import { paths, requestBody, type Call, type Format } from '../calls.ts';
import { diceFrom, type Dice } from '../dice.ts';
import { outputTokens } from '../provider/content.ts';
import { counts, markers } from '../provider/contract.ts';
import type { AccountName } from './accounts.ts';

/** A request of the run, and what is to be paid for it when it is answered whole. */
export interface MoneyCall {
  readonly account: AccountName;
  readonly alias: AliasName;
  readonly path: string;
  readonly body: string;

  /** What the provider counts, a number of this call's own. */
  readonly prompt: number;
  readonly output: number;

  /** The provider may let it down. */
  readonly faulty: boolean;

  /** When the caller goes away; null: stays. */
  readonly leaves: { readonly afterMs: number } | { readonly afterBytes: number } | null;

  /** Throws unless the text is the whole answer. */
  demand(text: string): void;
}

/** How often each organisation asks. */
const shares: readonly (readonly [AccountName, number])[] = [
  ['rich', 0.45],
  ['poor', 0.13],
  ['air', 0.13],
  ['crowded', 0.08],
  ['recorded', 0.08],
  ['decider', 0.06],
  ['embedder', 0.07],
];

const formats: readonly Format[] = ['chat', 'responses', 'messages'];

/** One model on each provider wire of the bench. */
const models: readonly AliasName[] = ['r-mid', 'g-b', 'a-mid'];

/**
 * Calls of all organisations, formats and wires, JSON and streams, quick and slow, a fifth of which their callers mean to break
 * off, and some of which the provider fails. The same sequence each time.
 */
export function* moneyCalls(count: number): Generator<MoneyCall, void, undefined> {
  const dice = diceFrom(7);
  for (let made = 0; made < count; made++) {
    const account = accountAt(dice.roll());
    const prompt = 100 + (made % 700);
    if (account === 'decider') yield decision(dice, prompt);
    else if (account === 'embedder') yield embedding(dice, prompt);
    else yield chat(dice, account, prompt);
  }
}

function accountAt(point: number): AccountName {
  let passed = 0;
  return shares.find(([, share]) => point < (passed += share))?.[0] ?? 'rich';
}

function chat(dice: Dice, account: AccountName, prompt: number): MoneyCall {
  const stream = dice.chance(0.5);
  const fault = faultOf(dice);
  const late = dice.chance(0.3);
  const alias = account === 'air' ? 'service_air' : dice.one(models);
  const call: Call = {
    format: dice.one(formats),
    model: alias,
    stream,
    tools: dice.chance(0.3),
    markers: [counts(prompt), ...fault, ...(late ? [stream ? markers.paced : markers.slow] : [])],
  };
  const wanted = call.tools === true ? { ...call, markers: [...call.markers, markers.tool] } : call;
  const leaves = leavingOf(dice, stream);
  return {
    account,
    alias,
    path: paths[call.format],
    body: requestBody(wanted),
    prompt,
    output: outputTokens,
    faulty: fault.length > 0,
    // No deadline is set to a stream that does not begin.
    leaves: stream && fault.includes(markers.hangs) ? { afterMs: dice.roll() * 500 } : leaves,
    demand: (text) => {
      demandAnswer(call, text);
    },
  };
}

function embedding(dice: Dice, prompt: number): MoneyCall {
  const fault = faultOf(dice);
  const input = `${[counts(prompt), ...fault].join(' ')} ${'Weather, and what to pack. '.repeat(30)}`;
  return {
    account: 'embedder',
    alias: 'embed-small',
    path: '/v1/embeddings',
    body: JSON.stringify({ model: 'embed-small', input }),
    prompt,
    output: 0,
    faulty: fault.length > 0,
    leaves: leavingOf(dice, false),
    demand: demandJson('"embedding":['),
  };
}

function decision(dice: Dice, prompt: number): MoneyCall {
  const fault = faultOf(dice);
  const state = [counts(prompt), ...fault].join(' ');
  const questions = { q: { type: 'noul', instructions: 'Will it rain?' } };
  return {
    account: 'decider',
    alias: 'decide',
    path: '/v1/decisions',
    body: JSON.stringify({ model: 'decide', state, questions }),
    prompt,
    output: outputTokens,
    faulty: fault.length > 0,
    leaves: leavingOf(dice, false),
    demand: demandJson('"noul":0.75'),
  };
}

function demandJson(part: string): (text: string) => void {
  return (text) => {
    JSON.parse(text);
    if (!text.includes(part)) throw new Error(`a wrong answer: ${text.slice(0, 300)}`);
  };
}

/** What the provider is told to do wrong: mostly nothing. */
function faultOf(dice: Dice): readonly string[] {
  const point = dice.roll();
  if (point < 0.03) return [markers.fails];
  if (point < 0.09) return [markers.flaky];
  if (point < 0.14) return [markers.breaks];
  return point < 0.155 ? [markers.hangs] : [];
}

function leavingOf(dice: Dice, stream: boolean): MoneyCall['leaves'] {
  if (!dice.chance(0.2)) return null;
  if (stream && dice.chance(0.5)) return { afterBytes: dice.roll() * 8_000 };
  return { afterMs: dice.roll() * (dice.chance(0.5) ? 100 : 1_500) };
}
