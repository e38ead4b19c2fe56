import { readPort } from '../command.ts';

/** Options that every action has. */
export const placeOptions = { config: { type: 'string' }, home: { type: 'string' } } as const;
export const portOption = { port: { type: 'string' } } as const;

interface Values {
  readonly config?: string | undefined;
  readonly home?: string | undefined;
  readonly port?: string | undefined;
}

/** Those that were given. Throws UsageError. */
export function given({ config, home, port }: Values): { config?: string; home?: string; port?: number } {
  return {
    ...(config !== undefined && { config }),
    ...(home !== undefined && { home }),
    ...(port !== undefined && { port: readPort(port, 'port') }),
  };
}
