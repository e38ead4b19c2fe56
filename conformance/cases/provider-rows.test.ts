import { plans } from '@polywire/generated/catalog/plans.ts';
import { providers } from '@polywire/generated/catalog/providers.ts';
import type { Plan, Provider } from '@polywire/generated/catalog/rows.ts';
import { describe, expect, it } from 'vitest';
import { seedProviders, type SeedProvider } from './seed-providers.ts';

const chatKinds = Object.entries<Provider>(providers).filter(
  ([, { wire }]) => wire !== 'embeddings' && wire !== 'decisions',
);

it('the catalogue has the provider kinds of the seed, in its order', () => {
  expect(chatKinds.map(([kind]) => kind)).toEqual(seedProviders.map(({ kind }) => kind));
});

describe.each(seedProviders)('$kind', (seed: SeedProvider) => {
  const plansOfKind = Object.values<Plan>(plans).filter(({ provider }) => provider === seed.kind);

  it('has the cells of the seed', () => {
    const row = (providers as Readonly<Record<string, Provider>>)[seed.kind];
    expect(row).toMatchObject({
      wire: seed.wire,
      native_search: seed.nativeSearch,
      external_search_loop: seed.externalLoop,
      named_tool_choice: seed.named,
      tool_choice_none: seed.none,
      cannot_carry: seed.cannotCarry,
      max_tokens_floor: seed.floor,
    });
  });

  it('carries no parameter that its transport cannot carry, whatever the group says', () => {
    for (const plan of plansOfKind) {
      for (const name of seed.cannotCarry)
        expect(['drop', 'refuse'], `${plan.alias} ${name}`).toContain(plan.parameters[name]?.do);
    }
  });
});
