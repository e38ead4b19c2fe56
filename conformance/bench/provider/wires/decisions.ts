import { model, outputTokens, promptTokens } from '../content.ts';
import { print, type Answer } from '../answer.ts';

/** A yes to the question `q`; it is never a stream. */
export function decisionsAnswer(): Answer {
  const usage = { input_tokens: promptTokens, output_tokens: outputTokens };
  return { json: print({ model, answers: { q: { type: 'noul', noul: 0.75 } }, usage }), opening: 0, frames: [] };
}
