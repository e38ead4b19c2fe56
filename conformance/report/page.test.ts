import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveChromium, startChromium } from '../cases/chromium.ts';
import { aResult } from '../runner/fixtures.ts';
import { html } from './html.ts';
import { countsOf } from './result.ts';

const path = await haveChromium();

const exchange = {
  request: { method: 'POST', url: 'http://x/v1/chat/completions', headers: {}, body: '{"model":"a-mid"}' },
  response: {
    status: 200,
    headers: { 'x-one': '1' },
    body: '{"said":"<img src=x onerror=alert(1)>"}',
    whole: true,
    took: 3,
  },
  provider: [{ kind: 'P-A', wire: 'messages', method: 'POST', path: '/v1', text: '{}', status: 200, refused: null }],
};
const results = [
  aResult({ id: 'area.good', group: 'A-mid', exchanges: [exchange] }),
  aResult({
    id: 'area.bad',
    group: 'R-mid',
    status: 'fail',
    why: 'body.a: expected 1, found 2',
    differences: [{ step: 0, path: 'body.a', expected: 1, found: 2 }],
    exchanges: [exchange],
  }),
  aResult({ id: 'other.good', area: 'other', group: 'A-mid' }),
];

describe.skipIf(path === null)('the page, in a browser', () => {
  let browser: Browser;
  let page: Page;
  let folder: string;
  const asked: string[] = [];
  const faults: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polywire-page-'));
    const file = join(folder, 'report.html');
    const facts = {
      target: 'https://x.example',
      mocks: true,
      started: '2026-11-20T12:00:00.000Z',
      took: 10,
      requests: 3,
      cost: 0,
      official: 3,
    };
    const requirements = { rows: 500, passed: 1, covered: 400 };
    const sentences = { 'naming.service': 'It holds.' };
    const groups = ['A-mid', 'R-mid'];
    const counts = countsOf(results);
    await writeFile(
      file,
      await html({ tool: 'polywire conformance', ...facts, requirements, sentences, groups, counts, results }),
    );
    browser = await startChromium(path ?? '');
    page = await browser.newPage();
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('dialog', () => faults.push('a text was run'));
    await page.goto(pathToFileURL(file).href);
  });
  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  const listed = () => page.locator('#cases li').allInnerTexts();

  it('begins with what failed', async () => {
    expect(await page.textContent('#verdict')).toBe('✗ 1 of 3 cases failed');
    const [only, ...more] = await listed();
    expect([only, more]).toEqual([expect.stringContaining('area.bad'), []]);
  });

  it('has a matrix of groups and areas, and of the cases of one area', async () => {
    expect(await page.locator('#matrix thead th').allInnerTexts()).toEqual(['', 'area', 'other']);
    await page.getByTitle('R-mid, area: 0 of 1 passed').click();
    expect(await page.textContent('#matrix-title')).toBe('Groups × features: area');
    await page.click('#clear');
    expect(await listed()).toHaveLength(3);
  });

  it('finds cases by words, and by the sentences that they prove', async () => {
    await page.fill('#search', 'other.');
    expect(await listed()).toHaveLength(1);
    await page.fill('#search', 'it holds');
    expect(await listed()).toHaveLength(3);
  });

  it('shows the exchange of a case, what its provider got, and what was expected', async () => {
    await page.fill('#search', 'area.bad');
    await page.click('#cases button');
    const text = await page.locator('#detail').innerText();
    for (const part of [
      'It holds.',
      'POST http://x/v1/chat/completions',
      '<img src=x',
      'What P-A got',
      'Expected',
      'Found',
    ])
      expect(text).toContain(part);
    await page.keyboard.press('Escape');
    expect(await page.locator('#detail').isVisible()).toBe(false);
  });

  it('asked nobody for anything, and ran no text', () => {
    expect([asked.length, faults]).toEqual([1, []]);
  });
});
