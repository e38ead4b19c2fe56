import { ClientError } from './error.ts';
import type { CallOptions } from './options.ts';
import { check, issuesText, jsonSchemaOf, type JsonSchema, type Shape } from './standard-schema.ts';

/** A function of the caller's that a model may call. */
export interface RunnableTool {
  readonly type: 'function';
  readonly function: { readonly name: string; readonly description?: string; readonly parameters: JsonSchema };

  /** Runs it on the arguments that the model wrote. Throws where they do not fit or it fails. */
  readonly run: (written: string, context: ToolContext) => Promise<string>;
}

export interface ToolContext {
  /** The caller's, where there is one: aborted when the run is given up. */
  readonly signal: AbortSignal | undefined;
}

/** Makes a tool of a function: the model's arguments are held against `input` before it is called. */
export function tool<Input>(options: {
  readonly name: string;

  /** What it does and when to call it, for the model. */
  readonly description?: string;
  readonly input: Shape<Input>;

  /** What it returns is told to the model: text as it is, anything else as JSON. What it throws is told as an error. */
  readonly run: (input: Input, context: ToolContext) => unknown;
}): RunnableTool {
  const { name, description, input, run } = options;
  return {
    type: 'function',
    function: { name, ...(description !== undefined && { description }), parameters: jsonSchemaOf(input) },
    run: async (written, context) => {
      // A model writes nothing for a function without parameters.
      const checked = await check(input, written === '' ? '{}' : written);
      if (checked.issues) throw new TypeError(issuesText(checked.issues));
      const result = await run(checked.value, context);
      return typeof result === 'string' ? result : JSON.stringify(result ?? null);
    },
  };
}

/** Options of a run. */
export interface RunOptions extends CallOptions {
  /** Most calls of the model. Default 10. */
  readonly maxTurns?: number;
}

/** How a run ended. */
export interface Run<Reply, Message> {
  /** The last answer, which calls no tool. */
  readonly reply: Reply;

  /** The whole conversation, that answer included: what the next turn begins with. */
  readonly messages: readonly Message[];

  /** Calls of the model. */
  readonly turns: number;
}

/** A model that still calls tools after the most turns it was given. */
export class TurnLimitError<Message = unknown> extends ClientError {
  override readonly name = 'TurnLimitError';
  override readonly advice = 'Allow more turns, or go on from `messages`.';

  /** The conversation so far; every call in it is answered. */
  readonly messages: readonly Message[];

  constructor(turns: number, messages: readonly Message[]) {
    super(`the model still calls tools after ${turns} turns`);
    this.messages = messages;
  }
}

/** The part of an answer that is read. */
interface Reply {
  readonly choices: readonly { readonly message: Asking }[];
}

interface Asking {
  readonly tool_calls?: readonly ToolCall[];
}

interface ToolCall {
  readonly id: string;
  readonly function: { readonly name: string; readonly arguments: string };
}

/**
 * Calls a model and the tools it asks for, until it asks for none. The calls of one turn run side by side; what a tool
 * throws goes to the model as its result. Throws TurnLimitError after `maxTurns`.
 */
export async function runWithTools<R extends Reply, Message extends object>(
  create: (body: object, options?: CallOptions) => PromiseLike<R>,
  body: { readonly messages: readonly Message[]; readonly tools: readonly (RunnableTool | object)[] },
  { maxTurns = 10, ...options }: RunOptions = {},
): Promise<Run<R, Message>> {
  const runnable = body.tools.filter((one): one is RunnableTool => 'run' in one);
  const tools = body.tools.map((one) => ('run' in one ? { type: one.type, function: one.function } : one));
  const messages: object[] = [...body.messages];
  for (let turns = 1; turns <= maxTurns; turns += 1) {
    const reply = await create({ ...body, tools, messages: [...messages] }, options);
    const message = reply.choices[0]?.message;
    if (message !== undefined) messages.push(message);
    const calls = message?.tool_calls ?? [];
    if (calls.length === 0) return { reply, messages: messages as Message[], turns };
    messages.push(...(await Promise.all(calls.map((call) => answerTo(call, runnable, { signal: options.signal })))));
  }
  throw new TurnLimitError(maxTurns, messages);
}

async function answerTo(call: ToolCall, tools: readonly RunnableTool[], context: ToolContext): Promise<object> {
  const { name, arguments: written } = call.function;
  const called = tools.find((one) => one.function.name === name);
  let content: string;
  try {
    content = called === undefined ? `Error: there is no tool ${name}` : await called.run(written, context);
  } catch (error) {
    content = `Error: ${error instanceof Error ? error.message : String(error)}`;
  }
  return { role: 'tool', tool_call_id: call.id, content };
}
