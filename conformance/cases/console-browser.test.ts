import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium, startChromium } from './chromium.ts';
import { Organisation } from './organisation.ts';
import { startOther, type OtherGateway } from './other-gateway.ts';
import { start, type Running } from './running.ts';

/** What seed-sessions.test.ts proves of a browser's headers, with a browser where there is one. */
const executable = findChromium();

describe.skipIf(executable === null)('the console in Chromium', () => {
  let running: Running;
  let gateway: OtherGateway;
  let organisation: Organisation;
  let browser: Browser;
  let elsewhere: Server;
  beforeAll(async () => {
    running = await start();
    gateway = await startOther(running, {});
    organisation = await Organisation.create(gateway, 'browsed', ['--billing', 'prepaid']);
    browser = await startChromium(String(executable));
    elsewhere = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html').end('<title>elsewhere</title>');
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
  });
  afterAll(async () => {
    elsewhere.close();
    await browser.close();
    await gateway.stop();
    await running.stop();
  });

  let context: BrowserContext;
  let page: Page;
  let complaints: string[];
  beforeEach(async () => {
    context = await browser.newContext();
    page = await context.newPage();
    complaints = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterEach(() => context.close());

  async function open(): Promise<void> {
    await page.goto(`${gateway.url}/console/open?token=${await organisation.link()}`);
    await page.getByRole('button', { name: 'Open the console' }).click();
    await page.waitForURL(`${gateway.url}/console`);
  }

  it('opens with the button of a link, shows what is left, and closes when its person signs out', async () => {
    await page.goto(`${gateway.url}/console`);
    expect(page.url()).toBe(`${gateway.url}/console/open`);
    await open();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('browsed');
    expect(await page.getByRole('progressbar', { name: 'Allowance left in percent' }).getAttribute('value')).toBe(
      '100',
    );
    expect(await page.getByRole('row').count()).toBeGreaterThan(10);
    await page.getByRole('link', { name: 'Credit' }).click();
    await page.waitForURL(`${gateway.url}/console/credit`);
    await page.getByRole('link', { name: 'Back to the console' }).click();
    await page.waitForURL(`${gateway.url}/console`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${gateway.url}/console/open`);
    expect(await context.cookies()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('keeps its cookie from scripts and says where it may go', async () => {
    await open();
    expect(await context.cookies()).toMatchObject([
      { name: 'service_session', path: '/', httpOnly: true, secure: false, sameSite: 'Strict' },
    ]);
    expect(await page.evaluate('document.cookie')).toBe('');
  });

  /** Another port is another origin, but the same site: the browser sends the cookie along. Another name is neither. */
  it.each(['127.0.0.1', 'localhost'])('takes no order from a page of another origin at %s', async (host) => {
    await open();
    const { port } = elsewhere.address() as AddressInfo;
    const foreign = `http://${host}:${port}/`;
    const answers: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().startsWith(gateway.url)) answers.push(answer.status());
    });
    const refused = host === 'localhost' ? 401 : 403;

    await page.goto(foreign);
    const order = (url: string) =>
      `fetch('${url}', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }).then(() => null)`;
    await page.evaluate(order(`${gateway.url}/v1/chat/completions`));
    expect(answers).toEqual([refused]);

    await page.evaluate(`{
      const form = document.body.appendChild(document.createElement('form'));
      form.method = 'post';
      form.action = '${gateway.url}/console/sign-out';
      form.submit();
    }`);
    await page.waitForURL(`${gateway.url}/console/sign-out`);
    expect(answers).toEqual([refused, 403]);

    await page.goto(foreign);
    const read = `fetch('${gateway.url}/v1/usage', { credentials: 'include' }).then(() => 'read', () => 'not read')`;
    expect(await page.evaluate(read)).toBe('not read');
    await page.goto(`${gateway.url}/console`);
    expect(page.url()).toBe(`${gateway.url}/console`);
  });

  it('is shown in no frame', async () => {
    await open();
    const { port } = elsewhere.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.evaluate(`new Promise((shown) => {
      const frame = document.createElement('iframe');
      frame.onload = shown;
      frame.src = '${gateway.url}/console';
      document.body.append(frame);
    })`);
    expect(complaints.join('\n')).toMatch(/frame-ancestors|X-Frame-Options/u);
    const [, frame] = page.frames();
    expect(await frame?.content()).not.toContain('browsed');
  });
});
