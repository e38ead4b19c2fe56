import type { Operations } from '@polywire/generated/hosted/operations.ts';
import type { FundsParts } from '../funding/parts.ts';
import { codecs } from '../../wires/index.ts';
import type { ReadinessCheck } from '../readiness.ts';
import type { ResponseStore } from '../stored/store.ts';
import type { Visit } from '../visit.ts';
import { serveChat } from '../way.ts';
import { countTokens } from './count-tokens.ts';
import { createDecision } from './decisions.ts';
import { createEmbedding } from './embeddings.ts';
import { getHealth, getRoot, readiness } from './health.ts';
import { getModel, listModels } from './models.ts';
import { responses } from './responses.ts';
import { usage } from './usage.ts';

/** What operations share between requests. */
export interface Shared {
  readonly store: ResponseStore;
  readonly funds: FundsParts;

  /** What must hold for the gateway to be ready. */
  readonly checks: readonly ReadinessCheck[];
}

/** Every operation of the API. The three chat formats differ in their codec alone. */
export function operations({ store, funds, checks }: Shared): Operations<Visit> {
  return {
    createChatCompletion: (request) => serveChat(codecs.chat, request),
    createMessage: (request) => serveChat(codecs.messages, request),
    ...responses(store),
    countTokens,
    createEmbedding,
    createDecision,
    listModels,
    getModel,
    getUsage: usage(funds),
    getHealth,
    getReadiness: readiness(checks),
    getRoot,
  };
}
