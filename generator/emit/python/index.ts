import type { Emitter } from '../../model.ts';
import { entriesOf } from '../surface/entry.ts';
import { modelEntries } from '../surface/models.ts';
import { clientFile, manners } from './client.ts';
import { copiedFiles } from './copied.ts';
import { errorsFile, serviceFile } from './errors.ts';
import { modelsFile } from './models.ts';
import { typesFile } from './types.ts';

/** `sdk-python/`: the client of the service that says it wants one in Python, of the same surface as `sdk/`. Its core is runtime/client-python. */
export const python: Emitter = async (spec) => {
  const [entry, ...others] = entriesOf(spec).filter((one) => one.python);
  if (entry === undefined) return [];
  if (others.length > 0) throw new Error('the package in Python has one client: of one service');
  const { document, operations, source, errors } = entry;
  return [
    ...(await copiedFiles()),
    ...manners.map((manner) => clientFile(document, operations, source, manner)),
    errorsFile(errors),
    modelsFile(modelEntries(spec)),
    serviceFile(document, errors, source),
    typesFile(document, operations, source),
  ];
};
