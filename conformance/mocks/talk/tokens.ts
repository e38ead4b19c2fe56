import { isObject } from '../json.ts';

/** Tokens of a text: one for every four characters begun. */
export function tokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/** A longer run of text without a space is an image, a document or state: its length says nothing. */
const opaqueLength = 256;
const opaqueTokens = 85;

/** Tokens of a prompt: of every text in a body. */
export function promptTokens(body: unknown): number {
  if (typeof body === 'string') return isOpaque(body) ? opaqueTokens : tokens(body);
  if (Array.isArray(body)) return body.reduce<number>((sum, item) => sum + promptTokens(item), 0);
  if (isObject(body)) return promptTokens(Object.values(body));
  return 0;
}

function isOpaque(text: string): boolean {
  return text.length > opaqueLength && !/\s/u.test(text.slice(0, opaqueLength));
}

/** The beginning of a text that is so many tokens, not cut inside a character. */
export function cut(text: string, most: number): string {
  const length = Math.max(0, most) * 4;
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const splitsPair = last >= 0xd800 && last < 0xdc00;
  return text.slice(0, splitsPair ? length - 1 : length);
}
