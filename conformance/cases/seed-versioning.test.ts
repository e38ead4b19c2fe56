import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { aliases } from '@polywire/generated/catalog/aliases.ts';
import type { Alias } from '@polywire/generated/catalog/rows.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askIn, request } from './in-formats.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Versioning". */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

/** Health is for who operates the gateway, not part of the API. */
const health = new Set(['/', '/healthz', '/readyz']);

it('every endpoint is below /v1', async () => {
  const file = fileURLToPath(import.meta.resolve('@polywire/generated/hosted/openapi.json'));
  const { paths } = JSON.parse(await readFile(file, 'utf8')) as { readonly paths: object };
  const others = Object.keys(paths).filter((path) => !path.startsWith('/v1/') && !health.has(path));
  expect(others).toEqual([]);
});

const chatAliases = Object.entries<Alias>(aliases).filter(([, { kind }]) => kind === 'chat');

it('an alias without a number is the newest of its group', () => {
  const floating = chatAliases.filter(([name, { pinned, echo }]) => !pinned && !echo && !/-\d+$/u.test(name));
  expect(floating).toHaveLength(19);
  for (const [name, { group, created }] of floating) {
    const others = chatAliases.filter(([, row]) => row.group === group).map(([, row]) => row.created);
    expect([name, created]).toEqual([name, others.toSorted().at(-1)]);
  }
});

it('pinned aliases name a version of their own each', async () => {
  const answered = chatAliases.map(async ([name]) => (await askIn(running, 'chat', name)).body['model']);
  expect(new Set(await Promise.all(answered)).size).toBe(chatAliases.length);
});

it.each([
  ['/v1/chat/completions', request('chat', 'a-mid', 'Hi')],
  ['/v1/responses', request('responses', 'a-mid', 'Hi')],
  ['/v1/messages', request('messages', 'a-mid', 'Hi')],
  ['/v1/messages/count_tokens', { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] }],
  ['/v1/embeddings', { model: 'embed-small', input: 'Hi' }],
  ['/v1/decisions', { model: 'decide', state: 'x', questions: { q: { type: 'noul', instructions: 'Is it?' } } }],
])('unknown fields are tolerated by %s', async (path, body) => {
  const response = await running.http.post(path, { ...body, novelty: { of: 'a client library' } });
  expect(response.status).toBe(200);
});
