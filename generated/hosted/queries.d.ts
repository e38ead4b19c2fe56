// spec/hosted/
import type { Validator } from '@polywire/runtime/platform/validation.ts';
import type { GetResponseQuery, ListInputItemsQuery } from './types.ts';

export declare const getResponseQuery: Validator<GetResponseQuery>;
export declare const listInputItemsQuery: Validator<ListInputItemsQuery>;
