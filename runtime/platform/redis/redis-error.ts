import { StoreUnavailable } from '../database/unavailable.ts';

/** First words of a Redis server's errors that are about the server and not about the command. */
const outages = [
  'BUSY', // a script runs for too long
  'CLUSTERDOWN',
  'LOADING',
  'MASTERDOWN',
  'MISCONF', // the disk failed
  'NOREPLICAS',
  'OOM',
  'READONLY', // a replica answers
  'TRYAGAIN',
];

/** StoreUnavailable for what is wrong with the server or the way to it; an error of the command stays what it is. */
export function redisError(error: unknown): Error {
  if (!(error instanceof Error) || error.name !== 'ReplyError') {
    return new StoreUnavailable('Redis cannot be reached', error);
  }
  const [code = ''] = error.message.split(' ', 1);
  return outages.includes(code) ? new StoreUnavailable(`Redis cannot answer (${code})`, error) : error;
}

/** Whether the server does not know the script that was called by its hash. */
export function isUnknownScript(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('NOSCRIPT');
}
