import { model, promptTokens } from '../content.ts';
import { print, type Answer } from '../answer.ts';

/** One vector; it is never a stream. */
export function embeddingsAnswer(): Answer {
  const usage = { prompt_tokens: promptTokens, total_tokens: promptTokens };
  const data = [{ object: 'embedding', index: 0, embedding: [0.25, -0.5, 0.125] }];
  return { json: print({ object: 'list', data, model, usage }), opening: 0, frames: [] };
}
