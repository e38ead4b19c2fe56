import type { Annotation, AnswerText, SearchPart } from '../../turn/reply.ts';
import type { JsonObject, Target } from '../codec.ts';
import { asArray, asCount, asNumber, asObject, asObjects, asText, asTexts } from '../shared/json.ts';
import type { GroundingMetadata, GroundingSupport } from './body.ts';

/**
 * Sources of a text; `isHere` tells whether a segment of the part at an index is one of this text. The wire counts bytes
 * of UTF-8 where a turn counts UTF-16 code units; an offset inside a character becomes one behind it.
 */
export function decodeAnnotations(
  grounding: JsonObject,
  text: string,
  isHere: (partIndex: number) => boolean,
): Annotation[] {
  const supports = asObjects(grounding.groundingSupports);
  if (supports.length === 0) return [];
  const chunks = asArray(grounding.groundingChunks);
  const bytes = Buffer.from(text);
  const unitsAt = (offset: unknown): number =>
    bytes.toString('utf8', 0, Math.min(asCount(offset), bytes.length)).length;
  const annotations: Annotation[] = [];
  for (const support of supports) {
    const segment = asObject(support.segment);
    if (!isHere(asCount(segment?.partIndex))) continue;
    const end = asNumber(segment?.endIndex);
    const place = end === undefined ? {} : { start: unitsAt(segment?.startIndex), end: unitsAt(end) };
    for (const index of asArray(support.groundingChunkIndices)) {
      const web = asObject(asObject(chunks[asCount(index)])?.web);
      const url = asText(web?.uri);
      if (url !== undefined) annotations.push({ url, title: asText(web?.title) ?? '', ...place });
    }
  }
  return annotations;
}

/** The searches that the provider ran, one for each query; which of them found a source is not told. */
export function decodeSearches(grounding: JsonObject | undefined, target: Target): SearchPart[] {
  const queries = asTexts(grounding?.webSearchQueries) ?? [];
  const results: { url: string; title: string }[] = [];
  for (const chunk of asObjects(grounding?.groundingChunks)) {
    const web = asObject(chunk.web);
    const url = asText(web?.uri);
    if (url !== undefined) results.push({ url, title: asText(web?.title) ?? '' });
  }
  return queries.map((query, at) => ({ type: 'search', id: target.newId(), query, results: at === 0 ? results : [] }));
}

/** Gathers what the parts of an answer rest on. */
export class Grounding {
  private readonly queries: string[] = [];
  private readonly chunks: GroundingMetadata['groundingChunks'][number][] = [];
  private readonly supports: GroundingSupport[] = [];

  text(part: Pick<AnswerText, 'text' | 'annotations'>, partIndex: number): void {
    for (const { url, title, start = 0, end = part.text.length } of part.annotations) {
      const segment = {
        partIndex,
        startIndex: Buffer.byteLength(part.text.slice(0, start)),
        endIndex: Buffer.byteLength(part.text.slice(0, end)),
        text: part.text.slice(start, end),
      };
      const chunk = this.chunks.push({ web: { uri: url, title } }) - 1;
      this.supports.push({ segment, groundingChunkIndices: [chunk] });
    }
  }

  search(part: SearchPart): void {
    this.queries.push(part.query);
    for (const { url, title } of part.results) this.chunks.push({ web: { uri: url, title } });
  }

  /** Undefined where the answer rests on nothing. */
  metadata(): GroundingMetadata | undefined {
    if (this.queries.length === 0 && this.chunks.length === 0) return undefined;
    return {
      ...(this.queries.length === 0 ? {} : { webSearchQueries: this.queries }),
      groundingChunks: this.chunks,
      groundingSupports: this.supports,
    };
  }
}
