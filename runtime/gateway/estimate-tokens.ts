/** UTF-8 bytes of text that make a token, about, in the languages of most requests. */
const bytesPerToken = 4;

/** Tokens that an image takes, whatever its size. */
const tokensPerImage = 1_500;

/** Roughly what a request takes where nobody can count it: text by its bytes, images each the same. */
export function estimateTokens(body: object): number {
  let bytes = 0;
  let images = 0;
  const visit = (value: unknown): void => {
    if (typeof value === 'string') bytes += Buffer.byteLength(value);
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'image') {
      images += 1;
      return;
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(body);
  return Math.max(1, Math.ceil(bytes / bytesPerToken) + images * tokensPerImage);
}
