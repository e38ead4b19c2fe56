import { expect, it } from 'vitest';
import { resultsText } from './results-text.ts';

it('numbers the pages, with title, address, day and what they say', () => {
  const pages = [
    { url: 'https://example.com/1', title: 'One', content: 'First.', published: '2026-01-01' },
    { url: 'https://example.com/2', title: 'Two', content: 'Second.' },
  ];
  expect(resultsText(pages, 100)).toBe(
    '[1] One (2026-01-01)\nhttps://example.com/1\nFirst.\n\n[2] Two\nhttps://example.com/2\nSecond.',
  );
});

it('cuts what is long between characters', () => {
  const page = { url: 'https://example.com/', title: 'T', content: 'ab😀cd' };
  expect(resultsText([page], 3)).toMatch(/\nab…$/u);
  expect(resultsText([page], 4)).toMatch(/\nab😀…$/u);
});

it('says that there is nothing', () => {
  expect(resultsText([], 100)).toBe('The search found nothing.');
});
