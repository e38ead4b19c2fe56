import { mapping } from '../../load/cells.ts';
import { rowsOf, type Tables } from '../../load/tables.ts';
import type { Operation } from '../document/operation.ts';

/** The request of a chat format: where it has what depends on the model. */
export interface ChatFormat {
  /** The column of parameters.yaml. */
  readonly name: string;

  /** Name of the request's schema. */
  readonly request: string;
  readonly fields: readonly ConditionalField[];
}

/** The place of a parameter that models differ in. */
export interface ConditionalField {
  /** Canonical name. */
  readonly parameter: string;

  /** `['text', 'format']`. */
  readonly path: readonly string[];

  /** What decides: `member`, `flag`, `range`, `ladder`, `choice`, `format`. */
  readonly from: string;
}

/** The formats of operations that say theirs and take a body. */
export function chatFormats(tables: Tables, operations: readonly Operation[]): readonly ChatFormat[] {
  return operations.flatMap(({ format, body }) => {
    if (format === undefined || body === undefined) return [];
    const fields = [...rowsOf(tables, 'parameters').values()].flatMap((row) => {
      const at = mapping(row, format)?.['at'];
      const from = mapping(row, 'decision')?.['from'];
      if (typeof at !== 'string' || typeof from !== 'string') return [];
      return [{ parameter: row.key, path: at.split('.'), from }];
    });
    return [{ name: format, request: body, fields }];
  });
}
