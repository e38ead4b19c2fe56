import { rowTypes } from '../../load/schema.ts';
import type { Emitter } from '../../model.ts';
import { emitPlans } from './plans.ts';
import { emitRowTypes } from './rows.ts';
import { emitTable } from './table.ts';

/** generated/catalog: the tables, their types and the plans. */
export const catalog: Emitter = async ({ documents, tables, plans }) => {
  const document = documents.get('Catalog');
  if (document === undefined) throw new Error('spec/ has no namespace Polywire.Catalog');
  const types = rowTypes(document);
  return Promise.all([
    emitRowTypes(document),
    ...[...tables.values()].map((table) => emitTable(table, types.get(table.name) ?? '')),
    emitPlans(plans),
  ]);
};
