import { field } from '../error.ts';
import type { Fold } from './fold.ts';

/** Events of Responses: the last one has the whole answer. */
export function responsesFold(): Fold {
  let response: unknown;
  return {
    take(event) {
      response = field(event, 'response') ?? response;
    },
    reply: () => response,
  };
}
