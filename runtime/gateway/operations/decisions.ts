import type { Operations } from '@polywire/generated/hosted/operations.ts';
import type { DecisionReply } from '@polywire/generated/hosted/types.ts';
import { forward, ownPath } from '../forward.ts';
import { resolveKind } from '../resolve.ts';
import type { Visit } from '../visit.ts';

/** Answers of a decision model, in its own format. */
export const createDecision: Operations<Visit>['createDecision'] = async ({ body, context: visit, signal }) => {
  const route = resolveKind(body.model, 'decision', visit.setup);
  const { state, questions } = body;
  const asked = { model: route.model, state, questions };
  const reply = await forward({ route, path: ownPath(route), body: asked, visit, signal });
  const { answers = {}, usage = { input_tokens: 0, output_tokens: 0 } } = reply as Partial<DecisionReply>;
  return { status: 200, body: { model: route.model, answers, usage } };
};
