import type { Operations } from '@polywire/generated/hosted/operations.ts';
import { ProblemError } from '../../turn/problem.ts';

/** Nothing is counted for an organisation that is only a list of keys in a file. */
export const getUsage: Operations['getUsage'] = () => {
  const message = 'Usage is not kept here: the keys of this gateway belong to no account.';
  return Promise.reject(new ProblemError({ name: 'not_found', message }));
};
