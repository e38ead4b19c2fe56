import type { Polywire, ResponseFunctionCall, ResponseOutputItem } from '@polywire/generated/sdk/gateway.ts';
import type { Ground } from '../ground.ts';
import type { ConversationRow, SkillRow } from '../storage/schema.ts';
import { stamp } from '../times.ts';
import type { Tool, ToolContext } from '../tools/tool.ts';
import { compacted } from './compaction.ts';
import type { Untold } from './events.ts';
import { readHistory } from './history.ts';
import { instructionsFor } from './instructions.ts';
import { append, made, type NewItem } from './items.ts';
import type { Journal } from './journal.ts';
import { callModel, isCall, isMessage, textOf, type Answer } from './model-call.ts';
import { Repetition } from './repetition.ts';
import { unfinished, type Ending } from './seal.ts';
import { Spending } from './spending.ts';
import { failed, runCall, type CallResult } from './tool-call.ts';
import type { TurnLog } from './turn-log.ts';

/** A turn that was begun: what it is of, and what it works with. */
export interface Turn {
  readonly ground: Ground;
  readonly gateway: Polywire;
  readonly journal: Journal;
  readonly log: TurnLog;
  readonly conversation: ConversationRow;
  readonly model: string;
  readonly skills: readonly SkillRow[];
  readonly tools: readonly Tool[];

  /** Aborted when it is to stop. */
  readonly signal: AbortSignal;
}

/**
 * Calls the model and the tools that it asks for, until it asks for none or a limit is met. What comes of each step is
 * stored before the next one begins. Throws GatewayFailure, what the database throws, and what the turn's signal was
 * aborted with.
 */
export async function run(turn: Turn): Promise<Ending> {
  const { database, limits, now } = turn.ground;
  const instructions = await instructionsFor(database, turn.conversation, turn.skills, now());
  const places = countFrom(0);
  const repetition = new Repetition();
  const spending = new Spending(turn.journal, turn.log);
  for (let step = 1; ; step += 1) {
    if (step > limits.turn_steps)
      return limited('step_limit', `The turn has had its ${limits.turn_steps} model calls.`);
    const answer = await ask(turn, instructions, places, spending);
    const begun = await keep(turn, answer, places);
    if (begun.length === 0) return { status: 'completed' };
    const repeated = begun.map((one) => repetition.take(one.call) >= limits.identical_calls);
    const context = contextOf(turn, spending);
    const performed = await Promise.allSettled(
      begun.map((one, index) => perform(turn, one, context(one.call.call_id), repeated[index] ?? false)),
    );
    // Not before all have ended: nothing of a turn goes on behind its end.
    for (const one of performed) if (one.status === 'rejected') throw one.reason;
    if (repeated.includes(true)) {
      return limited('identical_calls', `The same tool call came ${limits.identical_calls} times in a row.`);
    }
    if (spending.tokens >= limits.turn_tokens)
      return limited('token_limit', `The turn has used its ${limits.turn_tokens} tokens.`);
  }
}

/** A call whose place in the conversation and in the output is there, and its result not yet. */
interface BegunCall {
  readonly call: ResponseFunctionCall;
  readonly place: number;

  /** The item with its result. */
  readonly itemId: string;
}

async function ask(turn: Turn, instructions: string, place: () => number, spending: Spending): Promise<Answer> {
  const { ground, gateway, journal, log, conversation, model, tools, signal } = turn;
  const { database, limits } = ground;
  const tell = (event: Untold): void => {
    journal.add(log, event);
  };
  const listening = { signal, idle: limits.gateway_idle, tell, place };
  const history = await compacted(turn, instructions, await readHistory(database, conversation.id), spending.add);
  const question = {
    model,
    instructions,
    input: history.map(({ item }) => item),
    tools: tools.map(({ name, description, parameters }) => {
      return { type: 'function', name, description, parameters, strict: false } as const;
    }),
  };
  const answer = await callModel(gateway, question, listening, spending.add);
  await spending.add(answer.usage);
  return answer;
}

/**
 * Stores what the model made, each call with a result that says it has none, so that the conversation can go on from here
 * whatever happens; and begins the calls.
 */
async function keep(
  { ground, journal, log }: Turn,
  answer: Answer,
  place: () => number,
): Promise<readonly BegunCall[]> {
  const all = answer.items.flatMap(itemOf);
  // Reasoning that led to nothing is refused by some when it is handed back.
  const items = all.slice(0, all.findLastIndex(({ kind }) => kind !== 'reasoning') + 1);
  const results = answer.calls.map(({ call_id }) => {
    return made('function_call_output', unfinished, { type: 'function_call_output', call_id, output: unfinished });
  });
  const at = { conversationId: log.conversationId, responseId: log.responseId, at: stamp(ground.now()) };
  const places = answer.calls.map(place);
  let begun: readonly BegunCall[] = [];
  await journal.commit(log, async (tx) => {
    const ids = (await append(tx, at, [...items, ...results])).slice(items.length);
    begun = answer.calls.map((call, index) => ({ call, place: places[index] ?? 0, itemId: ids[index] ?? '' }));
    return begun.map(({ call: { call_id, name, arguments: written }, place: output_index }) => {
      return { type: 'response.tool_call.started', output_index, call_id, name, arguments: written };
    });
  });
  return begun;
}

/** What is kept of an output item; a message that says nothing is not, nor is what only other servers make. */
function itemOf(item: ResponseOutputItem): readonly NewItem[] {
  if (isMessage(item)) return textOf(item) === '' ? [] : [made('message', textOf(item), item)];
  if (isCall(item)) return [made('function_call', `${item.name} ${item.arguments}`, item)];
  return item.type === 'reasoning' ? [made('reasoning', '', item)] : [];
}

/** Runs a call and stores its result. */
async function perform(
  { ground, journal, log, tools }: Turn,
  { call, place, itemId }: BegunCall,
  context: ToolContext,
  isRepeated: boolean,
): Promise<void> {
  const { tool_time: time, tool_result } = ground.limits;
  const result = isRepeated
    ? failed('This call was made before with the same arguments, more than once; it was not run again.', tool_result)
    : await runCall(tools, call, context, { time, result: tool_result });
  await journal.commit(log, async (tx) => {
    await storeResult(tx, itemId, call.call_id, result);
    const { call_id, name } = call;
    const { status, text } = result;
    return [{ type: 'response.tool_call.done', output_index: place, call_id, name, status, output: text }];
  });
}

async function storeResult(
  tx: Parameters<Parameters<Journal['commit']>[1]>[0],
  itemId: string,
  call_id: string,
  { text, output }: CallResult,
): Promise<void> {
  const { content, data } = made('function_call_output', text, { type: 'function_call_output', call_id, output });
  await tx.updateTable('item').set({ content, data }).where('id', '=', itemId).execute();
}

/** What the tools of a turn work with, by call. */
function contextOf(
  { ground, conversation, model, journal, log, signal }: Turn,
  spending: Spending,
): (callId: string) => ToolContext {
  return (call_id) => ({
    ground,
    conversation,
    projectId: conversation.project_id,
    responseId: log.responseId,
    model,
    signal,
    progress: (message) => {
      journal.add(log, { type: 'response.tool_call.progress', call_id, message });
    },
    emit: (event) => {
      journal.add(log, event);
    },
    spend: spending.add,
  });
}

function limited(code: string, message: string): Ending {
  return { status: 'failed', error: { code, message } };
}

function countFrom(first: number): () => number {
  let next = first;
  return () => next++;
}
