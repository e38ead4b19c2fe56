import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { DeploymentError } from './deployment/load.ts';
import { startGateway } from './server.ts';
import { startTestGateway, type TestGateway } from './testing/gateway.ts';
import { type Provider, startProvider } from './testing/provider.ts';
import { hello, messageBegin, messageEnd } from './testing/replies.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider(hello);
});
afterAll(() => provider.close());

const ask = { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }], stream: true };

it('closing lets a stream under way end, and takes no new connection', async () => {
  const gateway = await startTestGateway(provider.url);
  const end = Promise.withResolvers<() => void>();
  provider.script = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(messageBegin('Hello'));
    end.resolve(() => response.end(messageEnd));
  };
  const response = await gateway.post('/v1/chat/completions', ask);
  const closed = gateway.close();
  await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
  (await end.promise)();
  expect(await response.text()).toContain('[DONE]');
  await closed;
});

it('closing cuts what has not ended in time', async () => {
  const gateway = await startTestGateway(provider.url, { limits: { drain: 50 } });
  provider.script = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(messageBegin('Hello'));
  };
  const response = await gateway.post('/v1/chat/completions', ask);
  const cut = expect(response.text()).rejects.toThrow();
  await gateway.close();
  await cut;
});

it('a caller that leaves before its request has come whole is no error', async () => {
  const gateway: TestGateway = await startTestGateway(provider.url);
  const { port } = new URL(gateway.url);
  const head = ['POST /v1/messages HTTP/1.1', 'host: x', `x-api-key: ${gateway.key}`, 'content-type: application/json'];
  const caller = connect(Number(port), '127.0.0.1', () => {
    caller.write([...head, 'content-length: 1000', '', '{"model":'].join('\r\n'), () =>
      setTimeout(() => caller.destroy(), 50),
    );
  });
  await new Promise((resolve) => caller.on('close', resolve));
  await gateway.close();
  expect(gateway.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

it('does not start with a file that it cannot use', async () => {
  const start = startGateway({ deployment: '/nowhere/polywire.yaml', log: createLog('silent') });
  await expect(start).rejects.toBeInstanceOf(DeploymentError);
});
