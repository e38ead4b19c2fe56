import type { Operations } from '@polywire/generated/hosted/operations.ts';
import type { EmbeddingList } from '@polywire/generated/hosted/types.ts';
import type { JsonOutgoing } from '../../platform/http.ts';
import type { JsonObject } from '../../wires/codec.ts';
import { statusOf } from '../../wires/shared/error-body.ts';
import { asCount } from '../../wires/shared/json.ts';
import { noUsage } from '../../turn/usage.ts';
import { paid } from '../admission/paid.ts';
import { forward, ownPath } from '../forward.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { resolveKind } from '../resolve.ts';
import type { Visit } from '../visit.ts';

/** Vectors for texts. What the provider refuses is relayed as it said it (seed 000, "Body shapes" 3). */
export const createEmbedding: Operations<Visit>['createEmbedding'] = async ({ body, context: visit, signal }) => {
  const route = resolveKind(body.model, 'embedding', visit);
  const { input, encoding_format, dimensions, user } = body;
  try {
    const asked = { model: route.model, input, ...given({ encoding_format, dimensions, user }) };
    const most = { prompt: Buffer.byteLength(JSON.stringify(input)), output: 0, webSearches: 0 };
    const body = await paid(route, most, visit, async () => {
      const reply = await forward({ route, path: ownPath(route), body: asked, visit, signal });
      const answer = embeddingList(reply, route.model);
      return { answer, usage: { ...noUsage, input: asCount(answer.usage.prompt_tokens) } };
    });
    return { status: 200, body };
  } catch (error) {
    if (error instanceof ProviderFailure && error.body !== undefined) return relayed(error);
    throw error;
  }
};

/** Null says to a caller's mind what leaving out says; a provider need not know that. */
function given(settings: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
}

/** Embeddings have no completion tokens, whatever a provider counts. */
function embeddingList(reply: JsonObject, model: string): EmbeddingList {
  const { data, usage } = reply as Partial<EmbeddingList>;
  const { prompt_tokens = 0, total_tokens = prompt_tokens } = usage ?? {};
  return { object: 'list', data: data ?? [], model, usage: { prompt_tokens, total_tokens } };
}

function relayed({ problem, body }: ProviderFailure): JsonOutgoing<never> {
  const { meant, sent } = statusOf(problem);
  return { status: sent, body: (meant === sent ? body : withStatus(body, meant)) as never };
}

/** Where the edge replaces the status, the body says it: inside `error`, or beside what there is. */
function withStatus(body: unknown, status: number): unknown {
  if (typeof body !== 'object' || body === null) return { detail: body, upstream_status: status };
  const { error } = body as { error?: unknown };
  if (typeof error !== 'object' || error === null) return { ...body, upstream_status: status };
  return { ...body, error: { ...error, upstream_status: status } };
}
