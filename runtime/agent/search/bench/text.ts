/** Made-up text whose words are as unevenly frequent as those of real ones, the same in every run. */
const syllables = ['ba', 'co', 'di', 'fu', 'ge', 'hi', 'jo', 'ka', 'lu', 'me', 'ni', 'po', 'qua', 're', 'si', 'tu'];
const vocabulary = 30_000;
const characters = 2_000;

export class Writer {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** From 0 to `below`, without it. */
  number(below: number): number {
    return Math.floor(this.fraction() * below);
  }

  /** `count` words; the most frequent is in nearly every longer text. */
  words(count: number): string {
    return Array.from({ length: count }, () => wordOf(Math.floor(vocabulary ** this.fraction()) - 1)).join(' ');
  }

  /** Chinese characters without a space. */
  characters(count: number): string {
    const one = (): number => 0x4e00 + Math.floor(characters ** this.fraction());
    return Array.from({ length: count }, () => String.fromCodePoint(one())).join('');
  }

  private fraction(): number {
    // Mulberry32.
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** The word with a rank: 0 is the most frequent. */
export function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length] ?? '';
  }
  return word;
}
