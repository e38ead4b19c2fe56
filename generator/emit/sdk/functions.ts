import type { OutputFile } from '../../model.ts';
import type { Operation } from '../document/operation.ts';
import { docstring, printSource, type Import } from '../print.ts';
import type { Entry } from '../surface/entry.ts';
import { pagingOf } from '../surface/pages.ts';
import { foldOf } from '../surface/streams.ts';
import { functionOf, isFitted, requestTo, turns } from './method.ts';

const core = '@polywire/runtime/client';

/** `functions.ts`: each operation as a function that takes a transport, so that a bundle has only those it calls. */
export function functionsFile(entry: Entry): Promise<OutputFile> {
  const { name, title, document, operations, source } = entry;
  const formats = [...new Set(operations.flatMap((operation) => foldOf(operation, document) ?? []))];
  const paging = new Set(operations.flatMap((operation) => pagingOf(operation, document) ?? []));
  const helpers = [
    ...(operations.some(({ form }) => form !== undefined) ? ['formOf'] : []),
    ...(operations.some(({ rest }) => rest !== undefined) ? ['restOf'] : []),
  ];
  const options = optionsOf(entry);
  return printSource(`sdk/${name}/functions.ts`, {
    about: `The operations of ${source}, each as a function.`,
    imports: [
      ...typesOf(entry),
      ...(helpers.length > 0 ? [{ names: helpers, from: `${core}/forms.ts`, type: false }] : []),
      ...(paging.size > 0
        ? [
            {
              names: [...[...paging].flatMap((way) => turns[way] ?? []), 'sendPaged'].sort(),
              from: `${core}/pages.ts`,
              type: false,
            },
          ]
        : []),
      { names: ['Transport'], from: `${core}/transport.ts`, type: false },
      ...formats.map((format) => ({ names: [`${format}Fold`], from: `${core}/fold/${format}.ts`, type: false })),
      { names: ['service'], from: './service.ts', type: false },
    ],
    declarations: [
      (writer) => {
        writer.writeLine(`/** What the functions call the ${title} through; the client is one too. */`);
        writer.writeLine('export { Transport };');
      },
      (writer) => {
        docstring(writer, `Opens nothing yet: says how the ${title} is reached.`);
        writer.write(`export function connect(options: ${options}): Transport`).block(() => {
          writer.writeLine('return new Transport(options, service);');
        });
      },
      ...operations.flatMap((operation) => [
        (writer: Parameters<typeof docstring>[0]) => {
          const { signatures, implementation, call } = functionOf(operation, entry);
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

/** What a client is made with. */
export function optionsOf(entry: Entry): string {
  const name = optionsName(entry);
  return entry.credential ? name : `${name} = {}`;
}

/** A service asks for a key, and everyone has one of their own; or it is on this machine, where everyone knows it. */
export function optionsName({ name, credential, baseUrl }: Entry): string {
  if (credential === (baseUrl === null)) return credential ? 'ClientOptions' : 'LocalOptions';
  throw new Error(`${name}: a service asks for a credential, or says in @server where it is`);
}

/** The types that the signatures of operations name. */
export function typesOf(entry: Entry): readonly Import[] {
  const { operations, folder, document, told } = entry;
  const schemas = operations.flatMap((operation) => {
    const { body, form, query, reply, events } = operation;
    return [isFitted(operation) ? [] : (body ?? form ?? []), query ?? [], reply ?? [], events ?? []].flat();
  });
  const requests = operations.filter(isFitted).map(({ body }) => requestTo(body ?? ''));
  const streams = operations.filter(({ events }) => events !== undefined);
  const either = streams.some(({ body, query, reply }) => (body ?? query) !== undefined && reply !== undefined);
  return [
    { names: [...new Set(schemas)].sort(), from: `../../${folder}/types.ts`, type: true },
    { names: ['Call'], from: `${core}/call.ts`, type: true },
    { names: ['CallOptions', optionsName(entry)], from: `${core}/options.ts`, type: true },
    ...(operations.some((operation) => pagingOf(operation, document) !== null)
      ? [{ names: ['PagedCall'], from: `${core}/pages.ts`, type: true }]
      : []),
    ...(told ? [{ names: ['Result'], from: `${core}/service.ts`, type: true }] : []),
    ...(streams.length > 0 ? [{ names: ['EventStream'], from: `${core}/stream.ts`, type: true }] : []),
    ...(requests.length === 0 ? [] : [{ names: ['ModelName'], from: './models.ts', type: true }]),
    {
      names: [...(either ? ['Streamed', 'Whole'] : []), ...(streams.length > 0 ? ['Told'] : []), ...requests].sort(),
      from: './requests.ts',
      type: true,
    },
  ].filter(({ names }) => names.length > 0);
}
