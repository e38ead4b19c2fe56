import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askIn, formats } from './in-formats.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Model addressing". */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

interface Entry {
  readonly id: string;
  readonly embedding: boolean;
  readonly effort_levels: readonly string[];
  readonly default_reasoning_effort: string | null;
}

async function list(): Promise<readonly Entry[]> {
  return ((await running.http.get('/v1/models')) as { readonly data: readonly Entry[] }).data;
}

describe.each(formats)('%s', (format) => {
  /** What the answer says served, and what the provider was asked for. */
  async function served(name: string): Promise<unknown> {
    const { response, body } = await askIn(running, format, name);
    expect([name, response.status]).toEqual([name, 200]);
    return body['model'];
  }

  it("a provider's model id resolves", async () => {
    expect(await served('pa-top-1-20260210')).toBe('pa-top-1-20260210');
    expect(await served('pg-a-5-20260831')).toBe('pg-a-5-20260831');
  });

  it('the deprecated spelling latest:alias still resolves', async () => {
    expect(await served('latest:a-mid')).toBe('pa-mid-2-20260718');
    expect(await served('latest:a-mid-1')).toBe('pa-mid-1-20260601');
  });

  it('the answer names the model that served, which can be sent back', async () => {
    for (const alias of ['r-mid', 'a-third', 'g-b', 'f-d', 'm-s', 'x-a'] as const) {
      const model = await served(alias);
      expect(model).toBe(aliases[alias].provider_model);
      expect(await served(String(model))).toBe(model);
      expect(await running.http.get(`/v1/models/${String(model)}`)).toMatchObject({ id: alias });
    }
  });
});

it.each(['chat', 'responses'] as const)(
  '%s: service_air and service_blaze answer under their own alias',
  async (format) => {
    for (const alias of ['service_air', 'service_blaze'] as const) {
      for (const name of [alias, `latest:${alias}`, aliases[alias].provider_model]) {
        const { body } = await askIn(running, format, name);
        expect(body['model']).toBe(alias);
      }
    }
  },
);

it('Messages maps a real model id that it does not have by its family', async () => {
  const families = { 'pa-mid-9-20991231': 'a-mid', 'pa-top-7-20270101': 'a-top', 'pa-third-8-20270101': 'a-third' };
  for (const [name, alias] of Object.entries(families)) {
    const { response, body, received } = await askIn(running, 'messages', name);
    expect([name, response.status]).toEqual([name, 200]);
    expect(body['model']).toBe(aliases[alias as keyof typeof aliases].provider_model);
    expect(JSON.stringify(received?.body)).toContain(String(body['model']));
  }
});

it('Messages resolves a bare alias as it is', async () => {
  for (const alias of ['a-mid-1', 'r-mid', 'g-a', 'm-s'] as const) {
    const { body } = await askIn(running, 'messages', alias);
    expect(body['model']).toBe(aliases[alias].provider_model);
  }
});

it('Messages answers for service_air and service_blaze under the id that was sent', async () => {
  for (const alias of ['service_air', 'service_blaze'] as const) {
    for (const name of [alias, `latest:${alias}`, aliases[alias].provider_model]) {
      const { body } = await askIn(running, 'messages', name);
      expect(body['model']).toBe(name);
    }
  }
});

it('the model list has the same order each time, that of the catalogue', async () => {
  const ids = (await list()).map(({ id }) => id);
  expect(ids).toEqual(Object.keys(aliases));
  expect((await list()).map(({ id }) => id)).toEqual(ids);
});

it('each entry says whether it embeds, what efforts it takes and which is the default', async () => {
  for (const entry of await list()) {
    expect(entry.embedding).toBe(entry.id === 'embed-small');
    expect(Array.isArray(entry.effort_levels)).toBe(true);
    const preset = entry.default_reasoning_effort;
    if (preset !== null && entry.effort_levels.length > 0) expect(entry.effort_levels).toContain(preset);
  }
});

it('every id of the model list can be read by its name', async () => {
  for (const entry of await list()) expect(await running.http.get(`/v1/models/${entry.id}`)).toEqual(entry);
});
