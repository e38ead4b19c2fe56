import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { aliasKind } from './alias-kind.ts';

describe('A chat alias has a group; an embedding or decision alias has a provider on its wire', () => {
  it('holds', () => {
    const tables = {
      providers: 'P-E: { wire: embeddings }',
      aliases: 'a: { kind: chat, group: A }\ne: { kind: embedding, provider: P-E, dimensions: 3 }',
    };
    expect(told(aliasKind, tables)).toEqual([]);
  });

  it('tells of a chat alias with a provider of its own', () => {
    const tables = { aliases: 'a: { kind: chat, provider: P-A }' };
    expect(told(aliasKind, tables)).toEqual([
      'spec/catalog/aliases.yaml:1:1: "a" has no group: a chat alias names one',
      'spec/catalog/aliases.yaml:1:18: a chat alias names no provider: take it out',
    ]);
  });

  it('tells of an embedding alias on another wire, and without dimensions', () => {
    const tables = { providers: 'P-A: { wire: messages }', aliases: 'e: { kind: embedding, provider: P-A }' };
    expect(told(aliasKind, tables)).toEqual([
      'spec/catalog/aliases.yaml:1:1: "e" has no dimensions: say the length of its vectors',
      'spec/catalog/aliases.yaml:1:33: P-A speaks the messages wire: a embedding alias takes one that speaks embeddings',
    ]);
  });

  it('tells of a decision alias with dimensions', () => {
    const tables = {
      providers: 'P-D: { wire: decisions }',
      aliases: 'd: { kind: decision, provider: P-D, dimensions: 3 }',
    };
    expect(told(aliasKind, tables)).toEqual([
      'spec/catalog/aliases.yaml:1:1: a decision alias has no dimensions: take them out',
    ]);
  });
});
