import { outputTokens, promptTokens } from './content.ts';
import type { Answer } from './answer.ts';

const prompt = new RegExp(`\\b${promptTokens}\\b`, 'g');
const total = new RegExp(`\\b${promptTokens + outputTokens}\\b`, 'g');

/** The answer with another count of the prompt's tokens; no other number in an answer is one of these two. */
export function counted({ json, opening, frames }: Answer, tokens: number): Answer {
  const recount = (piece: Buffer): Buffer =>
    Buffer.from(
      piece
        .toString()
        .replace(total, String(tokens + outputTokens))
        .replace(prompt, String(tokens)),
    );
  return { json: recount(json), opening, frames: frames.map(recount) };
}
