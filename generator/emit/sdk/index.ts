import type { Emitter } from '../../model.ts';
import { apiDocument } from '../document/all.ts';
import { printSource } from '../print.ts';
import { clientFile } from './client.ts';
import { errorsFile } from './errors.ts';

/** `sdk/`: a typed client of every operation of the gateway. Its core is runtime/client. */
export const sdk: Emitter = async (spec) => {
  const { document, source } = apiDocument(spec, 'Hosted');
  const core = '@polywire/runtime/client';
  return Promise.all([
    clientFile(document, source),
    errorsFile(spec.tables),
    printSource('sdk/index.ts', {
      about: `A client of ${source}: everything that a caller imports.`,
      declarations: [
        (writer) => {
          writer.writeLine(`export * from './client.ts';`);
          writer.writeLine(`export * from './errors.ts';`);
          writer.writeLine(`export type * from '../hosted/types.ts';`);
          writer.writeLine(`export { Call, type Answered } from '${core}/call.ts';`);
          writer.writeLine(
            `export { AbortError, ApiError, ClientError, ConnectionError, StreamError, TimeoutError } from '${core}/error.ts';`,
          );
          writer.writeLine(`export type { CallOptions, ClientOptions } from '${core}/options.ts';`);
          writer.writeLine(`export { EventStream } from '${core}/stream.ts';`);
        },
      ],
    }),
  ]);
};
