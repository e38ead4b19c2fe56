import type { CodeBlockWriter } from 'ts-morph';
import type { OutputFile } from '../../model.ts';
import type { Operation } from '../document/operation.ts';
import { docstring, printSource, type Import } from '../print.ts';
import type { Entry } from '../surface/entry.ts';
import { resourcesOf, type Resource } from '../surface/resource.ts';
import { typesOfExtras } from './built.ts';
import { extrasOf } from './extras.ts';
import { aboutOf, optionsOf, typesOf } from './functions.ts';
import { methodOf } from './method.ts';

/** `client.ts`: the client with a method for each operation, where `x-polywire-client` puts it. */
export function clientFile(entry: Entry): Promise<OutputFile> {
  const { name, client, title, operations, source, folder, told } = entry;
  const resources = resourcesOf(operations);
  const extras = operations.flatMap(extrasOf);
  return printSource(`sdk/${name}/client.ts`, {
    about: `The client of ${source}.`,
    imports: merged([
      ...typesOf(entry),
      ...(extras.length === 0
        ? []
        : typesOfExtras(
            operations.filter((operation) => extrasOf(operation).length > 0),
            folder,
          )),
      { names: ['Tooled', 'Wants'].slice(0, extras.length), from: './built.ts', type: true },
      { names: extras.map(({ functionName }) => functionName), from: './built.ts', type: false },
      { names: ['Transport', ...operations.map(({ id }) => id)], from: './functions.ts', type: false },
      { names: ['service'], from: './service.ts', type: false },
    ]),
    declarations: [
      (writer) => {
        docstring(
          writer,
          `Calls the ${title}. Each method gives a promise of the answer${told ? ', whose `service` says how it was served' : ''};\n` +
            'its `withResponse()` has the headers too. A streamed answer is an async iterable of events.',
        );
        writer.write(`export class ${client} extends Transport`).block(() => {
          for (const resource of resources) writer.writeLine(`readonly ${resource.name}: ${resource.className};`);
          writer.blankLine();
          writer.write(`constructor(options: ${optionsOf(entry)})`).block(() => {
            writer.writeLine('super(options, service);');
            for (const resource of resources)
              writer.writeLine(`this.${resource.name} = new ${resource.className}(this);`);
          });
        });
      },
      ...resources.flatMap((resource) => classesOf(resource, entry)),
    ],
  });
}

function classesOf(resource: Resource, entry: Entry): readonly ((writer: CodeBlockWriter) => void)[] {
  return [
    (writer) => {
      writer.write(`export class ${resource.className}`).block(() => {
        for (const { name, className } of resource.inner) writer.writeLine(`readonly ${name}: ${className};`);
        if (resource.methods.length > 0) writer.writeLine('private readonly transport: Transport;');
        writer.blankLine();
        writer.write('constructor(transport: Transport)').block(() => {
          for (const { name, className } of resource.inner)
            writer.writeLine(`this.${name} = new ${className}(transport);`);
          if (resource.methods.length > 0) writer.writeLine('this.transport = transport;');
        });
        for (const { name, operation } of resource.methods) writeMethods(writer, name, operation, entry);
      });
    },
    ...resource.inner.flatMap((inner) => classesOf(inner, entry)),
  ];
}

function writeMethods(writer: CodeBlockWriter, name: string, operation: Operation, entry: Entry): void {
  const { signatures, implementation, call } = methodOf(name, operation, entry);
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
      writer.writeLine(`return ${functionName}(this.transport, ${passed});`);
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
