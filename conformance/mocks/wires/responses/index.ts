import { frame } from '../../frame.ts';
import type { ChatWire } from '../wire.ts';
import { events } from './events.ts';
import { read } from './read.ts';
import { reply } from './reply.ts';

export const responses: ChatWire = {
  read,
  reply,
  events,
  failure: (message) =>
    frame({ type: 'error', sequence_number: 0, code: 'server_error', message, param: null }, 'error'),
};
