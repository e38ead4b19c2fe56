import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/gateway.ts';
import { json, type Provider, type Script, startProvider } from './testing/provider.ts';
import { hello, messageBegin } from './testing/replies.ts';

let provider: Provider;
let gateway: TestGateway;
const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown): void => {
  unhandled.push(reason);
};
beforeAll(async () => {
  process.on('unhandledRejection', onUnhandled);
  provider = await startProvider(hello);
  gateway = await startTestGateway(provider.url);
});
afterAll(() => {
  process.off('unhandledRejection', onUnhandled);
});

/** Provider calls that are neither answered nor given up. */
let underWay = 0;

/** Answers each request in another way: whole, refused, broken at once, broken later, never. */
const moody: Script = (request, response) => {
  underWay += 1;
  response.on('close', () => (underWay -= 1));
  const moods: Script[] = [
    hello,
    hello,
    json(500, { error: { message: 'no' } }),
    (_request, broken) => broken.destroy(),
    (_request, broken) => {
      broken.writeHead(200, { 'content-type': 'text/event-stream' });
      broken.write(messageBegin('Hello'), () => broken.destroy());
    },
    () => undefined,
  ];
  moods[Math.floor(Math.random() * moods.length)]?.(request, response);
};

/** One request, which its caller gives up after `patience` milliseconds. Resolves with what it got, or nothing. */
function ask(path: string, body: object, patience: number): Promise<string> {
  return new Promise((resolve) => {
    const { port } = new URL(gateway.url);
    const headers = { 'x-api-key': gateway.key, 'content-type': 'application/json' };
    const request = httpRequest({ port, path, method: 'POST', headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => {
        resolve(text);
      });
      response.on('error', () => {
        resolve(text);
      });
    });
    request.on('error', () => {
      resolve('');
    });
    request.end(JSON.stringify(body));
    setTimeout(() => request.destroy(), patience);
  });
}

it('1,000 mixed requests with aborts leave no open socket, no unhandled rejection, and nothing of each other', async () => {
  provider.script = moody;
  const one = async (n: number): Promise<void> => {
    const marker = `marker-${n}-end`;
    const stream = n % 2 === 0;
    const model = n % 4 < 2 ? 'a-mid' : 'r-mid';
    const messages = [{ role: 'user', content: marker }];
    const formats = [
      ['/v1/chat/completions', { model, messages, stream, user: marker }],
      ['/v1/messages', { model, messages, stream, max_tokens: 10 }],
      ['/v1/responses', { model, input: marker, stream, store: false, metadata: { marker } }],
    ] as const;
    const [path, body] = formats[n % 3] ?? formats[0];
    const text = await ask(path, body, n % 5 === 0 ? Math.random() * 20 : 100);
    for (const found of text.match(/marker-\d+-end/g) ?? []) expect(found).toBe(marker);
  };
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < 1000) await one(next++);
  };
  await Promise.all(Array.from({ length: 64 }, worker));

  const settled = gateway.log
    .filter((line) => line.includes('"message":"request"'))
    .map((line) => (JSON.parse(line) as { request_id: string }).request_id);
  expect(new Set(settled).size).toBe(settled.length);
  await expect.poll(() => underWay).toBe(0);
  await gateway.close();
  await expect.poll(() => provider.sockets.size).toBe(0);
  await provider.close();
  expect(unhandled).toEqual([]);
});
