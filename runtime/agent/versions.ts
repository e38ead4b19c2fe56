import { AgentError } from './errors.ts';

/** The header that names a version: a resource's `updated_at`. */
export function etag(updatedAt: string): string {
  return `"${updatedAt}"`;
}

/**
 * Refuses a change of another version than the caller saw. `ifMatch` is the header as it came: absent or `*` takes any
 * version. Throws AgentError `precondition_failed`.
 */
export function requireVersion(ifMatch: string | undefined, updatedAt: string): void {
  if (ifMatch === undefined) return;
  const wanted = ifMatch.split(',').map((one) => one.trim());
  if (wanted.includes('*') || wanted.includes(etag(updatedAt))) return;
  throw new AgentError('precondition_failed', `It was changed at ${updatedAt}; read it again and repeat the change.`);
}
