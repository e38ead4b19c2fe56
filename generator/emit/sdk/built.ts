import type { OutputFile } from '../../model.ts';
import type { Operation } from '../document/operation.ts';
import { docstring, printSource, type Import } from '../print.ts';
import type { Entry } from '../surface/entry.ts';
import { extrasOf } from './extras.ts';
import { requestTo } from './method.ts';

const core = '@polywire/runtime/client';

/** `built.ts`: what the core builds on single operations, each as a function. */
export function builtFile({ name, folder, operations, source }: Entry): Promise<OutputFile> {
  const based = operations.filter((operation) => extrasOf(operation).length > 0);
  return printSource(`sdk/${name}/built.ts`, {
    about: `What is built on operations of ${source}: structured output, tool runs, conversations.`,
    imports: based.length === 0 ? [] : importsOf(based, folder),
    declarations:
      based.length === 0
        ? [(writer) => writer.writeLine('export {};')]
        : [
            (writer) => {
              docstring(writer, 'The form of an answer: a schema of a library that follows Standard Schema.');
              writer.write('export interface Wants<M extends string, Output>').block(() => {
                docstring(writer, 'With its JSON Schema beside it where its library makes none.');
                writer.writeLine(
                  "readonly output: 'json_schema' extends Refused<M> ? `${M} cannot answer in a JSON schema` : Shape<Output>;",
                );
                docstring(writer, 'Name of the schema, as the model sees it. Default `output`.');
                writer.writeLine('readonly outputName?: string;');
              });
              writer.blankLine();
              docstring(writer, 'Tools of which some are run here.');
              writer.write('export interface Tooled').block(() => {
                docstring(writer, 'Made by `tool`, or any other that the request may have.');
                const request = based.find(({ format }) => format === 'chat')?.body ?? 'never';
                writer.writeLine(
                  `readonly tools: readonly (RunnableTool | NonNullable<${request}['tools']>[number])[];`,
                );
              });
            },
            ...based
              .flatMap(extrasOf)
              .map(
                ({ functionName, description, generic, parameters, answer, value }) =>
                  (writer: Parameters<typeof docstring>[0]) => {
                    docstring(writer, description);
                    const given = parameters.map(([name, type]) => `${name}: ${type}`);
                    writer
                      .write(
                        `export function ${functionName}${generic}(${['transport: Transport', ...given].join(', ')}): ${answer}`,
                      )
                      .block(() => {
                        writer.writeLine(`return ${value};`);
                      });
                  },
              ),
          ],
  });
}

/** What the signatures name. */
export function typesOfExtras(based: readonly Operation[], folder: string): readonly Import[] {
  const schemas = based.flatMap(({ body, reply, events, format }) =>
    [body ?? [], reply ?? [], format === 'responses' ? (events ?? []) : []].flat(),
  );
  return [
    { names: [...new Set(schemas)].sort(), from: `../../${folder}/types.ts`, type: true },
    { names: ['Chain'], from: `${core}/chain.ts`, type: true },
    { names: ['CallOptions'], from: `${core}/options.ts`, type: true },
    { names: ['Result'], from: `${core}/service.ts`, type: true },
    { names: ['Parsed'], from: `${core}/structured.ts`, type: true },
    { names: ['Run', 'RunOptions'], from: `${core}/tools.ts`, type: true },
    { names: ['ModelName'], from: './models.ts', type: true },
    { names: ['Told', ...based.flatMap(({ body }) => requestTo(body ?? ''))], from: './requests.ts', type: true },
  ];
}

function importsOf(based: readonly Operation[], folder: string): readonly Import[] {
  return [
    ...typesOfExtras(based, folder).filter(({ names }) => !names.includes('Chain')),
    { names: ['Shape'], from: `${core}/standard-schema.ts`, type: true },
    { names: ['RunnableTool'], from: `${core}/tools.ts`, type: true },
    { names: ['Refused'], from: './models.ts', type: true },
    { names: ['Chain'], from: `${core}/chain.ts`, type: false },
    { names: ['parsed'], from: `${core}/structured.ts`, type: false },
    { names: ['runWithTools'], from: `${core}/tools.ts`, type: false },
    { names: ['Transport', ...based.map(({ id }) => id)], from: './functions.ts', type: false },
  ];
}
