import type { Cell, CellOutput, CreateCell } from '@polywire/generated/local/types.ts';
import { InvalidField } from '../errors.ts';
import { newId } from '../ids.ts';
import type { CellRow } from '../storage/schema.ts';

/** A cell as the API tells it: what its type does not have is left out. */
export function cellOf({ id, type, content, language, status, outputs, error, position, updated_at }: CellRow): Cell {
  return {
    id,
    type,
    content,
    ...(language !== null && { language }),
    ...(status !== null && { status }),
    ...(outputs !== null && { outputs: JSON.parse(outputs) as readonly CellOutput[] }),
    error,
    index: Number(position),
    updated_at,
  };
}

/**
 * A new cell at a place. `loc` is where the caller said it. Throws InvalidField for code without a language, and for a
 * language or outputs of a cell that cannot have them.
 */
export function newCell(
  scratchpad_id: string,
  position: number,
  { type, content, language, outputs }: CreateCell,
  at: string,
  loc: readonly (string | number)[],
): CellRow {
  if (type === 'code' && language === undefined)
    throw new InvalidField([...loc, 'language'], 'A code cell needs the language that it is in.', 'missing');
  if (type !== 'code' && language !== undefined)
    throw new InvalidField([...loc, 'language'], 'Only a code cell has a language.', 'not_code');
  if (type !== 'output' && outputs !== undefined)
    throw new InvalidField([...loc, 'outputs'], 'Only an output cell has outputs.', 'not_output');
  return {
    id: newId('cell'),
    scratchpad_id,
    type,
    content,
    language: language ?? null,
    status: type === 'code' ? 'pending' : null,
    outputs: type === 'output' ? JSON.stringify(outputs ?? []) : null,
    error: null,
    position: BigInt(position),
    created_at: at,
    updated_at: at,
  };
}
