import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { groups } from '@polywire/generated/catalog/groups.ts';
import { prices } from '@polywire/generated/catalog/prices.ts';
import type { Alias, Group, Price } from '@polywire/generated/catalog/rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start, type Running } from './running.ts';

/** `GET /v1/models`, and one of them: seed 000, "Model addressing" 4; GAPS "model list". */
let running: Running;
let list: { readonly data: readonly Readonly<Record<string, unknown>>[] };
beforeAll(async () => {
  running = await start();
  list = (await running.http.get('/v1/models')) as typeof list;
});
afterAll(() => running.stop());

const rows = Object.entries<Alias>(aliases);

describe('the list', () => {
  it('is one page of all aliases, in catalogue order', () => {
    const ids = rows.map(([name]) => name);
    expect(list).toMatchObject({ object: 'list', has_more: false, first_id: ids[0], last_id: ids.at(-1) });
    expect(list.data.map(({ id }) => id)).toEqual(ids);
  });

  it('is the same each time, whatever page is asked for', async () => {
    expect(await running.http.get('/v1/models?limit=1&after_id=a-mid')).toEqual(list);
  });

  it('marks embedding and decision models, and no other', () => {
    expect(list.data.filter(({ embedding }) => embedding === true).map(({ id }) => id)).toEqual(['embed-small']);
    expect(list.data.filter(({ decision }) => decision === true).map(({ id }) => id)).toEqual(['decide']);
  });
});

describe.each(rows)('the entry of %s', (name, row) => {
  const entry = (): Readonly<Record<string, unknown>> => list.data.find(({ id }) => id === name) ?? {};

  it('has what both official SDKs read', () => {
    const day = new Date(row.created);
    expect(entry()).toMatchObject({
      id: name,
      object: 'model',
      type: 'model',
      display_name: row.display_name,
      created: day.getTime() / 1000,
      created_at: day.toISOString(),
      owned_by: row.provider ?? groups[row.group as keyof typeof groups].provider,
    });
  });

  it('may be used by whoever no administrator restricts', () => {
    expect(entry()).toMatchObject({ enabled: true, disabled_reason: null });
  });

  it('says what its group can do, with the overrides of the alias', () => {
    if (row.group === undefined) {
      expect(entry()).toMatchObject({ group: null, effort_levels: [], default_reasoning_effort: null });
      return;
    }
    const group: Group = { ...groups[row.group as keyof typeof groups], ...row.override };
    expect(entry()).toMatchObject({
      group: row.group,
      effort_levels: group.effort_levels,
      default_reasoning_effort: group.default_reasoning_effort,
      max_output_tokens: group.max_output,
      context_window: group.context,
      supports: {
        thinking: group.thinking,
        web_search: group.web_search !== 'none',
        named_tool_choice: group.named_tool_choice,
        tool_choice_none: group.tool_choice_none === 'pass',
        parallel_tool_calls: group.parallel_tools,
        json_schema: group.json_schema,
        json_mode: group.json_mode,
        stop_sequences: group.stop_sequences,
        verbosity: group.verbosity,
        sampling: group.sampling,
        seed_and_penalties: group.seed_and_penalties,
      },
    });
  });

  it('has a price', () => {
    const price = (prices as Readonly<Record<string, Price>>)[row.group ?? name];
    expect(entry()).toMatchObject({ pricing: { ...price } });
  });

  it('is read alone by its alias', async () => {
    expect(await running.http.get(`/v1/models/${name}`)).toEqual(entry());
  });
});

describe('one model', () => {
  const read = async (id: string): Promise<unknown> => running.http.get(`/v1/models/${encodeURIComponent(id)}`);

  it('is read by the other names of its alias too', async () => {
    expect(await read('latest:r-mid')).toMatchObject({ id: 'r-mid' });
    expect(await read('pa-mid-2-20260718')).toMatchObject({ id: 'a-mid' });
  });

  it('that is none is 404 model_not_found in the standard object', async () => {
    expect(await read('no such model')).toMatchObject({
      error: { type: 'invalid_request_error', param: 'model', code: 'model_not_found' },
    });
  });
});
