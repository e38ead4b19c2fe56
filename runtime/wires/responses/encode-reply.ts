import type { Reply } from '../../turn/reply.ts';
import type { Answer, JsonObject } from '../codec.ts';
import type { Asked } from './asked.ts';
import { encodeOutput } from './output-items.ts';
import { responseObject } from './response-object.ts';
import { encodeStop } from './stop.ts';
import { encodeUsage } from './usage.ts';

/** See Codec.encodeReply. */
export function encodeReply(reply: Reply, answer: Answer<Asked>): JsonObject {
  const refusal = reply.parts.some((part) => part.type === 'refusal');
  const { status, incomplete_details } = encodeStop(reply.stop, refusal);
  const service = answer.service();
  return responseObject(answer, {
    status,
    incomplete_details,
    error: null,
    output: encodeOutput(reply.parts, answer, status),
    usage: encodeUsage(reply.usage),
    ...(service === null ? {} : { service }),
  });
}
