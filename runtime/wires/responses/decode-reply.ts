import { ProblemError } from '../../turn/problem.ts';
import type { Reply, ReplyPart } from '../../turn/reply.ts';
import type { JsonObject, Target } from '../codec.ts';
import { asNumber, asObject, asObjects, asText } from '../shared/json.ts';
import { malformed } from '../shared/provider-error.ts';
import { decodeFailure } from './error.ts';
import { decodeItem } from './output-parts.ts';
import { decodeStop } from './stop.ts';
import { decodeUsage } from './usage.ts';

/** See Codec.decodeReply. Throws ProblemError (`upstream_error`) for a response that says it failed. */
export function decodeReply(body: unknown, target: Target): Reply {
  const response = asObject(body);
  if (response === undefined) throw malformed('it is not an object');
  if (response.status === 'failed') throw new ProblemError(decodeFailure(response));
  if (!Array.isArray(response.output)) throw malformed('it has no output');
  const parts: ReplyPart[] = [];
  for (const item of asObjects(response.output)) parts.push(...decodeItem(item, target));
  const seen = { calls: false, refusal: false, searches: 0 };
  for (const { type } of parts) {
    if (type === 'tool_call') seen.calls = true;
    else if (type === 'refusal') seen.refusal = true;
    else if (type === 'search') seen.searches += 1;
  }
  return {
    ...decodeHead(response, target),
    parts,
    stop: decodeStop(response, seen),
    usage: decodeUsage(response.usage, seen.searches),
  };
}

/** Who answered and when. */
export function decodeHead(response: JsonObject, target: Target): Pick<Reply, 'id' | 'model' | 'created'> {
  const id = asText(response.id) ?? target.newId();
  return {
    id: id.startsWith('resp_') ? id.slice(5) : id,
    model: asText(response.model) ?? target.model,
    created: asNumber(response.created_at) ?? target.now,
  };
}
