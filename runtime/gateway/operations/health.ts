import type { Operations } from '@polywire/generated/hosted/operations.ts';

const ok = { status: 200, body: { status: 'ok' } } as const;

/** The process runs. */
export const getHealth: Operations['getHealth'] = () => Promise.resolve(ok);

/** Someone is there. */
export const getRoot: Operations['getRoot'] = () => Promise.resolve(ok);

/** The process takes requests, until it is asked to stop. */
export function readiness(draining: () => boolean): Operations['getReadiness'] {
  return () =>
    Promise.resolve(
      draining() ? { status: 503, body: { status: 'not_ready', reason: 'the gateway is stopping' } } : ok,
    );
}
