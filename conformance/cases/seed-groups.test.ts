import { aliases } from '@polywire/generated/catalog/aliases.ts';
import type { Alias } from '@polywire/generated/catalog/rows.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askIn } from './in-formats.ts';
import { start, type Running } from './running.ts';
import { seedGroups } from './seed-groups.ts';

/** Seed 000, "Model catalog by group": what its first paragraph says of all groups. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

interface Entry {
  readonly id: string;
  readonly group: string | null;
  readonly supports: Readonly<Record<string, unknown>>;
}

it('every alias of a group is listed with what the group can do', async () => {
  const { data } = (await running.http.get('/v1/models')) as { readonly data: readonly Entry[] };
  for (const seed of seedGroups) {
    const entries = data.filter(({ group }) => group === seed.name);
    expect(entries).toHaveLength(seed.aliases);
    for (const entry of entries) {
      const downgraded = (aliases as Readonly<Record<string, Alias>>)[entry.id]?.override !== undefined;
      expect(entry).toMatchObject({
        owned_by: seed.provider,
        effort_levels: seed.efforts,
        max_output_tokens: seed.maxOutput,
        context_window: seed.context,
        supports: {
          thinking: seed.thinking,
          web_search: seed.search !== 'none',
          named_tool_choice: seed.named === 'yes' && !downgraded,
          parallel_tool_calls: seed.parallel,
          json_schema: seed.schema,
          json_mode: seed.jsonMode,
          stop_sequences: seed.stop,
          verbosity: seed.verbosity,
          sampling: seed.sampling,
          seed_and_penalties: seed.penalties,
        },
      });
    }
  }
});

it('a group without sampling drops temperature, top_p and top_k alike', async () => {
  const without = seedGroups.filter(({ sampling }) => sampling.length === 0);
  expect(without).toHaveLength(9);
  for (const { name } of without) {
    const [model = ''] = Object.entries<Alias>(aliases).find(([, row]) => row.group === name) ?? [];
    const { dropped } = await askIn(running, 'chat', model, { temperature: 1, top_p: 0.9, top_k: 5 });
    expect([name, dropped]).toEqual([name, 'temperature, top_p, top_k']);
  }
});
