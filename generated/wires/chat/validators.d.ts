// spec/wires/chat.tsp
import type { Validator } from '@polywire/runtime/platform/validation.ts';
import type { Request } from './types.ts';

export declare const request: Validator<Request>;
