import type { Annotation } from '../../turn/reply.ts';
import { asNumber, asObject, asObjects, asText } from '../shared/json.ts';
import type { ChatAnnotation } from './body.ts';

/** The sources of a provider's answer, which is one text. */
export function decodeAnnotations(value: unknown): Annotation[] {
  const annotations: Annotation[] = [];
  for (const entry of asObjects(value)) {
    const citation = asObject(entry.url_citation);
    const url = asText(citation?.url);
    if (url === undefined) continue;
    const start = asNumber(citation?.start_index);
    const end = asNumber(citation?.end_index);
    annotations.push({
      url,
      title: asText(citation?.title) ?? '',
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
    });
  }
  return annotations;
}

/**
 * The sources of one text part that stands at `offset` in the answer's content and is `length` long; a source without
 * offsets is one of the whole part. Sources that have no address have no place here.
 */
export function encodeAnnotations(
  annotations: readonly Annotation[],
  offset: number,
  length: number,
): ChatAnnotation[] {
  const encoded: ChatAnnotation[] = [];
  for (const { url, title, start = 0, end = length } of annotations) {
    if (url === '') continue;
    encoded.push({
      type: 'url_citation',
      url_citation: { url, title, start_index: offset + start, end_index: offset + end },
    });
  }
  return encoded;
}
