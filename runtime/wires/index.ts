import type { ChatWire } from '@polywire/generated/catalog/rows.ts';
import { chat } from './chat/index.ts';
import type { Codec } from './codec.ts';
import { messages } from './messages/index.ts';
import { native } from './native/index.ts';
import { responses } from './responses/index.ts';

/** The codec of each wire. */
export const codecs: Readonly<Record<ChatWire, Codec>> = { chat, responses, messages, native };
