/** What the mock provider says on every wire: one text and one tool call. */

/** The pieces of the text, one frame of a stream each. */
export const pieces: readonly string[] = Array.from(
  { length: 100 },
  (_, index) => `word${String(index).padStart(2, '0')} `,
);
export const text = pieces.join('');

/** The call, and its arguments as streams bring them. */
export const toolName = 'lookup';
export const argumentPieces = ['{"city":', '"Zürich",', '"days":3}'];
export const toolArguments = argumentPieces.join('');

export const promptTokens = 210;
export const outputTokens = 100;

/** The model's name and the time, in seconds, in every answer. */
export const model = 'bench-model';
export const created = 1_790_000_000;
