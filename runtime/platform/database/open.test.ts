import { expect, it } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { openDatabase } from './open.ts';
onEachDatabase('a database', ({ open }) => {
  it('opens', async () => {
    const db = await openDatabase(await open());
    expect(db.dialect).toBeTypeOf('string');
    await db.close();
  });
});
