import type { Codec } from '../codec.ts';
import { decodeEvents } from './decode-events.ts';
import { decodeReply } from './decode-reply.ts';
import { decodeRequest } from './decode-request.ts';
import { encodeEvents } from './encode-events.ts';
import { encodeReply } from './encode-reply.ts';
import { encodeRequest } from './encode-request.ts';
import { decodeError, encodeError } from './error.ts';

/** The native wire (generateContent): contents made of parts in, candidates made of parts out. */
export const native: Codec<null> = {
  wire: 'native',
  decodeRequest,
  encodeRequest,
  decodeReply,
  encodeReply,
  decodeEvents,
  encodeEvents,
  decodeError,
  encodeError,
};
