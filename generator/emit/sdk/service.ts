import type { OutputFile } from '../../model.ts';
import { literal, printSource } from '../print.ts';
import type { Entry } from '../surface/entry.ts';
import { adviceOf, codesOfReasons, reasonHeader } from '../surface/errors.ts';
import { servedHeaders } from '../surface/served.ts';

/** `service.ts`: what every answer may say, for the core. */
export function serviceFile({ name, document, errors, source, ...entry }: Entry): Promise<OutputFile> {
  const headers = Object.fromEntries(servedHeaders(document).map((served) => [served.name, served.header]));
  const reason = reasonHeader(document);
  return printSource(`sdk/${name}/service.ts`, {
    about: `What every answer of ${source} may say: how it was served, and what to do about an error.`,
    imports: [{ names: ['Service'], from: '@polywire/runtime/client/transport.ts', type: true }],
    declarations: [
      (writer) => {
        writer
          .write('export const service: Service =')
          .space()
          .inlineBlock(() => {
            writer.writeLine(`credential: ${literal(entry.credential)},`);
            writer.writeLine(`baseUrl: ${literal(entry.baseUrl)},`);
            writer.writeLine(`headers: ${entry.told ? literal(headers) : 'null'},`);
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
