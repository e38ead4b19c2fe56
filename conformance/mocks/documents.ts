import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Wire } from '@polywire/generated/catalog/rows.ts';
import type { JsonObject } from './json.ts';

/** The generated OpenAPI document of a wire. */
export async function wireDocument(wire: Wire | 'search'): Promise<JsonObject> {
  const file = fileURLToPath(import.meta.resolve(`@polywire/generated/wires/${wire}/openapi.json`));
  return JSON.parse(await readFile(file, 'utf8')) as JsonObject;
}
