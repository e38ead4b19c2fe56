import process, { argv } from 'node:process';
import { homeAt, prepareHome } from '../../home.ts';
import { openAgentDatabase } from '../../storage/open.ts';
import { fillDatabase } from './fill-database.ts';
import { queryKinds } from './queries.ts';
import { Writer } from './text.ts';

/**
 * `node fill.ts HOME DOCUMENTS QUERIES`: a home folder with so many documents to search; prints what they take, and so many
 * queries of each kind, as a line of JSON.
 */
const [, , path = '', documents = '100000', queries = '100'] = argv;
const home = homeAt(path);
await prepareHome(home);
const database = await openAgentDatabase(home.database);
const { projects, ...filled } = await fillDatabase(database, Number(documents));
await database.close();
const kinds = queryKinds(new Writer(99), projects, Number(queries));
process.stdout.write(`${JSON.stringify({ ...filled, kinds })}\n`);
