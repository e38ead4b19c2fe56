import { frame } from '../../frame.ts';
import type { ChatWire } from '../wire.ts';
import { events } from './events.ts';
import { read } from './read.ts';
import { reply } from './reply.ts';

export const messages: ChatWire = {
  read,
  reply,
  events,
  failure: (message) => frame({ type: 'error', error: { type: 'overloaded_error', message } }, 'error'),
};
