import { describe, expect, it } from 'vitest';
import { chatWire, told } from '../testing.ts';
import { wireEcho } from './wire-echo.ts';

const types = { schemas: { ChatWire: chatWire } };

describe('Each wire that chats, and no other, says what its replies echo', () => {
  it('holds', () => {
    const wires = 'chat: { path: /chat, echo: alias }\nmessages: { echo: requested }\nsearch: { path: /search }';
    expect(told(wireEcho, { wires }, types)).toEqual([]);
  });

  it('tells of one that does not say it, and of one that has nothing to echo', () => {
    expect(told(wireEcho, { wires: 'chat: { path: /chat }\nsearch: { echo: alias }' }, types)).toEqual([
      'spec/catalog/wires.yaml:1:1: chat does not say what its replies name as the model where the alias echoes: add echo',
      'spec/catalog/wires.yaml:2:17: nobody chats over search: its replies echo nothing, leave it out',
    ]);
  });
});
