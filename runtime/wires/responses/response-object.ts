import type { Answer, JsonObject } from '../codec.ts';
import type { Asked } from './asked.ts';
import type { ResponseState } from './body.ts';
import { responseId } from './item-id.ts';

/**
 * The response object: the answer's own fields beside those that repeat the request. It has every field that either
 * public description of the format wants, with the value the field has when nobody set it.
 */
export function responseObject(answer: Answer<Asked>, state: ResponseState): JsonObject {
  const { echo } = answer.asked;
  return {
    id: responseId(answer.id),
    object: 'response',
    created_at: answer.created,
    completed_at: state.status === 'completed' ? (answer.now?.() ?? null) : null,
    status: state.status,
    background: false,
    error: state.error,
    incomplete_details: state.incomplete_details,
    instructions: echo.instructions,
    max_output_tokens: echo.max_output_tokens,
    max_tool_calls: echo.max_tool_calls,
    model: answer.model,
    output: state.output,
    parallel_tool_calls: echo.parallel_tool_calls,
    presence_penalty: 0,
    frequency_penalty: 0,
    previous_response_id: echo.previous_response_id,
    prompt_cache_key: echo.prompt_cache_key,
    reasoning: echo.reasoning,
    safety_identifier: echo.safety_identifier,
    service_tier: 'default',
    store: echo.store,
    temperature: echo.temperature,
    text: echo.text,
    tool_choice: echo.tool_choice,
    tools: echo.tools,
    top_logprobs: echo.top_logprobs,
    top_p: echo.top_p,
    truncation: echo.truncation,
    usage: state.usage,
    metadata: echo.metadata,
    ...(state.service === undefined ? {} : { service: state.service }),
  };
}
