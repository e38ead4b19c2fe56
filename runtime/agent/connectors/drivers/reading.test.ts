import { describe, expect, it } from 'vitest';
import { requireReading } from './reading.ts';

describe('A query begins with a word that reads', () => {
  it.each([
    'select 1',
    '  (SELECT 1) union (select 2)',
    '-- why\nselect 1',
    '/* why */ with a as (select 1) select * from a',
    'Explain select 1',
    'show tables',
    'values (1)',
  ])('%s', (sql) => {
    expect(() => {
      requireReading(sql);
    }).not.toThrow();
  });

  it.each([
    '',
    'insert into a values (1)',
    "copy (select 1) to program 'id'",
    'set transaction read write',
    'commit',
    'call p()',
    'selectx',
    '-- select\ndelete from a',
    "load data infile 'x' into table a",
  ])('and not with another one: %s', (sql) => {
    expect(() => {
      requireReading(sql);
    }).toThrow('The connection is read only');
  });

  it.each([
    "/* /* */ select */ copy (select 1) to program 'id'",
    '/*!50000 delete from a where */ select 1',
    '/*M! delete from a */ select 1',
  ])('nor behind a comment that not all read alike: %s', (sql) => {
    expect(() => {
      requireReading(sql);
    }).toThrow('A comment before a query');
  });

  it('nor behind one whose end is not the same for all', () => {
    expect(() => {
      requireReading("-- x\rselect\ncopy (select 1) to program 'id'");
    }).toThrow('read only');
  });
});
