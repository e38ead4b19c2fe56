import type { CodeBlockWriter } from 'ts-morph';
import type { OutputFile } from '../../model.ts';
import type { ApiDocument } from '../document/document.ts';
import type { Operation } from '../document/operation.ts';
import { docstring, printSource, type Import } from '../print.ts';
import { isPaged } from '../surface/pages.ts';
import { resourcesOf, type Resource } from '../surface/resource.ts';
import { typesOfExtras } from './built.ts';
import { extrasOf } from './extras.ts';
import { aboutOf, typesOf } from './functions.ts';
import { methodOf } from './method.ts';

/** `sdk/client.ts`: the client with a method for each operation, where `x-polywire-client` puts it. */
export function clientFile(
  document: ApiDocument,
  operations: readonly Operation[],
  source: string,
): Promise<OutputFile> {
  const resources = resourcesOf(operations);
  const extras = operations.flatMap(extrasOf);
  return printSource('sdk/client.ts', {
    about: `The client of ${source}.`,
    imports: merged([
      ...typesOf(operations),
      ...(extras.length === 0 ? [] : typesOfExtras(operations.filter((operation) => extrasOf(operation).length > 0))),
      { names: ['Tooled', 'Wants'].slice(0, extras.length), from: './built.ts', type: true },
      { names: extras.map(({ functionName }) => functionName), from: './built.ts', type: false },
      { names: ['Connection', ...operations.map(({ id }) => id)], from: './functions.ts', type: false },
      { names: ['service'], from: './service.ts', type: false },
    ]),
    declarations: [
      (writer) => {
        docstring(
          writer,
          'Calls the gateway. Each method gives a promise of the answer, whose `service` says how it was served; its\n' +
            '`withResponse()` has the headers too. With `stream: true` the answer is an async iterable of events.',
        );
        writer.write('export class Polywire extends Connection').block(() => {
          for (const { name, className } of resources) writer.writeLine(`readonly ${name}: ${className};`);
          writer.blankLine();
          writer.write('constructor(options: ClientOptions)').block(() => {
            writer.writeLine('super(options, service);');
            for (const { name, className } of resources) writer.writeLine(`this.${name} = new ${className}(this);`);
          });
        });
      },
      ...resources.flatMap((resource) => classesOf(resource, document)),
    ],
  });
}

function classesOf(resource: Resource, document: ApiDocument): readonly ((writer: CodeBlockWriter) => void)[] {
  return [
    (writer) => {
      writer.write(`export class ${resource.className}`).block(() => {
        for (const { name, className } of resource.inner) writer.writeLine(`readonly ${name}: ${className};`);
        if (resource.methods.length > 0) writer.writeLine('private readonly connection: Connection;');
        writer.blankLine();
        writer.write('constructor(connection: Connection)').block(() => {
          for (const { name, className } of resource.inner)
            writer.writeLine(`this.${name} = new ${className}(connection);`);
          if (resource.methods.length > 0) writer.writeLine('this.connection = connection;');
        });
        for (const { name, operation } of resource.methods) writeMethods(writer, name, operation, document);
      });
    },
    ...resource.inner.flatMap((inner) => classesOf(inner, document)),
  ];
}

function writeMethods(writer: CodeBlockWriter, name: string, operation: Operation, document: ApiDocument): void {
  const { signatures, implementation, call } = methodOf(name, operation, isPaged(operation, document));
  writer.blankLine();
  docstring(writer, aboutOf(operation));
  for (const signature of signatures) writer.writeLine(`${signature};`);
  writer.write(implementation).block(() => {
    writer.writeLine(call);
  });
  for (const { name: extra, functionName, description, generic, parameters, answer } of extrasOf(operation)) {
    const given = parameters.map(([parameter, type]) => `${parameter}: ${type}`).join(', ');
    const passed = parameters.map(([parameter]) => parameter.replace('?', '')).join(', ');
    writer.blankLine();
    docstring(writer, description);
    writer.write(`${extra}${generic}(${given}): ${answer}`).block(() => {
      writer.writeLine(`return ${functionName}(this.connection, ${passed});`);
    });
  }
}

/** One import for each module and kind, without repetitions and without a module that gives nothing. */
function merged(imports: readonly Import[]): readonly Import[] {
  const byModule = Map.groupBy(imports, ({ from, type }) => `${type} ${from}`);
  return [...byModule.values()].flatMap((all) => {
    const names = [...new Set(all.flatMap((one) => one.names))].sort();
    const [first] = all;
    return first === undefined || names.length === 0 ? [] : [{ ...first, names }];
  });
}
