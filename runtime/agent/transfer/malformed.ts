import { AgentError } from '../errors.ts';

/** An archive that is not taken; `what` says where and why. */
export function malformed(what: string, cause?: unknown): AgentError {
  return new AgentError('invalid_request', `The archive cannot be imported: ${what}.`, { param: 'file', cause });
}
