import type { Emitter } from '../../model.ts';
import { apiDocument } from '../document/all.ts';
import { operationsOf } from '../document/operation.ts';
import { printSource } from '../print.ts';
import { errorEntries } from '../surface/errors.ts';
import { chatFormats } from '../surface/formats.ts';
import { modelEntries } from '../surface/models.ts';
import { builtFile } from './built.ts';
import { clientFile } from './client.ts';
import { errorsFile } from './errors.ts';
import { functionsFile } from './functions.ts';
import { modelsFile } from './models.ts';
import { packageFile } from './package.ts';
import { requestsFile } from './requests.ts';
import { serviceFile } from './service.ts';

const core = '@polywire/runtime/client';

/** What a caller imports of the core. */
const surface: Readonly<Record<string, string>> = {
  call: 'Call, type Answered',
  chain: 'Chain',
  error:
    'AbortError, ApiError, ClientError, ConnectionError, StreamError, TimeoutError, type ErrorCatalogue, type FieldFailure',
  log: 'type Log, type LogEntry',
  options: 'type CallOptions, type ClientOptions',
  pages: 'PagedCall, type Page',
  service: 'type Clamped, type Result, type ServiceReport',
  'standard-schema': 'type Checked, type Issue, type JsonSchema, type Shape, type StandardSchema',
  stream: 'EventStream',
  structured: 'OutputError, type Parsed',
  tools: 'tool, TurnLimitError, type Run, type RunnableTool, type RunOptions, type ToolContext',
};

/**
 * `sdk/`: the package `@polywire/sdk` in TypeScript. `gateway.ts` is the entry of a client of every operation of the
 * gateway; its core is runtime/client, which is bundled with it. Another service is another entry beside it.
 */
export const sdk: Emitter = async (spec) => {
  const { document, source } = apiDocument(spec, 'Hosted');
  const operations = operationsOf(document).filter(({ client }) => client !== undefined);
  const errors = errorEntries(spec.tables);
  return Promise.all([
    packageFile(['gateway']),
    builtFile(operations, source),
    clientFile(document, operations, source),
    errorsFile(errors),
    functionsFile(document, operations, source),
    modelsFile(modelEntries(spec)),
    requestsFile(document, chatFormats(spec.tables, operations), source),
    serviceFile(document, errors, source),
    printSource('sdk/gateway.ts', {
      about: `A client of ${source}: everything that a caller imports.`,
      declarations: [
        (writer) => {
          for (const file of ['built', 'client', 'errors', 'functions'])
            writer.writeLine(`export * from './${file}.ts';`);
          for (const file of ['models', 'requests']) writer.writeLine(`export type * from './${file}.ts';`);
          writer.writeLine(`export type * from '../hosted/types.ts';`);
          for (const [file, names] of Object.entries(surface)) {
            writer.writeLine(`export { ${names} } from '${core}/${file}.ts';`);
          }
        },
      ],
    }),
  ]);
};
