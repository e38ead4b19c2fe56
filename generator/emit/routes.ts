import { rowsOf, type Tables } from '../load/tables.ts';
import type { Emitter, OutputFile } from '../model.ts';
import { serviceDocuments, type Placed } from './document/all.ts';
import { checkName } from './document/name.ts';
import { operationsOf, type Operation } from './document/operation.ts';
import { literal, printSource } from './print.ts';

/** `routes.ts` of each service: every operation bound to its method and path. */
export const routes: Emitter = (spec) =>
  Promise.all(serviceDocuments(spec).map((service) => routesFile(service, spec.tables)));

function routesFile({ folder, document, source }: Placed, tables: Tables): Promise<OutputFile> {
  const all = operationsOf(document);
  refuseUnknownPermissions(all, tables);
  const names = (of: (operation: Operation) => string | undefined): string[] => [
    ...new Set(all.flatMap((operation) => of(operation) ?? []).map(checkName)),
  ];
  const bodies = names(({ body }) => body);
  return printSource(`${folder}/routes.ts`, {
    about: `The routes of ${source}.`,
    imports: [
      { names: ['FastifyInstance'], from: 'fastify', type: true },
      {
        names: ['bindRoutes', 'type Binding', 'type Route'],
        from: '@polywire/runtime/platform/fastify.ts',
        type: false,
      },
      { names: bodies.map((name) => `${name} as ${allName(name)}`), from: './failures.js', type: false },
      { names: ['Operations'], from: './operations.ts', type: true },
      { names: names(({ query }) => query), from: './queries.js', type: false },
      { names: bodies, from: './validators.js', type: false },
    ].filter(({ names }) => names.length > 0),
    declarations: [
      (writer) => {
        writer.writeLine('/** Every operation with its method, its path and its checks, in the order of the spec. */');
        writer
          .write('export const routes =')
          .space()
          .inlineBlock(() => {
            for (const operation of all) writer.writeLine(`${operation.id}: ${route(operation)},`);
          })
          .write(' as const satisfies Readonly<Record<keyof Operations, Route>>;')
          .newLine();
      },
      (writer) => {
        writer.writeLine('/** Registers every operation. */');
        writer
          .write(
            'export function registerRoutes<Context>(app: FastifyInstance, operations: Operations<Context>, binding: Binding<Context>): void',
          )
          .block(() => {
            writer.writeLine('bindRoutes(app, routes, operations, binding);');
          });
      },
    ],
  });
}

const allName = (name: string): string => `${name}Failures`;

function refuseUnknownPermissions(operations: readonly Operation[], tables: Tables): void {
  for (const { id, permission } of operations) {
    if (permission === undefined) continue;
    for (const { columns } of rowsOf(tables, 'roles').values()) {
      if (!(permission in columns)) throw new Error(`${id}: roles.yaml has no column ${permission}`);
    }
  }
}

function route(operation: Operation): string {
  const { id, method, path, rest, tag, credential, permission, body, query, lists, upload, statuses } = operation;
  const placed = rest === undefined ? path : path.replace(`{${rest}}`, '*');
  const data = {
    ...{ operation: id, method, path: placed.replace(/\{(\w+)\}/g, ':$1'), tag, credential },
    ...(permission !== undefined && { permission }),
    ...(rest !== undefined && { rest }),
    ...(lists.length > 0 && { lists }),
    ...(upload.length > 0 && { upload }),
  };
  const checks = [
    body && `body: { check: ${checkName(body)}, all: ${allName(checkName(body))}, statuses: ${literal(statuses)} }`,
    query && `query: ${checkName(query)}`,
  ].filter((text) => text !== undefined);
  return `{ ${[literal(data).slice(2, -2), ...checks].join(', ')} }`;
}
