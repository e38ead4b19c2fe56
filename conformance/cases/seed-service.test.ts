import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { providers } from '@polywire/generated/catalog/providers.ts';
import type { Alias } from '@polywire/generated/catalog/rows.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, user } from './asking.ts';
import { askIn, formats, oneOfEachWire, paths, request } from './in-formats.ts';
import { start, type Running } from './running.ts';

/** Seed 000, its naming and "What the service does". */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

it("headers, the body field and the maker's aliases say service", async () => {
  const { response, body } = await askIn(running, 'chat', 'service_air', { temperature: 1, max_tokens: 1 });
  const own = [...response.headers.keys()].filter((name) => name.startsWith('x-') && name !== 'x-request-id');
  expect(own).toEqual([
    'x-service-attempts',
    'x-service-clamped-params',
    'x-service-dropped-params',
    'x-service-failover',
  ]);
  expect(body).toMatchObject({ model: 'service_air', service: { requested_model: 'service_air' } });
});

it('the model list names providers by their kind', async () => {
  const { data } = (await running.http.get('/v1/models')) as { readonly data: readonly { owned_by: string }[] };
  expect(new Set(data.map(({ owned_by }) => owned_by)).difference(new Set(Object.keys(providers)))).toEqual(new Set());
});

/** Every text in a body that has a space in it, as a prompt has and a name has not. */
function prose(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(prose) : [];
}

const everyWay = formats.flatMap((format) => oneOfEachWire.map((model) => [format, model] as const));

it.each(everyWay)('a %s prompt reaches %s as it was written, and nothing is added', async (format, model) => {
  const system = 'Be brief.\n\tSay "no" \\ twice.';
  const told = {
    chat: (text: string) => ({ messages: [{ role: 'system', content: system }, user(text)] }),
    responses: (text: string) => ({ instructions: system, input: text }),
    messages: (text: string) => ({ system, messages: [user(text)] }),
  }[format];
  const text = (mark: string) => `What is 1 + 1?\n\n# Heading\n- ${mark} שלום`;
  const { received } = await ask(running, paths[format], (mark) => ({
    ...request(format, model, ''),
    ...told(text(mark)),
  }));
  const written = prose(received?.body);
  expect(written).toHaveLength(2);
  expect(written).toEqual(expect.arrayContaining([system, expect.stringMatching(/^What is[^]*שלום$/u)]));
});

it.each(formats)('every chat alias answers in each format: %s', async (format) => {
  const names = Object.entries<Alias>(aliases).flatMap(([name, { kind }]) => (kind === 'chat' ? [name] : []));
  expect(names).toHaveLength(53);
  const statuses = await Promise.all(names.map(async (model) => (await askIn(running, format, model)).response.status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});
