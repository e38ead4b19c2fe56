import { describe, expect, it } from 'vitest';
import { countTokens } from './tokenizer.ts';

describe('counting the tokens of a text', () => {
  it('counts words and pieces of words rather than bytes', async () => {
    expect(await countTokens('')).toBe(0);
    expect(await countTokens('hello')).toBe(1);
    expect(await countTokens('The quick brown fox jumps over the lazy dog.')).toBe(10);
  });

  it('takes the name of a control token for its letters', async () => {
    expect(await countTokens('<|endoftext|>')).toBeGreaterThan(1);
  });

  it('adds up over the slices of a long text', async () => {
    const sentence = 'The quick brown fox jumps over the lazy dog. ';
    const many = await countTokens(sentence.repeat(1_000));
    expect(many).toBeGreaterThan(9_900);
    expect(many).toBeLessThan(10_500);
  });

  it('takes the rest of a very long text to be like its beginning', async () => {
    const sentence = 'The quick brown fox jumps over the lazy dog. ';
    const once = await countTokens(sentence.repeat(25_000));
    const twice = await countTokens(sentence.repeat(50_000));
    expect(twice / once).toBeCloseTo(2, 2);
  });

  it('leaves the others their turn, whatever the text', async () => {
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
    }, 1);
    await countTokens('a'.repeat(300_000));
    clearInterval(turn);
    expect(turns).toBeGreaterThan(1);
  });
});
