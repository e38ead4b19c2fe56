import { aliases, type AliasName } from '@polywire/generated/catalog/aliases.ts';
import { prices, type PriceName } from '@polywire/generated/catalog/prices.ts';
import { weights } from '@polywire/generated/catalog/weights.ts';
import { mostOutput } from '../calls.ts';
import type { MoneyCall } from './calls.ts';

/** The aliases that may serve a call. */
function servers({ alias }: MoneyCall): readonly AliasName[] {
  return [alias, ...(aliases[alias].fallbacks as readonly AliasName[])];
}

/** Prices are micro-USD for a million tokens: pico-USD for one. */
function nano(alias: AliasName, prompt: number, output: number, dearest = false): bigint {
  const { input, cached_input, cache_write, output: written } = prices[(aliases[alias].group ?? alias) as PriceName];
  const read = dearest ? Math.max(input, cached_input, cache_write) : input;
  return (BigInt(prompt) * BigInt(read) + BigInt(output) * BigInt(written) + 999n) / 1_000n;
}

/** What a call that was answered whole can cost, in nano-USD: by who served it. */
export function costs(call: MoneyCall): readonly bigint[] {
  return servers(call).map((alias) => nano(alias, call.prompt, call.output));
}

/** No less than what is held of a wallet for the call: no token is shorter than a byte. In nano-USD. */
export function mostHeld(call: MoneyCall): bigint {
  const held = servers(call).map((alias) => nano(alias, Buffer.byteLength(call.body), mostOutput, true));
  return held.reduce((most, amount) => (amount > most ? amount : most), 0n);
}

/** What a call that was answered whole draws of the included allowance. */
export function units({ prompt, output }: MoneyCall): bigint {
  return BigInt(prompt) * BigInt(weights.input.units) + BigInt(output) * BigInt(weights.output.units);
}

/** No less than what is held of the allowance for the call. */
export function mostUnits({ body }: MoneyCall): bigint {
  const kinds = [weights.input.units, weights.cached_input.units, weights.cache_write.units];
  return BigInt(Buffer.byteLength(body) * Math.max(...kinds) + mostOutput * weights.output.units);
}
