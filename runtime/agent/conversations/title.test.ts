import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleFrom, untitled } from './title.ts';

const graphemes = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

describe('a title made of a message', () => {
  it.each([
    ['is its first sentence', 'Compare the two reports. Then write a summary.', 'Compare the two reports'],
    ['keeps the mark of a question', 'What is 3.14 * 2? And 3?', 'What is 3.14 * 2?'],
    ['is its first line', 'Sales of March\nHere is the data:', 'Sales of March'],
    ['passes over lines without words', '\n---\n   \nHello', 'Hello'],
    [
      'has no marks of Markdown',
      '## Build a **dashboard** of _sales_ with `plot()`',
      'Build a dashboard of sales with plot()',
    ],
    ['has no marks of a list', '- [ ] fix the login', 'fix the login'],
    ['has a link by its words', 'Read [the docs](https://docs.example) first', 'Read the docs first'],
    ['leaves names and formulas alone', 'rename snake_case_name, 2*3*4', 'rename snake_case_name, 2*3*4'],
    ['does not end at an abbreviation’s dot inside', 'Upgrade to v1.2 today', 'Upgrade to v1.2 today'],
    [
      'knows Japanese sentences',
      '売上のダッシュボードを作ってください。よろしくお願いします。',
      '売上のダッシュボードを作ってください',
    ],
    ['knows Arabic questions', 'ما هي المبيعات؟ شكرا', 'ما هي المبيعات؟'],
    ['may be a picture', '🎉', '🎉'],
    ['is a placeholder where there are no words', '...\n???', untitled],
  ])('%s', (_, message, title) => {
    expect(titleFrom(message)).toBe(title);
  });

  it('is cut after a word', () => {
    const message = 'Please analyse the quarterly revenue numbers in the attached spreadsheet and find anomalies';
    expect(titleFrom(message)).toBe('Please analyse the quarterly revenue numbers in the…');
  });

  it('of a script without spaces is cut after a word, too', () => {
    const message = 'การวิเคราะห์ข้อมูลทางการเงินของบริษัทในไตรมาสที่สามของปีนี้และการเปรียบเทียบกับปีที่แล้ว';
    const title = titleFrom(message);
    expect(graphemes(title)).toBeLessThanOrEqual(61);
    const ends = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(message)].map(
      ({ index, segment }) => index + segment.length,
    );
    expect(ends).toContain(title.length - 1);
  });

  it('of any message is one short line that can be stored', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme-composite', maxLength: 300 }),
    );
    fc.assert(
      fc.property(anything, (message) => {
        const title = titleFrom(message);
        expect(title).toBe(title.trim());
        expect(title).not.toBe('');
        expect(title).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(title.isWellFormed()).toBe(true);
        expect(graphemes(title)).toBeLessThanOrEqual(61);
        expect(title.length).toBeLessThanOrEqual(401);
      }),
    );
  });

  it('does not take long, whatever the message', () => {
    for (const piece of ['*', '_a', '[', '`', '> ', '**a', '# ', '![a](', '1. ']) {
      const message = piece.repeat(1_000_000 / piece.length);
      expect(titleFrom(message).length).toBeLessThanOrEqual(401);
    }
  });
});
