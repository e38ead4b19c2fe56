import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migrate.ts';
import { keepForever } from './keep-forever.ts';
import type { Schema } from './schema.ts';

/** How the tables came to be, in order. One that was released is never changed: the next one corrects it. */
export const migrations: readonly Migration<Schema>[] = [
  {
    name: '001-accounts-ledger-responses',
    async up(tx, dialect) {
      const { schema } = tx;
      await schema
        .createTable('organization')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('closed_at', 'text')
        .addColumn('billing', 'text', (column) => column.notNull())
        .addColumn('card', 'text', (column) => column.notNull())
        .addColumn('allowance_units', 'bigint')
        .addColumn('requests_per_minute', 'bigint')
        .addColumn('tokens_per_minute', 'bigint')
        .addColumn('concurrency', 'bigint')
        .execute();
      await schema
        .createIndex('organization_name')
        .on('organization')
        .column('name')
        .unique()
        .where(sql.ref('closed_at'), 'is', null)
        .execute();
      await schema
        .createTable('member')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('removed_at', 'text')
        .execute();
      await schema
        .createIndex('member_email')
        .on('member')
        .columns(['organization_id', 'email'])
        .unique()
        .where(sql.ref('removed_at'), 'is', null)
        .execute();
      await schema
        .createTable('api_key')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('secret_hash', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('revoked_at', 'text')
        .execute();
      await schema
        .createTable('restriction')
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('model', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('restriction_key', ['organization_id', 'model'])
        .execute();
      await schema
        .createTable('console_link')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('session')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();

      await schema
        .createTable('account')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('unit', 'text', (column) => column.notNull())
        .addColumn('balance', 'bigint', (column) => column.notNull())
        .addColumn('held', 'bigint', (column) => column.notNull())
        .addColumn('allowance_window', 'bigint')
        .execute();
      await schema
        .createTable('transfer')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('note', 'text')
        .execute();
      await schema
        .createTable('entry')
        .addColumn('transfer_id', 'text', (column) => column.notNull().references('transfer.id'))
        .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('entry_key', ['transfer_id', 'account_id'])
        .execute();
      await keepForever(tx, dialect, ['transfer', 'entry']);
      await schema
        .createIndex('transfer_other')
        .on('transfer')
        .columns(['organization_id', 'kind'])
        .where('kind', '!=', 'settle')
        .execute();
      await schema
        .createTable('hold')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('instance_id', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('nano_usd', 'bigint', (column) => column.notNull())
        .addColumn('units', 'bigint', (column) => column.notNull())
        .addColumn('free_calls', 'bigint', (column) => column.notNull())
        .addColumn('fuse_micro_usd', 'bigint', (column) => column.notNull())
        .addColumn('fuse_day', 'text')
        .execute();
      await schema.createIndex('hold_instance').on('hold').column('instance_id').execute();
      await schema
        .createTable('usage_record')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('alias', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('input', 'bigint', (column) => column.notNull())
        .addColumn('cached_input', 'bigint', (column) => column.notNull())
        .addColumn('cache_write', 'bigint', (column) => column.notNull())
        .addColumn('output', 'bigint', (column) => column.notNull())
        .addColumn('web_search', 'bigint', (column) => column.notNull())
        .addColumn('nano_usd', 'bigint', (column) => column.notNull())
        .addColumn('units', 'bigint', (column) => column.notNull())
        .addColumn('free_micro_usd', 'bigint', (column) => column.notNull())
        .addColumn('billing', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('usage_record_time')
        .on('usage_record')
        .columns(['organization_id', 'created_at'])
        .execute();
      await schema
        .createIndex('usage_record_free')
        .on('usage_record')
        .column('created_at')
        .where(sql.ref('free_micro_usd'), '>', sql.lit(0n))
        .execute();
      await schema
        .createTable('bucket')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('level', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('instance')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('started_at', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'text', (column) => column.notNull())
        .execute();

      await schema
        .createTable('stored_response')
        .addColumn('organization_id', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('instance_id', 'text')
        .addColumn('stored', 'text', (column) => column.notNull())
        .addColumn('events', 'text')
        .addPrimaryKeyConstraint('stored_response_key', ['organization_id', 'id'])
        .execute();
      await schema.createIndex('stored_response_time').on('stored_response').column('created_at').execute();
      await schema.createIndex('stored_response_instance').on('stored_response').column('instance_id').execute();
    },
  },
];
