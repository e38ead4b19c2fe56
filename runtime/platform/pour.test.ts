import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { pour } from './pour.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** Serves one answer and gives the reader's side of it. */
async function serve(answer: (response: ServerResponse) => void): Promise<IncomingMessage> {
  const server = createServer((_, response) => {
    answer(response);
  });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function* pieces(...all: string[]): AsyncGenerator<string> {
  for (const piece of all) yield await Promise.resolve(piece);
}

test('sends head and pieces in order', async () => {
  const response = await serve((to) => {
    void pour(to, { status: 201, stream: pieces('a', 'b', 'c') }, { 'x-kept': 'yes', 'x-absent': undefined });
  });
  expect(response.statusCode).toBe(201);
  expect(response.headers).toMatchObject({ 'x-kept': 'yes' });
  expect(response.headers).not.toHaveProperty('x-absent');
  expect((await response.toArray()).join('')).toBe('abc');
});

test('an empty stream is an empty body', async () => {
  const response = await serve((to) => {
    void pour(to, { status: 200, stream: pieces() }, {});
  });
  expect(await response.toArray()).toEqual([]);
});

test('a source that fails cuts the connection and the error is thrown', async () => {
  let thrown: Promise<void> | undefined;
  const response = await serve((to) => {
    async function* broken(): AsyncGenerator<string> {
      yield await Promise.resolve('a');
      throw new Error('gone');
    }
    thrown = pour(to, { status: 200, stream: broken() }, {});
    thrown.catch(() => undefined);
  });
  await expect(response.toArray()).rejects.toThrow('aborted');
  await expect(thrown).rejects.toThrow('gone');
});

test('a reader that does not read stops the source, and one that leaves ends it', async () => {
  let asked = 0;
  let ended = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        asked += 1;
        yield await Promise.resolve(new Uint8Array(64 * 1024));
      }
    } finally {
      ended = true;
    }
  }
  let done: Promise<void> | undefined;
  const response = await serve((to) => {
    done = pour(to, { status: 200, stream: endless() }, {});
  });
  response.pause();
  let before = -1;
  while (before !== asked) {
    before = asked;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(asked).toBeLessThan(1000);
  response.destroy();
  await done;
  expect(ended).toBe(true);
});
