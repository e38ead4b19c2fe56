import type { OutputFile } from '../../model.ts';
import type { ApiDocument } from '../document/document.ts';
import type { Operation } from '../document/operation.ts';
import { docstring, printSource, type Import } from '../print.ts';
import { isPaged } from '../surface/pages.ts';
import { functionOf, isFitted, requestTo } from './method.ts';

const core = '@polywire/runtime/client';

/** `sdk/functions.ts`: each operation as a function that takes a connection, so that a bundle has only those it calls. */
export function functionsFile(
  document: ApiDocument,
  operations: readonly Operation[],
  source: string,
): Promise<OutputFile> {
  const formats = [
    ...new Set(operations.flatMap(({ format, events }) => (events === undefined ? [] : (format ?? [])))),
  ];
  const paged = operations.some((operation) => isPaged(operation, document));
  return printSource('sdk/functions.ts', {
    about: `The operations of ${source}, each as a function.`,
    imports: [
      ...typesOf(operations),
      ...(paged ? [{ names: ['sendPaged'], from: `${core}/pages.ts`, type: false }] : []),
      { names: ['Transport as Connection'], from: `${core}/transport.ts`, type: false },
      ...formats.map((format) => ({ names: [`${format}Fold`], from: `${core}/fold/${format}.ts`, type: false })),
      { names: ['service'], from: './service.ts', type: false },
    ],
    declarations: [
      (writer) => {
        writer.writeLine('/** What the functions call the gateway through; the client is one too. */');
        writer.writeLine('export { Connection };');
      },
      (writer) => {
        docstring(writer, 'Opens nothing yet: says how the gateway is reached.');
        writer.write('export function connect(options: ClientOptions): Connection').block(() => {
          writer.writeLine('return new Connection(options, service);');
        });
      },
      ...operations.flatMap((operation) => [
        (writer: Parameters<typeof docstring>[0]) => {
          const { signatures, implementation, call } = functionOf(operation, isPaged(operation, document));
          docstring(writer, aboutOf(operation));
          for (const signature of signatures) writer.writeLine(`${signature};`);
          writer.write(implementation).block(() => {
            writer.writeLine(call);
          });
        },
      ]),
    ],
  });
}

/** What a reader of an operation wants to know first. */
export function aboutOf({ description, method, path }: Operation): string {
  return `${description}\n\n\`${method} ${path}\``.trim();
}

/** The types that the signatures of operations name. */
export function typesOf(operations: readonly Operation[]): readonly Import[] {
  const schemas = operations.flatMap((operation) => {
    const { body, query, reply, events } = operation;
    return [isFitted(operation) ? [] : (body ?? []), query ?? [], reply ?? [], events ?? []].flat();
  });
  const requests = operations.filter(isFitted).map(({ body }) => requestTo(body ?? ''));
  const streams = operations.some(({ events }) => events !== undefined);
  return [
    { names: [...new Set(schemas)].sort(), from: '../hosted/types.ts', type: true },
    { names: ['Call'], from: `${core}/call.ts`, type: true },
    { names: ['CallOptions', 'ClientOptions'], from: `${core}/options.ts`, type: true },
    { names: ['PagedCall'], from: `${core}/pages.ts`, type: true },
    { names: ['Result'], from: `${core}/service.ts`, type: true },
    ...(streams ? [{ names: ['EventStream'], from: `${core}/stream.ts`, type: true }] : []),
    ...(requests.length === 0 ? [] : [{ names: ['ModelName'], from: './models.ts', type: true }]),
    { names: ['Streamed', 'Told', 'Whole', ...requests].sort(), from: './requests.ts', type: true },
  ];
}
