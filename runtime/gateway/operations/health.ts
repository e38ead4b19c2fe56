import type { Operations } from '@polywire/generated/hosted/operations.ts';
import { firstReason, type ReadinessCheck } from '../readiness.ts';

const ok = { status: 200, body: { status: 'ok' } } as const;

/** The process runs. */
export const getHealth: Operations['getHealth'] = () => Promise.resolve(ok);

/** Someone is there. */
export const getRoot: Operations['getRoot'] = () => Promise.resolve(ok);

/** The process takes requests: every check passes. */
export function readiness(checks: readonly ReadinessCheck[]): Operations['getReadiness'] {
  return async () => {
    const reason = await firstReason(checks);
    return reason === null ? ok : { status: 503, body: { status: 'not_ready', reason } };
  };
}
