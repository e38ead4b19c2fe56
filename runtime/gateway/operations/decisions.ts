import type { Operations } from '@polywire/generated/hosted/operations.ts';
import type { DecisionReply } from '@polywire/generated/hosted/types.ts';
import { asCount } from '../../wires/shared/json.ts';
import { noUsage } from '../../turn/usage.ts';
import { paid } from '../admission/paid.ts';
import { forward, ownPath } from '../forward.ts';
import { resolveKind } from '../resolve.ts';
import type { Visit } from '../visit.ts';

/** Answers of a decision model, in its own format. */
export const createDecision: Operations<Visit>['createDecision'] = async ({ body, context: visit, signal }) => {
  const route = resolveKind(body.model, 'decision', visit);
  const { state, questions } = body;
  const asked = { model: route.model, state, questions };
  const most = { prompt: Buffer.byteLength(JSON.stringify(asked)), output: 0, webSearches: 0 };
  const answer = await paid(route, most, visit, async () => {
    const reply = await forward({ route, path: ownPath(route), body: asked, visit, signal });
    const { answers = {}, usage = { input_tokens: 0, output_tokens: 0 } } = reply as Partial<DecisionReply>;
    const { input_tokens: read, output_tokens: output } = usage;
    return {
      answer: { model: route.model, answers, usage },
      usage: { ...noUsage, input: asCount(read), output: asCount(output) },
    };
  });
  return { status: 200, body: answer };
};
