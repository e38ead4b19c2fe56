import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './guard/testing/raw.ts';
import { startTestAgent, type TestAgent } from './testing/agent.ts';

let agent: TestAgent;
beforeAll(async () => {
  agent = await startTestAgent({ file: { limits: { body_size: 1000 } } });
});
afterAll(() => agent.close());

async function told(answer: Response): Promise<unknown> {
  return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code];
}

describe('A request', () => {
  it('has an id in its answer and one line in the log, without its path, its query or its body', async () => {
    const before = agent.log.length;
    const answer = await agent.send('POST', '/memories?secret=query', { content: 'secret content' });
    const found = await agent.call('/files/secret-path');
    expect([answer.status, found.status]).toEqual([201, 404]);
    await expect.poll(() => agent.log.slice(before).filter((line) => line.includes('"request"'))).toHaveLength(2);
    const lines = agent.log.slice(before);
    expect(lines.join('')).not.toContain('secret');
    expect(JSON.parse(String(lines.find((line) => line.includes('POST'))))).toMatchObject({
      level: 'info',
      request_id: answer.headers.get('x-request-id'),
      method: 'POST',
      route: '/api/v1/memories',
      status: 201,
      outcome: 'whole',
    });
  });

  it('may end its path with a slash', async () => {
    expect((await agent.call('/health/')).status).toBe(200);
    expect((await agent.call('/conversations/?limit=1')).status).toBe(200);
  });

  it('for a path that is none is a 404, with another method a 405 that names those there are', async () => {
    expect(await told(await agent.call('/nothing'))).toEqual([404, 'unknown_path']);
    expect(await told(await fetch(`${agent.url}/v1/responses`))).toEqual([404, 'unknown_path']);
    const answer = await agent.call('/conversations', { method: 'PUT' });
    expect(answer.headers.get('allow')).toBe('GET, POST');
    expect(await told(answer)).toEqual([405, 'method_not_allowed']);
    expect((await agent.call('/conversations/conv_x/', { method: 'PUT' })).headers.get('allow')).toBe(
      'GET, PATCH, DELETE',
    );
  });

  it('whose body is no JSON is a 400, of another type a 415, too large a 413, of another form a 422', async () => {
    expect(await told(await agent.send('POST', '/memories', '{"content":'))).toEqual([400, 'invalid_request']);
    expect(await told(await agent.send('POST', '/memories', 'x', { 'content-type': 'text/plain' }))).toEqual([
      415,
      'unsupported_media_type',
    ]);
    expect(await told(await agent.send('POST', '/memories', { content: 'x'.repeat(2000) }))).toEqual([
      413,
      'too_large',
    ]);
    const answer = await agent.send('POST', '/memories', { content: 7 });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      detail: [{ loc: ['body', 'content'], msg: 'Must be a string', type: 'wrong_type' }],
    });
  });

  it('is answered to HEAD as to GET, without a body', async () => {
    const answer = await agent.call('/health', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('that is no HTTP is told so', async () => {
    const socket = connect(agent.port, '127.0.0.1').setEncoding('utf8');
    let text = '';
    socket.on('data', (piece: string) => (text += piece));
    socket.write('nonsense\r\n\r\n');
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"invalid_request"/);
  });

  it('finds the server, its version, its gateway and its model', async () => {
    expect(await (await agent.call('/health')).json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d/) as string,
      gateway: 'http://127.0.0.1:26800',
      model: 'a-mid',
    });
  });
});

describe('The server listens', () => {
  it('on both loopback addresses, at one port', async () => {
    const headers = ['host', `[::1]:${agent.port}`];
    expect((await ask(agent.port, 'GET', '/api/v1/health', headers, '', '::1')).status).toBe(200);
    expect((await agent.call('/health')).status).toBe(200);
  });

  it('on no other interface', async () => {
    const others = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ internal }) => !internal));
    for (const { address, scopeid } of others) {
      const socket = connect(agent.port, scopeid === undefined || scopeid === 0 ? address : `${address}%${scopeid}`);
      const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
      expect(error.code, address).toBe('ECONNREFUSED');
    }
    const elsewhere = connect(agent.port, '127.0.0.2');
    expect(((await once(elsewhere, 'error')) as [NodeJS.ErrnoException])[0].code).toBe('ECONNREFUSED');
  });
});
