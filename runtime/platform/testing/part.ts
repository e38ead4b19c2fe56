import { inject } from 'vitest';
import type { Part, PartName } from './parts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests ask for the servers they need. */
    readonly parts: string;
  }
}

/** Whether a server that cannot be had is an error. */
export const required = process.env['POLYWIRE_REQUIRE_PARTS'] === '1';

/** Asks for a server. Where one that cannot be had is no error, its tests are to be skipped. */
export async function part(name: PartName): Promise<Part> {
  const found = (await (await fetch(`${inject('parts')}/${name}`)).json()) as Part;
  if ('missing' in found && required) {
    throw new Error(`${name} is required and missing: ${found.missing}`);
  }
  return found;
}
