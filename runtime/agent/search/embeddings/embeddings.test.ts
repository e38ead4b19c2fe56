import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchResults } from '@polywire/generated/local/types.ts';
import type { Ground } from '../../ground.ts';
import { testGround, type TestGround } from '../../testing/ground.ts';
import { rebuildSearch } from '../rebuild.ts';
import { search } from '../search.ts';
import { FakeGateway } from '../testing/fake-gateway.ts';
import { Library } from '../testing/library.ts';
import { Embeddings } from './embeddings.ts';
import { hasVectorExtension, nearest } from './nearest.ts';
import { vectorBytes } from './vector.ts';

let gateway: FakeGateway;
let base: TestGround;
let ground: Ground;
let library: Library;
let running: Embeddings[] = [];
beforeEach(async () => {
  gateway = await FakeGateway.start();
  base = await testGround();
  const settings = { ...base.settings, gatewayUrl: gateway.url, gatewayKey: 'key', embeddingModel: 'embed-small' };
  ground = { ...base, settings, limits: { ...base.limits, embedding_batch: 4, embedding_pause: 50 } };
  library = Library.on(ground.database);
});
afterEach(async () => {
  for (const one of running) await one.close();
  running = [];
  await base.close();
  await gateway.close();
});

async function start(model = 'embed-small'): Promise<Embeddings> {
  const embeddings = new Embeddings(ground, model);
  running.push(embeddings);
  await embeddings.start();
  return embeddings;
}

async function waiting(): Promise<number> {
  return (await ground.database.kysely.selectFrom('search_waiting').select('document_id').execute()).length;
}

function settled(): Promise<void> {
  return vi.waitFor(async () => {
    expect(await waiting()).toBe(0);
  }, 5_000);
}

function find(text: string, meaning: Embeddings | null, projectId: string | null = null): Promise<SearchResults> {
  return search(ground.database, { text, projectId, types: null, limit: 20 }, 240, meaning);
}

async function ids(text: string, meaning: Embeddings | null, projectId: string | null = null): Promise<string[]> {
  return (await find(text, meaning, projectId)).results.map(({ id }) => id);
}

describe('ranking by meaning', () => {
  test('what means the same is found without a word in common, with its passage', async () => {
    const project = await library.project();
    const car = await library.conversation('Trip', ['nothing', 'we took the automobile'], project);
    await library.memory('a puppy');
    const embeddings = await start();
    await settled();
    expect(await ids('vehicle', null)).toEqual([]);
    const { results, total } = await find('vehicle', embeddings);
    expect(total).toBe(1);
    expect(results[0]).toMatchObject({ id: car, excerpt: 'we took the automobile', score: 1 });
    expect(await ids('vehicle', embeddings, project)).toEqual([car]);
    expect(await ids('vehicle', embeddings, await library.project())).toEqual([]);
  });

  test('who has the word and the meaning comes first', async () => {
    const meaning = await library.memory('dog');
    const both = await library.memory('hound');
    const embeddings = await start();
    await settled();
    expect(await ids('hound', embeddings)).toEqual([both, meaning]);
  });

  test('the extension of SQLite and the scan without it give the same order', async () => {
    for (let n = 0; n < 60; n++) await library.memory(`car ${'dog '.repeat(n % 3)} word${n} x${n % 13}`);
    await start();
    await settled();
    expect(await hasVectorExtension(ground.database)).toBe(true);
    const vector = new Float32Array(gateway.dimensions);
    vector[0] = 1;
    const scope = { projectId: null, types: null };
    const orders = [true, false].map(async (isExtended) => {
      const { signal } = new AbortController();
      const wanted = { model: 'embed-small', vector, near: 0.3 };
      return [...(await nearest(ground.database, wanted, scope, isExtended, signal))];
    });
    expect(await orders[0]).toEqual(await orders[1]);
    expect(await orders[0]).toHaveLength(50);
  });
});

describe('asking for embeddings', () => {
  test('in batches, with the key, each text once however often it is there', async () => {
    for (let n = 0; n < 9; n++) await library.memory(`text ${n}`);
    for (let n = 0; n < 9; n++) await library.memory('the same');
    await library.memory('');
    await start();
    await settled();
    expect(
      gateway.calls.every(
        ({ input, model, key }) => input.length <= 4 && model === 'embed-small' && key === 'Bearer key',
      ),
    ).toBe(true);
    expect(gateway.texts.filter((text) => text === 'the same')).toHaveLength(1);
    expect(gateway.texts.sort()).toEqual([...Array.from({ length: 9 }, (_, n) => `text ${n}`), 'the same'].sort());
  });

  test('what is new or changed is asked for when the bus tells of it; what is gone leaves no vector', async () => {
    await start();
    const id = await library.memory('first');
    const at = new Date().toISOString();
    const told = {
      type: 'changed',
      resource: 'memory',
      id,
      action: 'created',
      project_id: null,
      conversation_id: null,
      at,
    } as const;
    ground.bus.publish(told);
    await settled();
    await ground.database.kysely.updateTable('memory').set({ content: 'second' }).execute();
    ground.bus.publish(told);
    await settled();
    expect(gateway.texts).toEqual(['first', 'second']);
    const kept = (): Promise<unknown[]> => ground.database.kysely.selectFrom('search_embedding').selectAll().execute();
    expect(await kept()).toHaveLength(1);
    await ground.database.kysely.deleteFrom('memory').execute();
    expect(await kept()).toEqual([]);
  });

  test.each([402, 429, 500, 401])('after a %s nothing is sent for a while, then it goes on', async (status) => {
    gateway.status = status;
    await library.memory('text');
    const embeddings = await start();
    await vi.waitFor(() => {
      expect(gateway.calls.length).toBeGreaterThan(0);
    });
    expect((await ids('text', embeddings)).length).toBe(1);
    gateway.status = 200;
    await settled();
    expect(await waiting()).toBe(0);
  });

  test('with the gateway away a search finds words, and embeddings come when it is back', async () => {
    const { port } = gateway;
    await gateway.close();
    const id = await library.memory('automobile');
    const embeddings = await start();
    expect(await ids('automobile', embeddings)).toEqual([id]);
    gateway = await FakeGateway.start(port);
    await settled();
    expect(await ids('vehicle', embeddings)).toEqual([id]);
  });

  test('a gateway that is slow does not hold up a search for long', async () => {
    const id = await library.memory('automobile');
    const embeddings = await start();
    await settled();
    gateway.delay = 60_000;
    expect(await ids('automobile', embeddings)).toEqual([id]);
    gateway.delay = 0;
  });

  test('a text that is refused does not keep the others waiting', async () => {
    gateway.poison = 'poison';
    for (const text of ['car', 'poison', 'dog']) await library.memory(text);
    const embeddings = await start();
    await settled();
    expect(await ids('puppy', embeddings)).toHaveLength(1);
    const vectors = await ground.database.kysely.selectFrom('search_vector').selectAll().execute();
    expect(vectors).toHaveLength(2);
  });

  test('where all texts are refused it is not about the texts: they wait', async () => {
    gateway.status = 400;
    for (const text of ['car', 'dog']) await library.memory(text);
    await start();
    await vi.waitFor(() => {
      expect(gateway.calls.length).toBeGreaterThan(2);
    });
    expect(await waiting()).toBe(2);
  });

  test('vectors of another length than before are not taken, nor compared', async () => {
    const id = await library.memory('automobile');
    const embeddings = await start();
    await settled();
    gateway.dimensions = 16;
    await library.memory('vehicle');
    await embeddings.close();
    const later = await start();
    await vi.waitFor(() => {
      expect(base.logged.join('')).toContain('another length');
    });
    expect(await waiting()).toBe(1);
    expect(await ids('automobile', later)).toEqual([id]);
  });

  test('an index that is made anew does not ask again for what it knows', async () => {
    const car = await library.memory('automobile');
    const dog = await library.memory('puppy');
    const embeddings = await start();
    await settled();
    await embeddings.close();
    await rebuildSearch(ground.database);
    await ground.database.kysely.deleteFrom('memory').where('id', '=', dog).execute();
    const later = await start();
    await settled();
    expect(gateway.texts.sort()).toEqual(['automobile', 'puppy']);
    expect(await ids('vehicle', later)).toEqual([car]);
    await vi.waitFor(async () => {
      expect(await ground.database.kysely.selectFrom('search_embedding').select('hash').execute()).toHaveLength(1);
    });
  });

  test('another model means new vectors', async () => {
    const id = await library.memory('automobile');
    await (async () => {
      const embeddings = await start();
      await settled();
      await embeddings.close();
    })();
    gateway.dimensions = 64;
    const embeddings = await start('embed-other');
    await settled();
    expect(gateway.calls.at(-1)).toMatchObject({ model: 'embed-other', input: ['automobile'] });
    const models = await ground.database.kysely.selectFrom('search_embedding').select('model').execute();
    expect(models).toEqual([{ model: 'embed-other' }]);
    expect(await ids('vehicle', embeddings)).toEqual([id]);
  });

  test('closing breaks off a call; the next start takes it up', async () => {
    await library.memory('text');
    gateway.delay = 60_000;
    const embeddings = await start();
    await vi.waitFor(() => {
      expect(gateway.calls).toHaveLength(1);
    });
    await embeddings.close();
    expect(await waiting()).toBe(1);
    gateway.delay = 0;
    await start();
    await settled();
  });

  test('vectors are kept as floats of 32 bits', () => {
    expect([...vectorBytes(new Float32Array([1, -0.5]))]).toEqual([0, 0, 128, 63, 0, 0, 0, 191]);
  });
});
