import { join } from 'node:path';
import { newProject, type Project } from '@polywire/runtime/client/package/project.ts';
import type { Browser, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveChromium, startChromium } from '../cases/chromium.ts';
import { start, type Running } from '../cases/running.ts';

/** Issue 5, "SDK": the packed package in a real browser, in a window and in a worker, against a real gateway. */
const executable = await haveChromium();

describe.skipIf(executable === null)('the SDK in Chromium', { timeout: 60_000 }, () => {
  let project: Project;
  let running: Running;
  let browser: Browser;
  let page: Page;
  let library: string;
  beforeAll(async () => {
    [project, running, browser] = await Promise.all([newProject(), start(), startChromium(String(executable))]);
    await project.write('all.js', "export * from '@polywire/sdk/gateway';");
    const build = await rolldown({ input: join(project.folder, 'all.js'), platform: 'browser' });
    const { output } = await build.generate({ format: 'iife', name: 'sdk', minify: true });
    library = output[0].code;
    page = await (await browser.newContext({ bypassCSP: true })).newPage();
    await page.goto(`${running.url}/docs`);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await running.stop();
    await project.close();
  });

  /** Asks once whole and once as a stream that is left after its first event; resolves to what came. */
  const program = (): string => `${library}
    const run = async () => {
      const client = new sdk.Polywire(${JSON.stringify({ baseUrl: running.url, apiKey: running.key })});
      const messages = [{ role: 'user', content: 'Say 3 words.' }];
      const whole = await client.chat.completions.create({ model: 'a-mid', messages });
      const stream = await client.messages.create({ model: 'r-mid', max_tokens: 100, messages, stream: true });
      const final = await stream.finalMessage();
      const types = [];
      for await (const event of await client.responses.create({ model: 'r-mid', input: 'Hi', stream: true })) {
        types.push(event.type);
        break;
      }
      const refused = await client.models.retrieve('nobodys').catch((error) => error.advice);
      return [whole.service.servedModel, final.stop_reason, types, refused];
    };`;
  const came = ['a-mid', 'end_turn', ['response.created'], 'Use an alias from GET /v1/models.'];

  it('works in a window', async () => {
    expect(await page.evaluate(`(async () => { ${program()} return run(); })()`)).toEqual(came);
  });

  it('works in a worker', async () => {
    const source = `${program()} run().then(postMessage, (error) => postMessage(String(error)));`;
    const answer = await page.evaluate(
      `new Promise((resolve) => {
        const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(source)}])));
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => resolve(message);
      })`,
    );
    expect(answer).toEqual(came);
  });
});
