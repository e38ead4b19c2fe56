import type { Emitter, OutputFile, Spec } from '../../model.ts';
import { printSource } from '../print.ts';
import { entriesOf, type Entry } from '../surface/entry.ts';
import { chatFormats } from '../surface/formats.ts';
import { modelEntries } from '../surface/models.ts';
import { builtFile } from './built.ts';
import { clientFile } from './client.ts';
import { errorsFile } from './errors.ts';
import { functionsFile, optionsName } from './functions.ts';
import { isFitted } from './method.ts';
import { modelsFile } from './models.ts';
import { packageFile } from './package.ts';
import { requestsFile } from './requests.ts';
import { serviceFile } from './service.ts';

const core = '@polywire/runtime/client';

/** What a caller of any service imports of the core. */
const surface: Readonly<Record<string, string>> = {
  call: 'Call, type Answered',
  error:
    'AbortError, ApiError, ClientError, ConnectionError, StreamError, TimeoutError, type ErrorCatalogue, type FieldFailure',
  log: 'type Log, type LogEntry',
  pages: 'PagedCall, type Page',
  stream: 'EventStream',
};

/** And of one whose answers tell how they were served. */
const toldSurface: Readonly<Record<string, string>> = { service: 'type Clamped, type Result, type ServiceReport' };

/** And of one that speaks chat formats. */
const chatSurface: Readonly<Record<string, string>> = {
  chain: 'Chain',
  'standard-schema': 'type Checked, type Issue, type JsonSchema, type Shape, type StandardSchema',
  structured: 'OutputError, type Parsed',
  tools: 'tool, TurnLimitError, type Run, type RunnableTool, type RunOptions, type ToolContext',
};

/**
 * `sdk/`: the package `@polywire/sdk` in TypeScript. Each service that says so in `x-polywire-sdk` is a module that callers
 * import, `sdk/gateway.ts`, with its parts in a folder of the same name; their core is runtime/client, which is bundled with
 * them.
 */
export const sdk: Emitter = async (spec) => {
  const entries = entriesOf(spec);
  const files = entries.map((entry) => filesOf(entry, spec));
  return [await packageFile(entries.map(({ name }) => name)), ...(await Promise.all(files)).flat()];
};

function filesOf(entry: Entry, spec: Spec): Promise<readonly OutputFile[]> {
  const formats = chatFormats(spec.tables, entry.operations);
  const chats = entry.operations.some(isFitted);
  return Promise.all([
    ...(chats ? [builtFile(entry), modelsFile(entry, modelEntries(spec))] : []),
    clientFile(entry),
    errorsFile(entry),
    functionsFile(entry),
    requestsFile(entry, formats),
    serviceFile(entry),
    entryFile(entry, chats),
  ]);
}

/** The module that callers import. */
function entryFile(entry: Entry, chats: boolean): Promise<OutputFile> {
  const { name, folder, source, told } = entry;
  const options = `type CallOptions, type ${optionsName(entry)}, type TransportOptions`;
  const cores = { ...surface, options, ...(told && toldSurface), ...(chats && chatSurface) };
  return printSource(`sdk/${name}.ts`, {
    about: `A client of ${source}: everything that a caller imports.`,
    declarations: [
      (writer) => {
        for (const file of [...(chats ? ['built'] : []), 'client', 'errors', 'functions'])
          writer.writeLine(`export * from './${name}/${file}.ts';`);
        for (const file of [...(chats ? ['models'] : []), 'requests'])
          writer.writeLine(`export type * from './${name}/${file}.ts';`);
        writer.writeLine(`export type * from '../${folder}/types.ts';`);
        for (const [file, names] of Object.entries(cores).sort(([a], [b]) => (a < b ? -1 : 1))) {
          writer.writeLine(`export { ${names} } from '${core}/${file}.ts';`);
        }
      },
    ],
  });
}
