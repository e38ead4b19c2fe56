// spec/wires/messages.tsp
import type { Validator } from '@polywire/runtime/platform/validation.ts';
import type { Request, CountRequest } from './types.ts';

export declare const request: Validator<Request>;
export declare const countRequest: Validator<CountRequest>;
