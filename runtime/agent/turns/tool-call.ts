import type { ResponseFunctionCall, ResponseFunctionOutputParam } from '@polywire/generated/sdk/gateway.ts';
import { until } from '../../platform/until.ts';
import { AgentError, InvalidField } from '../errors.ts';
import { argumentsOf } from '../tools/arguments.ts';
import { ToolFailure, type Tool, type ToolContext, type ToolResult } from '../tools/tool.ts';
import { storable } from './items.ts';

/** What came of a call: for a person, and for the model. */
export interface CallResult {
  readonly status: 'completed' | 'failed';
  readonly text: string;
  readonly output: ResponseFunctionOutputParam['output'];
}

/** Bounds of one call. */
export interface CallLimits {
  /** Milliseconds. */
  readonly time: number;

  /** Characters of the result. */
  readonly result: number;
}

/** Characters of a picture's data URL, beyond which the model does not get it. */
const largestImage = 2_000_000;

/**
 * Runs a call. A tool that fails, that is not there or that takes too long is a result like any other. Throws only what the
 * turn's own signal was aborted with.
 */
export async function runCall(
  tools: readonly Tool[],
  call: ResponseFunctionCall,
  context: ToolContext,
  { time, result }: CallLimits,
): Promise<CallResult> {
  const timeout = AbortSignal.timeout(time);
  const signal = AbortSignal.any([context.signal, timeout]);
  try {
    const tool = tools.find(({ name }) => name === call.name);
    if (tool === undefined) throw new ToolFailure(`There is no tool ${call.name}.`);
    const args = await argumentsOf(tool, call.arguments);
    return completed(await until(signal, tool.run(args, { ...context, signal })), result);
  } catch (error) {
    context.signal.throwIfAborted();
    if (timeout.aborted) return failed(`It took more than ${time} ms and was stopped.`, result);
    if (!isExplained(error)) {
      context.ground.log.error('a tool failed', {
        tool: call.name,
        error: error instanceof Error ? error.name : 'unknown',
      });
    }
    return failed(isExplained(error) ? error.message : 'The tool failed.', result);
  }
}

/** An answer that stands for a call which is not to be run. */
export function failed(message: string, limit: number): CallResult {
  const text = cut(`Error: ${message}`, limit);
  return { status: 'failed', text, output: text };
}

function completed(result: ToolResult, limit: number): CallResult {
  if (typeof result === 'string') {
    const text = cut(result, limit);
    return { status: 'completed', text, output: text };
  }
  const images = result.images.filter((url) => url.length <= largestImage);
  const left = result.images.length - images.length;
  const text = cut(result.text, limit) + (left === 0 ? '' : `\n[${left} of the pictures left out: too large]`);
  const pictures = images.map((image_url) => ({ type: 'input_image', image_url }) as const);
  const output = pictures.length === 0 ? text : [{ type: 'input_text', text } as const, ...pictures];
  return { status: 'completed', text, output };
}

/** The beginning of a result that is too long, with a word that it is that. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return storable(text);
  return `${storable(text.slice(0, limit))}\n[cut here: these are the first ${limit} of ${text.length} characters]`;
}

function isExplained(error: unknown): error is Error {
  return error instanceof ToolFailure || error instanceof AgentError || error instanceof InvalidField;
}
