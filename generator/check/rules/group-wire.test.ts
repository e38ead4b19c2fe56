import { describe, expect, it } from 'vitest';
import { chatWire, told } from '../testing.ts';
import { groupWire } from './group-wire.ts';

const types = { schemas: { ChatWire: chatWire } };

describe('The provider of a group speaks a wire that chats', () => {
  it('holds', () => {
    const tables = { providers: 'P-A: { wire: messages }', groups: 'A: { provider: P-A }' };
    expect(told(groupWire, tables, types)).toEqual([]);
  });

  it('tells of one that does not', () => {
    const tables = { providers: 'P-E: { wire: embeddings }', groups: 'A: { provider: P-E }' };
    expect(told(groupWire, tables, types)).toEqual([
      'spec/catalog/groups.yaml:1:16: P-E speaks the embeddings wire, which does not chat: a group takes one of chat, responses, messages, native',
    ]);
  });
});
