import { resolve } from 'node:path';
import { fileOf, readSources } from '../load/sources.ts';
import { rowsOf, tableIn } from '../load/tables.ts';
import { parseYaml } from '../load/yaml.ts';
import { chainsOf } from './chain.ts';

/**
 * `node generator/resolve/cli.ts ALIAS`: the cells that each decision of a chat alias follows from, with their places, as one
 * line of JSON (`Chain[]`). For `polywire explain`. Reads the tables alone, as they are now; an alias that is not among
 * them has no chains.
 */
const root = resolve(import.meta.dirname, '../..');
const [alias = ''] = process.argv.slice(2);
const sources = await readSources(root);
const tables = new Map([...sources].map(([name, text]) => [name, tableIn(name, parseYaml(fileOf(name), text))]));
console.log(JSON.stringify(rowsOf(tables, 'aliases').has(alias) ? chainsOf(tables, alias) : []));
