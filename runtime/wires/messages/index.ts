import type { Codec } from '../codec.ts';
import { decodeEvents } from './decode-events.ts';
import { decodeReply } from './decode-reply.ts';
import { decodeRequest } from './decode-request.ts';
import { encodeEvents } from './encode-events.ts';
import { encodeReply } from './encode-reply.ts';
import { encodeRequest } from './encode-request.ts';
import { decodeError, encodeError } from './error.ts';

/** The Messages format, and the providers that speak it. */
export const messages: Codec<null> = {
  wire: 'messages',
  decodeRequest,
  encodeRequest,
  decodeReply,
  encodeReply,
  decodeEvents,
  encodeEvents,
  decodeError,
  encodeError,
};
