/** `node endless-query.ts FILE`: asks a SQLite file what it never comes to the end of; the pid of who is asked goes to stdout. */
import { readdir, readFile } from 'node:fs/promises';
import { sqliteDriver } from '../drivers/sqlite.ts';
import { fixed, wide } from './access.ts';

const [path = ''] = process.argv.slice(2);
const endless = 'with recursive n (i) as (select 1 union all select i + 1 from n) select count(*) from n';
void sqliteDriver(fixed({ path })).query(endless, wide());
for (let child = ''; child === ''; child = await busyChild()) await new Promise(setImmediate);

/** The child that has worked for more than a tenth of a second by itself, so it is past its start. */
async function busyChild(): Promise<string> {
  for (const pid of await readdir('/proc')) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[1]) === process.pid && Number(fields[11]) > 50) {
      process.stdout.write(`${pid}\n`);
      return pid;
    }
  }
  return '';
}
