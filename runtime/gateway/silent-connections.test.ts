import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestGateway } from './testing/gateway.ts';

it('closing does not wait for a connection on which nothing was ever asked', async () => {
  const gateway = await startTestGateway('http://127.0.0.1:1');
  const silent = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  await once(silent, 'connect');
  // An answer on another connection shows that the server has met both.
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  const ended = once(silent, 'close');
  await gateway.close();
  await ended;
});
