import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { providerModels } from './provider-models.ts';

describe("A provider's model id leads to one alias", () => {
  it('holds', () => {
    const tables = { aliases: 'a: { provider_model: m-1 }\nb: { provider_model: m-2 }' };
    expect(told(providerModels, tables)).toEqual([]);
  });

  it('tells of an id with two', () => {
    const tables = { aliases: 'a: { provider_model: m-1 }\nb: { provider_model: m-1 }' };
    expect(told(providerModels, tables)).toEqual([
      'spec/catalog/aliases.yaml:2:22: "m-1" is the model of "a" already: give each alias its own',
    ]);
  });
});
