// Loaded ahead of a gateway (`--import`): what it loads of generated/ comes from another folder. The checkout stays as it is.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';

/** The variable that names the folder. */
export const generatedVariable = 'POLYWIRE_GENERATED';

const own = new URL('../../generated/', import.meta.url).href;
const other = process.env[generatedVariable];
if (other !== undefined) {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const file = url.startsWith(own) ? join(other, url.slice(own.length)) : null;
      return file !== null && existsSync(file) ? { ...loaded, source: readFileSync(file, 'utf8') } : loaded;
    },
  });
}
