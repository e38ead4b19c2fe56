import { createHash } from 'node:crypto';
import { list, number, text, type JsonObject } from '../json.ts';
import { promptTokens } from '../talk/tokens.ts';

/** The vectors of the request's texts: of length one, and the same for the same text. */
export function embeddings(body: JsonObject, dimensions: number): JsonObject {
  const inputs = inputsOf(body['input']);
  const length = number(body['dimensions']) ?? dimensions;
  const count = inputs.reduce<number>(
    (sum, input) => sum + (Array.isArray(input) ? input.length : promptTokens(input)),
    0,
  );
  return {
    object: 'list',
    data: inputs.map((input, index) => {
      const vector = vectorOf(JSON.stringify(input), length);
      return {
        object: 'embedding',
        index,
        embedding: body['encoding_format'] === 'base64' ? base64(vector) : [...vector],
      };
    }),
    model: text(body['model']),
    usage: { prompt_tokens: count, total_tokens: count },
  };
}

/** One text or its tokens each. */
function inputsOf(input: unknown): readonly unknown[] {
  const several = list(input);
  return several.length === 0 || typeof several[0] === 'number' ? [input] : several;
}

function vectorOf(said: string, length: number): Float32Array {
  const vector = new Float32Array(length);
  for (let start = 0; start < length; start += 32) {
    const bytes = createHash('sha256').update(`${said}${start}`).digest();
    for (let place = start; place < Math.min(start + 32, length); place += 1)
      vector[place] = (bytes[place - start] ?? 0) - 127.5;
  }
  const size = Math.hypot(...vector);
  return vector.map((value) => value / size);
}

function base64(vector: Float32Array): string {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');
}
