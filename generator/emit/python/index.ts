import type { Emitter } from '../../model.ts';
import { apiDocument } from '../document/all.ts';
import { operationsOf } from '../document/operation.ts';
import { errorEntries } from '../surface/errors.ts';
import { modelEntries } from '../surface/models.ts';
import { clientFile, manners } from './client.ts';
import { copiedFiles } from './copied.ts';
import { errorsFile, serviceFile } from './errors.ts';
import { modelsFile } from './models.ts';
import { typesFile } from './types.ts';

/** `sdk-python/`: the client of the gateway in Python, of the same surface as `sdk/`. Its core is runtime/client-python. */
export const python: Emitter = async (spec) => {
  const { document, source } = apiDocument(spec, 'Hosted');
  const operations = operationsOf(document).filter(({ client }) => client !== undefined);
  const errors = errorEntries(spec.tables);
  return [
    ...(await copiedFiles()),
    ...manners.map((manner) => clientFile(document, operations, source, manner)),
    errorsFile(errors),
    modelsFile(modelEntries(spec)),
    serviceFile(document, errors, source),
    typesFile(document, operations, source),
  ];
};
