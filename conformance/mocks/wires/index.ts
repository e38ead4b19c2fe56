import type { ChatWire as ChatWireName } from '@polywire/generated/catalog/rows.ts';
import { chat } from './chat/index.ts';
import { messages } from './messages/index.ts';
import { native } from './native/index.ts';
import { responses } from './responses/index.ts';
import type { ChatWire } from './wire.ts';

/** The wires that models chat on. */
export const chatWires: Readonly<Record<ChatWireName, ChatWire>> = { chat, responses, messages, native };

export function isChatWire(wire: string): wire is ChatWireName {
  return Object.hasOwn(chatWires, wire);
}
