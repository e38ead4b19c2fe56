import { TextDecoder } from 'node:util';
import { isTooDeep } from '../../platform/json.ts';
import { malformed } from './malformed.ts';

/** Arrays and objects inside each other: more than anything of ours has, and what can still be written again. */
const deepest = 1000;

/** Longest line, in characters. */
const longest = 64 * 1024 * 1024;

/** The JSON objects of a file with one on each line. `name` is what complaints call it. Throws AgentError. */
export async function* objectsIn(
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly line: number; readonly value: Readonly<Record<string, unknown>> }> {
  let line = 0;
  for await (const text of linesIn(name, bytes)) {
    line += 1;
    if (text === '') continue;
    const value = parsed(text);
    if (value === null) throw malformed(`${name}, line ${line} is no JSON object`);
    yield { line, value };
  }
}

async function* linesIn(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const piece of bytes) {
    const lines = `${rest}${decode(name, decoder, piece)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > longest) throw malformed(`${name} has a line without end`);
  }
  yield `${rest}${decode(name, decoder)}`;
}

function decode(name: string, decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
  } catch (error) {
    throw malformed(`${name} is not in UTF-8`, error);
  }
}

/** Null: it is no JSON object. */
function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isTooDeep(value, deepest)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}
