import { expect } from 'vitest';
import type { Running } from '../cases/running.ts';

/** A model behind each wire that a provider of chat models speaks. */
export const oneOfEachWire = [
  ['the responses wire', 'r-mid'],
  ['the messages wire', 'a-mid'],
  ['the native wire', 'g-a'],
  ['a wire like messages', 'f-d'],
] as const;

/** Those of them whose streams do not end like whole ones where they break: the native wire's always do. */
export const tellsOfBreaks = oneOfEachWire.filter(([wire]) => wire !== 'the native wire');

/** What the mocks do to a stream so that it ends before its end. */
export const breaks = {
  connection: { delay: 5, destroyAfter: 12 },
  body: { delay: 5, cutAfter: 12 },
  model: { delay: 5, errorAfter: 12 },
} as const;

/** A model that takes no structured output, so that a caller sees a refusal of the gateway's own. */
export const refusesStructure = 'm-s';

/** A red pixel. */
export const pixel = {
  mediaType: 'image/png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
} as const;

let marks = 0;

/** A word that is in one request alone, by which the mocks find it. */
export function mark(): string {
  marks += 1;
  return `mark${process.pid}x${marks}x`;
}

/** Passes when the gateway has left the provider before the end of what it answers to the request with this word. */
export async function endedUpstream({ mocks }: Running, word: string): Promise<void> {
  const aborted = async (): Promise<number | null | undefined> => (await mocks.received(word))[0]?.aborted;
  await expect.poll(aborted, { timeout: 10_000 }).toEqual(expect.any(Number));
}
