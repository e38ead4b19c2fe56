import { argv } from 'node:process';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { itemTable, plainItem, type Tables } from './item.ts';

/** A process of a test: makes the table if nobody else does, then adds one to its counter so many times. */
const [, , url = '', times = '0'] = argv;
const database = await openDatabase<Tables>(url);
const counter: typeof itemTable = {
  name: '2-counter',
  async up(transaction) {
    await transaction
      .insertInto('item')
      .values({ id: 'counter', count: 0n, ...plainItem })
      .execute();
  },
};
await migrate(database, [itemTable, counter]);
for (let done = 0; done < Number(times); done++) {
  await database.transaction(async (transaction) => {
    // On PostgreSQL the row has to be locked; on SQLite the whole file is.
    let query = transaction.selectFrom('item').select('count').where('id', '=', 'counter');
    if (database.dialect === 'postgres') query = query.forUpdate();
    const { count } = await query.executeTakeFirstOrThrow();
    await transaction
      .updateTable('item')
      .set({ count: count + 1n })
      .where('id', '=', 'counter')
      .execute();
  });
}
await database.close();
