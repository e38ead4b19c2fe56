const made = new Map<Intl.SegmenterOptions['granularity'], Intl.Segmenter>();

/**
 * What a text consists of, to a reader of any script. Made when first asked for: the first one loads tables for 50 ms, which
 * a server that starts need not wait for.
 */
export function segmentsOf(text: string, granularity: 'grapheme' | 'word' | 'sentence'): Iterable<Intl.SegmentData> {
  let segmenter = made.get(granularity);
  if (segmenter === undefined) made.set(granularity, (segmenter = new Intl.Segmenter('en', { granularity })));
  return segmenter.segment(text);
}
