import type { Operations } from '@polywire/generated/local/operations.ts';
import manifest from '../../package.json' with { type: 'json' };
import type { Ground } from '../ground.ts';

/** `GET /health`. */
export function healthOperations({ settings }: Pick<Ground, 'settings'>): Pick<Operations, 'getHealth'> {
  const body = {
    status: 'ok',
    version: manifest.version,
    gateway: settings.gatewayUrl,
    model: settings.model,
  } as const;
  return { getHealth: () => Promise.resolve({ status: 200, body }) };
}
