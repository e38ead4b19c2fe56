import type { JsonObject } from '../../wires/codec.ts';

/** The items of a response. */
export function outputOf({ output }: JsonObject): readonly JsonObject[] {
  return Array.isArray(output) ? (output as JsonObject[]) : [];
}
