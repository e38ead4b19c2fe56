import type { CodeBlockWriter } from 'ts-morph';
import type { OutputFile } from '../../model.ts';
import type { ApiDocument } from '../document/document.ts';
import { deref, type Schema } from '../document/schema.ts';
import { docstring, literal, printSource } from '../print.ts';
import type { Entry } from '../surface/entry.ts';
import type { ChatFormat, ConditionalField } from '../surface/formats.ts';
import { streamsByDefault } from '../surface/streams.ts';
import { requestTo } from './method.ts';

/** `requests.ts`: which answer is asked for, and the requests of the chat formats as one model takes them. */
export function requestsFile(
  { name, folder, document, operations, source }: Entry,
  formats: readonly ChatFormat[],
): Promise<OutputFile> {
  const byDefault = streamsByDefault(operations, document);
  const fitted = formats.length > 0 ? ', fitted to the model that they name' : '';
  return printSource(`sdk/${name}/requests.ts`, {
    about: `The requests of ${source}${fitted}.`,
    imports:
      formats.length === 0
        ? []
        : [
            { names: formats.map(({ request }) => request), from: `../../${folder}/types.ts`, type: true },
            { names: ['Dropped', 'Effort', 'Refused'], from: './models.ts', type: true },
          ],
    declarations: [
      (writer) => {
        writer.writeLine('/** The whole answer at once. */');
        writer.writeLine(`export interface Whole { readonly stream${byDefault ? ': false' : '?: false | null'} }`);
        writer.blankLine();
        writer.writeLine('/** The answer as events. */');
        writer.writeLine(`export interface Streamed { readonly stream${byDefault ? '?' : ''}: true }`);
        writer.blankLine();
        writer.writeLine('/** The events that a loop meets: one that tells of a failure is thrown instead. */');
        writer.writeLine('export type Told<Event> = Exclude<Event, { readonly error: object }>;');
      },
      ...formats.flatMap((format) => partsOf(format, document).map((part) => declarationOf(part))),
    ],
  });
}

/** An object in which something depends on the model: the request, or a field of it. */
interface Part {
  readonly name: string;

  /** The type of the object. */
  readonly whole: string;
  readonly about: string;

  /** The request itself: it has the model. */
  readonly top: boolean;
  readonly schema: Schema;
  readonly fields: readonly { readonly field: string; readonly from: string; readonly parameter: string }[];

  /** Fields that are parts themselves. */
  readonly inner: readonly { readonly field: string; readonly name: string }[];
}

function partsOf({ request, fields }: ChatFormat, document: ApiDocument): readonly Part[] {
  const { schemas } = document.components;
  const schema = deref({ $ref: `#/components/schemas/${request}` }, schemas);
  const own = (path: number, all: readonly ConditionalField[]): Part['fields'] =>
    all.map(({ path: at, from, parameter }) => ({ field: at[path] ?? '', from, parameter }));
  const nested = Map.groupBy(
    fields.filter(({ path }) => path.length === 2),
    ({ path }) => path[0] ?? '',
  );
  const inner = [...nested].flatMap(([field, within]): Part[] => {
    const found = objectIn(schema.properties?.[field], document);
    if (found === undefined) return [];
    const name = `${request}${field.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`;
    const whole = `NonNullable<${request}[${literal(field)}]>`;
    return [{ name, whole, about: '', top: false, schema: found, fields: own(1, within), inner: [] }];
  });
  const fieldOf = (part: Part): string => [...nested.keys()].find((field) => part.whole.includes(`["${field}"]`)) ?? '';
  return [
    ...inner,
    {
      name: request,
      whole: request,
      about: `A ${request} to one model: what the model drops is marked as deprecated, what it refuses is a type error.`,
      top: true,
      schema,
      fields: own(
        0,
        fields.filter(({ path }) => path.length === 1),
      ),
      inner: inner.map((part) => ({ field: fieldOf(part), name: part.name })),
    },
  ];
}

/** The object behind a field that may be null; undefined for any other kind of field. */
function objectIn(schema: Schema | undefined, { components }: ApiDocument): Schema | undefined {
  const branches = schema?.anyOf ?? (schema === undefined ? [] : [schema]);
  const objects = branches.map((branch) => deref(branch, components.schemas)).filter(({ type }) => type !== 'null');
  const [only] = objects;
  return objects.length === 1 && only?.properties !== undefined ? only : undefined;
}

function declarationOf({ name, whole, about, top, schema, fields, inner }: Part): (writer: CodeBlockWriter) => void {
  const dropping = fields.filter(({ from }) => from === 'member' || from === 'flag' || from === 'ladder');
  const adapted = fields.filter(({ from }) => from === 'ladder' || from === 'format');
  const said = (field: string): string => schema.properties?.[field]?.description ?? '';
  const left = [...(top ? ['model'] : []), ...adapted.map(({ field }) => field), ...inner.map(({ field }) => field)];
  return (writer) => {
    docstring(writer, 'What some models do not get.');
    writer.write(`interface ${name}Dropped`).block(() => {
      for (const { field } of dropping) {
        docstring(
          writer,
          `${said(field)}\n\n@deprecated The model does not take it: it is left out, and named in \`service.dropped\`.`,
        );
        writer.writeLine(`readonly ${field}?: ${whole}[${literal(field)}];`);
      }
    });
    writer.blankLine();
    docstring(writer, 'Its fields by their canonical names.');
    writer.write(`interface ${name}Fields`).block(() => {
      for (const { field, parameter } of dropping) writer.writeLine(`readonly ${parameter}: ${literal(field)};`);
    });
    writer.blankLine();
    writer.writeLine(
      `type ${name}DroppedBy<M extends string> = ${name}Fields[Extract<Dropped<M>, keyof ${name}Fields>];`,
    );
    writer.blankLine();
    docstring(writer, about);
    writer.write(`${top ? 'export ' : ''}type ${requestTo(name)}<M extends string> =`);
    writer.write(` Omit<${whole}, ${[...left.map(literal), `${name}DroppedBy<M>`].join(' | ')}>`);
    writer.write(` & Pick<${name}Dropped, ${name}DroppedBy<M>>`);
    if (top) {
      writer.write(' & ').inlineBlock(() => {
        docstring(writer, said('model'));
        writer.writeLine('readonly model: M;');
      });
    }
    writer.write(' & Omit<').inlineBlock(() => {
      for (const { field, from } of adapted) {
        docstring(writer, said(field));
        const type = `${whole}[${literal(field)}]`;
        const fits =
          from === 'format' ? `Exclude<${type}, { readonly type: Refused<M> }>` : 'Effort<M> | (string & {}) | null';
        writer.writeLine(`readonly ${field}?: ${fits};`);
      }
      for (const { field, name: part } of inner) {
        docstring(writer, said(field));
        writer.writeLine(`readonly ${field}?: ${requestTo(part)}<M> | null;`);
      }
    });
    writer.write(`, ${name}DroppedBy<M>>`);
    writer.write(';').newLine();
  };
}
