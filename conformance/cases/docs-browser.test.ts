import { groups as groupRows, type GroupName } from '@polywire/generated/catalog/groups.ts';
import { plans } from '@polywire/generated/catalog/plans.ts';
import { prices } from '@polywire/generated/catalog/prices.ts';
import type { Group } from '@polywire/generated/catalog/rows.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { haveChromium, startChromium } from './chromium.ts';
import { start, type Running } from './running.ts';

/** Issue 5, "Catalogue changes": the reference and the matrix, looked at in a real browser. */
const executable = await haveChromium();

describe.skipIf(executable === null)('the documentation in Chromium', { timeout: 60_000 }, () => {
  let running: Running;
  let browser: Browser;
  beforeAll(async () => {
    running = await start();
    browser = await startChromium(String(executable));
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await running.stop();
  });

  let context: BrowserContext;
  let page: Page;
  let complaints: string[];
  let foreign: string[];
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
    page = await context.newPage();
    [complaints, foreign] = [[], []];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== running.url && protocol !== 'data:') foreign.push(request.url());
    });
  });
  afterEach(async () => {
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });

  describe('the reference', () => {
    it('shows every operation of the API, of a document that the gateway serves', async () => {
      await page.goto(`${running.url}/docs`);
      await page.locator('.opblock').first().waitFor();
      const { paths } = (await (await fetch(`${running.url}/docs/openapi.json`)).json()) as { paths: object };
      const operations = Object.values(paths).flatMap((path: object) => Object.keys(path));
      expect(await page.locator('.opblock').count()).toBe(operations.length);
      expect(await page.locator('.errors-wrapper, .version-pragma').count()).toBe(0);
    });

    it('tries a request with the key that is typed, which is nowhere kept', async () => {
      await page.goto(`${running.url}/docs#/Chat%20Completions/createChatCompletion`);
      const operation = page.locator('.opblock.is-open');
      await operation.waitFor();
      await page.locator('.btn.authorize').click();
      await page.getByLabel('auth-bearer-value').fill(running.key);
      await page.locator('.auth-container').first().getByRole('button', { name: 'Apply credentials' }).click();
      await page.getByRole('button', { name: 'Close' }).last().click();
      await operation.getByRole('button', { name: 'Execute' }).click();
      const answer = operation.locator('.live-responses-table .response');
      await answer.waitFor();
      expect(await answer.locator('.response-col_status').textContent()).toContain('200');
      expect(await answer.textContent()).toContain('You said: Hello');

      const kept = await page.evaluate('JSON.stringify([localStorage, sessionStorage, document.cookie])');
      expect(kept).not.toContain(running.key);
      await page.reload();
      await operation.getByRole('button', { name: 'Execute' }).click();
      await answer.waitFor();
      expect(await answer.locator('.response-col_status').textContent()).toContain('401');
      complaints = complaints.filter((complaint) => !complaint.includes('401'));
    });
  });

  describe('the matrix of the models', () => {
    const groups = (): Promise<readonly string[]> =>
      page.evaluate(`[...document.querySelectorAll('tr[data-group]')].map((line) => line.dataset.group)`);

    const having = (fits: (group: Group) => boolean): readonly GroupName[] =>
      (Object.keys(groupRows) as GroupName[]).filter((name) => fits(groupRows[name]));

    beforeEach(async () => {
      await page.goto(`${running.url}/docs/models`);
    });

    it('shows every model that chats', async () => {
      expect((await page.locator('.aliases button').allTextContents()).sort()).toEqual(Object.keys(plans).sort());
    });

    it('narrows by provider, capability, effort, context and price, all together, and says so in its address', async () => {
      const price = prices['R-mid'].output;
      await page.getByRole('button', { name: 'P-R', exact: true }).click();
      expect(await groups()).toEqual(having(({ provider }) => provider === 'P-R'));
      await page.getByLabel('Effort').selectOption('max');
      const strong = having(({ provider, effort_levels }) => provider === 'P-R' && effort_levels.includes('max'));
      expect(await groups()).toEqual(strong);
      await page.getByLabel('Output price').selectOption(String(price));
      const cheap = strong.filter((name) => prices[name].output <= price);
      expect(await groups()).toEqual(cheap);
      const address = page.url();

      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await page.getByRole('button', { name: 'verbosity', exact: true }).click();
      await page.getByLabel('Context').selectOption('400000');
      expect(await groups()).toEqual(having(({ verbosity, context }) => verbosity && (context ?? 0) >= 400_000));
      await page.goto(address);
      await page.reload();
      expect(await groups()).toEqual(cheap);
    });

    it('is used without a mouse', async () => {
      await page.keyboard.press('/');
      await page.keyboard.type('a-third');
      expect(await groups()).toEqual(['A-third', 'A-third']);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      expect(await page.locator('.details').textContent()).toContain('a named tool becomes auto');
      await page.keyboard.press('Enter');
      expect(await page.locator('.details').count()).toBe(0);
      await page.keyboard.press('Escape');
      expect(await page.locator('tr[data-group]').count()).toBeGreaterThan(15);
      await page.keyboard.press('/');
      await page.keyboard.type('nothing like it');
      expect(await page.getByText('No model can do all of that').isVisible()).toBe(true);
    });

    it('is light or dark, as the system is or as one says', async () => {
      const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
      await page.emulateMedia({ colorScheme: 'light' });
      const light = await ground();
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await ground();
      expect(dark).not.toBe(light);
      await page.keyboard.press('t');
      expect(await ground()).toBe(light);
    });
  });
});
