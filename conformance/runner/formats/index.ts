import type { Format } from '../fixture.ts';
import type { Words } from './answer.ts';
import { chat } from './chat.ts';
import { messages } from './messages.ts';
import { responses } from './responses.ts';

/** How each format says things. */
export const words: Readonly<Record<Format, Words>> = { chat, responses, messages };
