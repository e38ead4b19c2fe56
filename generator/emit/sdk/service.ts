import type { OutputFile } from '../../model.ts';
import type { ApiDocument } from '../document/document.ts';
import { literal, printSource } from '../print.ts';
import { adviceOf, codesOfReasons, reasonHeader, type ErrorEntry } from '../surface/errors.ts';
import { servedHeaders } from '../surface/served.ts';

/** `sdk/service.ts`: what every answer may say, for the core. */
export function serviceFile(document: ApiDocument, errors: readonly ErrorEntry[], source: string): Promise<OutputFile> {
  const headers = Object.fromEntries(servedHeaders(document).map(({ name, header }) => [name, header]));
  const reason = reasonHeader(document);
  return printSource('sdk/service.ts', {
    about: `What every answer of ${source} may say: how it was served, and what to do about an error.`,
    imports: [{ names: ['Service'], from: '@polywire/runtime/client/transport.ts', type: true }],
    declarations: [
      (writer) => {
        writer
          .write('export const service: Service =')
          .space()
          .inlineBlock(() => {
            writer.writeLine(`headers: ${literal(headers)},`);
            writer
              .write('errors:')
              .space()
              .inlineBlock(() => {
                writer.writeLine(`reason: ${literal(reason)},`);
                writer.writeLine(`codes: ${literal(codesOfReasons(errors))},`);
                writer.writeLine(`advice: ${literal(adviceOf(errors))},`);
              });
            writer.write(',').newLine();
          });
        writer.write(';').newLine();
      },
    ],
  });
}
