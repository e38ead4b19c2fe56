import type { PresetName } from '@polywire/generated/catalog/presets.ts';
import { presets } from '@polywire/generated/catalog/presets.ts';
import type { ProviderName } from '@polywire/generated/catalog/providers.ts';
import type { ProviderBinding } from '@polywire/generated/deployment/types.ts';

/** A public endpoint whose credential is in the environment. */
export interface Found {
  readonly preset: PresetName;
  readonly provider: ProviderName;
  readonly binding: ProviderBinding & { readonly api_key_env: string };
}

/** The endpoints that can be used, one a provider kind, and those that gave way to another of their kind. */
export interface Findings {
  readonly found: readonly Found[];
  readonly passedOver: readonly Found[];
}

/** Looks for credentials by name; `baseUrls` replaces the address of a preset. */
export function findProviders(
  environment: NodeJS.ProcessEnv,
  baseUrls: Readonly<Partial<Record<PresetName, string>>>,
): Findings {
  const found: Found[] = [];
  const passedOver: Found[] = [];
  for (const preset of Object.keys(presets) as PresetName[]) {
    const { env, base_url: usual, provider: kind } = presets[preset];
    const variable = env.find((name) => isSet(environment, name));
    if (variable === undefined) continue;
    // The table is checked: a preset names a row of providers.yaml.
    const provider = kind as ProviderName;
    const place = found.some((one) => one.provider === provider) ? passedOver : found;
    place.push({ preset, provider, binding: { base_url: baseUrls[preset] ?? usual, api_key_env: variable } });
  }
  return { found, passedOver };
}

/** The variables that are looked at, each once. */
export function variablesLookedAt(): readonly string[] {
  return [...new Set(Object.values(presets).flatMap(({ env }) => env))];
}

/** An empty variable opens nothing. */
export function isSet(environment: NodeJS.ProcessEnv, variable: string): boolean {
  return (environment[variable] ?? '') !== '';
}
