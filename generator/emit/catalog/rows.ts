import type { OpenAPI3Document } from '../../load/openapi.ts';
import { schemasOf } from '../../load/schema.ts';
import type { OutputFile } from '../../model.ts';
import { printSource } from '../print.ts';
import { writeType } from './types.ts';

/** catalog/rows.ts: the types of all rows and of the plans. */
export function emitRowTypes(catalog: OpenAPI3Document): Promise<OutputFile> {
  return printSource('catalog/rows.ts', {
    about: 'The types of the tables in spec/catalog and of the plans that follow from them.',
    declarations: Object.entries(schemasOf(catalog)).map(([name, schema]) => (writer) => {
      writeType(writer, name, schema);
    }),
  });
}
