import { inject } from 'vitest';
import type { Part, PartName } from './parts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests ask for the servers they need. */
    readonly parts: string;
  }
}

/** Asks for a server. With POLYWIRE_REQUIRE_PARTS=1 one that cannot be had is an error, else its tests are skipped. */
export async function part(name: PartName): Promise<Part> {
  const found = (await (await fetch(`${inject('parts')}/${name}`)).json()) as Part;
  if ('missing' in found && process.env['POLYWIRE_REQUIRE_PARTS'] === '1') {
    throw new Error(`${name} is required and missing: ${found.missing}`);
  }
  return found;
}
