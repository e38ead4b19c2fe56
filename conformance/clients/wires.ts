/** A model behind each wire that a provider of chat models speaks. */
export const oneOfEachWire = [
  ['the responses wire', 'r-mid'],
  ['the messages wire', 'a-mid'],
  ['the native wire', 'g-a'],
  ['a wire like messages', 'f-d'],
] as const;

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
