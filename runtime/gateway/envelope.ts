import type { ChatWire } from '@polywire/generated/catalog/rows.ts';
import type { ErrorName } from '@polywire/generated/catalog/errors.ts';
import { routes } from '@polywire/generated/hosted/routes.ts';

/**
 * The wire in whose envelope errors under this path are told: everything at and below Messages has the Messages
 * envelope, everything else the standard object, which is the chat wire's (seed 000, "Body shapes").
 */
export function envelopeOf(url: string): ChatWire {
  return url.startsWith(routes.createMessage.path) ? 'messages' : 'chat';
}

/** What an unexpected error under this path is called: embeddings have a body of their own for it. */
export function internalErrorOf(url: string): ErrorName {
  return url.startsWith(routes.createEmbedding.path) ? 'embeddings_internal' : 'internal';
}
