import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node runtime/cli/catalog/requests.ts FOLDER SHAPES`: adapts the shapes in a JSON file to every alias, with the catalogue
 * in FOLDER/catalog in place of the generated one, and tells the outcomes as JSON. A process of its own, since the tables
 * are modules, of which a process has one version.
 */
const [folder = '', shapes = ''] = process.argv.slice(2);
const generated = '@polywire/generated/';

registerHooks({
  resolve(specifier, context, next) {
    const other = specifier.startsWith(generated) ? join(folder, specifier.slice(generated.length)) : null;
    return next(other !== null && existsSync(other) ? pathToFileURL(other).href : specifier, context);
  },
});

const { outcomesOf } = await import('./outcomes.ts');
console.log(JSON.stringify(outcomesOf(JSON.parse(await readFile(shapes, 'utf8')) as Parameters<typeof outcomesOf>[0])));
