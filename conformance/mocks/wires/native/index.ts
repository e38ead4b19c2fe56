import { frame } from '../../frame.ts';
import type { ChatWire } from '../wire.ts';
import { events } from './events.ts';
import { read } from './read.ts';
import { reply } from './reply.ts';

export const native: ChatWire = {
  read,
  reply,
  events,
  failure: (message) => frame({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
};
