import type { CodeBlockWriter } from 'ts-morph';
import type { OutputFile } from '../../model.ts';
import type { ApiDocument } from '../document/document.ts';
import { operationsOf } from '../document/operation.ts';
import { docstring, printSource, propertyKey } from '../print.ts';
import { methodOf } from './method.ts';
import { resourcesOf, type Resource } from './resource.ts';
import { servedHeaders, type ServedHeader } from './served.ts';

/** `sdk/client.ts`: the client with a method for each operation, where `x-polywire-client` puts it. */
export function clientFile(document: ApiDocument, source: string): Promise<OutputFile> {
  const operations = operationsOf(document).filter(({ client }) => client !== undefined);
  const resources = resourcesOf(operations);
  const served = servedHeaders(document);
  const named = operations.flatMap(({ body, query, reply, events }) =>
    [body ?? [], query ?? [], reply ?? [], events ?? []].flat(),
  );
  return printSource('sdk/client.ts', {
    about: `The client of ${source}.`,
    imports: [
      { names: [...new Set(named)].sort(), from: '../hosted/types.ts', type: true },
      { names: ['Call'], from: '@polywire/runtime/client/call.ts', type: true },
      { names: ['CallOptions', 'ClientOptions'], from: '@polywire/runtime/client/options.ts', type: true },
      { names: ['EventStream'], from: '@polywire/runtime/client/stream.ts', type: true },
      { names: ['Transport', 'type ServedHeaders'], from: '@polywire/runtime/client/transport.ts', type: false },
    ],
    declarations: [
      (writer) => {
        docstring(
          writer,
          'Calls the gateway. Each method gives a promise of the answer; its `withResponse()` has the headers too, and how the\n' +
            'request was served. With `stream: true` the answer is an async iterable of events.',
        );
        writer.write('export class Polywire').block(() => {
          for (const { name, className } of resources) writer.writeLine(`readonly ${name}: ${className};`);
          writer.blankLine();
          writer.write('constructor(options: ClientOptions)').block(() => {
            writer.writeLine('const transport = new Transport<Served>(options, servedHeaders);');
            for (const { name, className } of resources)
              writer.writeLine(`this.${name} = new ${className}(transport);`);
          });
        });
      },
      ...resources.flatMap(classesOf),
      (writer) => {
        writer.writeLine('/** The whole answer at once. */');
        writer.writeLine('interface Whole { readonly stream?: false | null }');
        writer.blankLine();
        writer.writeLine('/** The answer as events. */');
        writer.writeLine('interface Streamed { readonly stream: true }');
        writer.blankLine();
        writer.writeLine('/** The events that a loop meets: one that tells of a failure is thrown instead. */');
        writer.writeLine('type Told<Event> = Exclude<Event, { readonly error: object }>;');
      },
      (writer) => {
        writeServed(writer, served);
      },
    ],
  });
}

function classesOf(resource: Resource): readonly ((writer: CodeBlockWriter) => void)[] {
  return [
    (writer) => {
      writer.write(`export class ${resource.className}`).block(() => {
        for (const { name, className } of resource.inner) writer.writeLine(`readonly ${name}: ${className};`);
        if (resource.methods.length > 0) writer.writeLine('private readonly transport: Transport<Served>;');
        writer.blankLine();
        writer.write('constructor(transport: Transport<Served>)').block(() => {
          for (const { name, className } of resource.inner)
            writer.writeLine(`this.${name} = new ${className}(transport);`);
          if (resource.methods.length > 0) writer.writeLine('this.transport = transport;');
        });
        for (const { name, operation } of resource.methods) {
          const { signatures, implementation, call } = methodOf(name, operation);
          writer.blankLine();
          for (const [place, signature] of signatures.entries()) {
            if (place === 0)
              docstring(writer, `${operation.description}\n\n\`${operation.method} ${operation.path}\``.trim());
            writer.writeLine(`${signature};`);
          }
          if (signatures.length === 0)
            docstring(writer, `${operation.description}\n\n\`${operation.method} ${operation.path}\``.trim());
          writer.write(implementation).block(() => {
            writer.writeLine(call);
          });
        }
      });
    },
    ...resource.inner.flatMap(classesOf),
  ];
}

function writeServed(writer: CodeBlockWriter, served: readonly ServedHeader[]): void {
  writer.writeLine('/** How a request was served, as far as the answer says. */');
  writer.write('export interface Served').block(() => {
    for (const { name, description } of served) {
      docstring(writer, description);
      writer.writeLine(`readonly ${name}?: string;`);
    }
  });
  writer.blankLine();
  writer.writeLine('const servedHeaders: ServedHeaders<Served> = {');
  for (const { name, header } of served) writer.writeLine(`${propertyKey(name)}: '${header}',`);
  writer.writeLine('};');
}
