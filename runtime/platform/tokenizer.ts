import { setImmediate } from 'node:timers/promises';
import type * as Vocabulary from 'gpt-tokenizer/encoding/cl100k_base';

/** Characters that are counted; what a longer text has beyond them is taken to be like them. */
const longestCounted = 1_000_000;

/** Characters that are cut off at once, since a run without a space takes the tokenizer the square of its length. */
const longestSlice = 1_024;

/** Slices after which others get their turn. */
const slicesInARow = 16;

/**
 * Tokens of a text in a vocabulary that is nobody's here, and so about as many as any model has. The vocabulary is
 * loaded with the first text, since it takes some 40 MB of memory.
 */
export async function countTokens(text: string): Promise<number> {
  if (text === '') return 0;
  const tokenizer = await vocabulary();
  const counted = Math.min(text.length, longestCounted);
  let tokens = 0;
  for (let start = 0, slices = 1; start < counted; start += longestSlice, slices += 1) {
    tokens += tokenizer.countTokens(text.slice(start, Math.min(counted, start + longestSlice)), asPlainText);
    if (slices % slicesInARow === 0) await setImmediate();
  }
  return Math.ceil((tokens * text.length) / counted);
}

let loaded: Promise<typeof Vocabulary> | undefined;

function vocabulary(): Promise<typeof Vocabulary> {
  loaded ??= import('gpt-tokenizer/encoding/cl100k_base').then((tokenizer) => {
    tokenizer.setMergeCacheSize(0); // it would keep pieces of prompts
    return tokenizer;
  });
  return loaded;
}

/** A prompt that has the name of a control token in it has only its letters. */
const asPlainText = { disallowedSpecial: new Set<string>() };
