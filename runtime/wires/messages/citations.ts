import type { Annotation } from '../../turn/reply.ts';
import type { JsonObject } from '../codec.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import type { Block } from './body.ts';

/** The sources of a text block. */
export function decodeCitations(citations: unknown): Annotation[] {
  return asObjects(citations).map(decodeCitation);
}

export function decodeCitation(citation: JsonObject): Annotation {
  const citedText = asText(citation.cited_text);
  return {
    url: asText(citation.url) ?? asText(citation.source) ?? '',
    title: asText(citation.title) ?? asText(citation.document_title) ?? '',
    ...(citedText ? { citedText } : {}),
    origin: { wire: 'messages', value: citation },
  };
}

/** Undefined for a source that has no address and no words of this format. */
export function encodeCitation(annotation: Annotation): JsonObject | undefined {
  const { url, title, citedText, origin } = annotation;
  if (origin?.wire === 'messages') return asObject(origin.value);
  if (url === '') return undefined;
  return { type: 'web_search_result_location', url, title, cited_text: citedText ?? '', encrypted_index: '' };
}

/**
 * A text block of a caller without the citations that we made up for another provider's sources: they have no index
 * of the provider's own, and it refuses them.
 */
export function withoutMadeUpCitations(block: Block): Block {
  const citations = asObjects(block.citations);
  const own = citations.filter(({ encrypted_index: index }) => index !== '');
  if (own.length === citations.length) return block;
  return { ...block, citations: own.length === 0 ? null : own };
}
