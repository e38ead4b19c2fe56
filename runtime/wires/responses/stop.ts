import type { Stop } from '../../turn/reply.ts';
import type { JsonObject } from '../codec.ts';
import { asObject, asText } from '../shared/json.ts';
import type { ResponseState } from './body.ts';

/**
 * Why a response ended. The wire has no words for calls and refusals, which are seen in the output. Null: it was
 * cancelled, or never said.
 */
export function decodeStop(
  response: JsonObject,
  output: { readonly calls: boolean; readonly refusal: boolean },
): Stop | null {
  switch (response.status) {
    case 'incomplete': {
      const word = asText(asObject(response.incomplete_details)?.reason);
      if (word === undefined) return null;
      return { reason: word === 'content_filter' ? 'refusal' : 'length' };
    }
    case 'completed':
    case undefined:
      return { reason: output.refusal ? 'refusal' : output.calls ? 'tool_calls' : 'end' };
    default:
      return null;
  }
}

/**
 * Status and details for an answer's end. `refusal`: the answer has a refusal in words, and is complete with it; a
 * refusal without words is a filter's cut. Null, an end nobody explains, is incomplete without a reason.
 */
export function encodeStop(
  stop: Stop | null,
  refusal: boolean,
): Pick<ResponseState, 'incomplete_details'> & { readonly status: 'completed' | 'incomplete' } {
  switch (stop?.reason) {
    case 'length':
      return { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } };
    case 'refusal':
      if (refusal) return { status: 'completed', incomplete_details: null };
      return { status: 'incomplete', incomplete_details: { reason: 'content_filter' } };
    case undefined:
      return { status: 'incomplete', incomplete_details: null };
    case 'end':
    case 'tool_calls':
    case 'stop_sequence':
      return { status: 'completed', incomplete_details: null };
  }
}
