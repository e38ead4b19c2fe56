import type { Operation } from '../document/operation.ts';
import { querySchemas } from '../document/inputs.ts';
import { literal } from '../print.ts';
import type { Entry } from '../surface/entry.ts';
import { pagingOf, type Paging } from '../surface/pages.ts';
import { foldOf, streamsByDefault } from '../surface/streams.ts';

/** The text of one operation as a function of its own, and as a method of the client. */
export interface MethodText {
  /** Overloads: with a stream, without, and where the caller does not know which. None where there is one way to answer. */
  readonly signatures: readonly string[];

  /** Head of the implementation. */
  readonly implementation: string;

  /** Its only statement. */
  readonly call: string;
}

/** The functions of the core that turn pages over. A list that says its last id is turned over so without being told. */
export const turns: Readonly<Partial<Record<Paging, string>>> = { offset: 'byOffset', before: 'beforeFirst' };

/** Takes the transport, the path's parameters, then the body or the query, then options. */
export function functionOf(operation: Operation, entry: Entry): MethodText {
  const text = signaturesOf(operation, entry, `export function ${operation.id}`, ['transport: Transport']);
  const outgoing = outgoingOf(operation, entry);
  const paging = pagingOf(operation, entry.document);
  if (paging === null) return { ...text, call: `return transport.send(${outgoing}, options);` };
  const turn = turns[paging];
  const how = turn === undefined ? [] : [paging === 'offset' ? `${turn}(query?.offset)` : turn];
  return { ...text, call: `return sendPaged(${['transport', outgoing, 'options', ...how].join(', ')});` };
}

/** As the function, without the transport, which the client has. */
export function methodOf(name: string, operation: Operation, entry: Entry): MethodText {
  const input = inputOf(operation, entry).map(({ given }) => (isFitted(operation) ? `${given} as never` : given));
  const passed = ['this.transport', ...operation.params.map(camel), ...input, 'options'];
  return { ...signaturesOf(operation, entry, name, []), call: `return ${operation.id}(${passed.join(', ')});` };
}

/** Name of the type of a request of a chat format to one model. */
export const requestTo = (request: string): string => `${request}To`;

/** Its request depends on the model that it names. */
export const isFitted = ({ body, format }: Operation): boolean => body !== undefined && format !== undefined;

function signaturesOf(
  operation: Operation,
  entry: Entry,
  name: string,
  first: readonly string[],
): Omit<MethodText, 'call'> {
  const { reply, events } = operation;
  const head = (input: readonly string[], answer: string, generic = ''): string => {
    const params = operation.params.map((param) => `${camel(param)}: string`);
    return `${name}${generic}(${[...first, ...params, ...input, 'options?: CallOptions'].join(', ')}): ${answer}`;
  };
  const whole = wholeOf(operation, entry);
  const stream = streamOf(operation, entry);
  const paged = pagingOf(operation, entry.document) !== null;
  const only = events !== undefined && reply === undefined ? stream : whole;
  const answer = paged ? `PagedCall<${whole}, ${reply ?? ''}['data'][number]>` : `Call<${only}>`;
  const [input] = inputOf(operation, entry);
  if (input === undefined) return { signatures: [], implementation: head([], answer) };
  const { given, type, needed } = input;
  const fitted = isFitted(operation);
  const generic = fitted ? '<const M extends ModelName>' : '';
  const asked = fitted ? `${requestTo(type)}<M>` : type;
  const optional = needed ? '' : '?';
  if (events === undefined || reply === undefined) {
    return { signatures: [], implementation: head([`${given}${optional}: ${asked}`], answer, generic) };
  }
  const either = [
    { asking: 'Streamed', answer: stream },
    { asking: 'Whole', answer: whole },
  ];
  const byDefault = streamsByDefault(entry.operations, entry.document);
  return {
    signatures: [
      ...either.map((one) => {
        const open = (one.asking === 'Streamed') === byDefault ? optional : '';
        return head([`${given}${open}: ${asked} & ${one.asking}`], `Call<${one.answer}>`, generic);
      }),
      head([`${given}${optional}: ${asked}`], `Call<${whole} | ${stream}>`, generic),
    ],
    implementation: head([`${given}${optional}: ${fitted ? 'object' : type}`], 'Call<unknown>'),
  };
}

function wholeOf({ reply, file }: Operation, { told }: Entry): string {
  if (reply === undefined) return file ? 'Blob' : 'null';
  return told ? `Result<${reply}>` : reply;
}

/** Where the answers do not tell how they were served, what the events make as one does not either. */
function streamOf({ events = '', reply }: Operation, { told }: Entry): string {
  const made = reply === undefined ? [] : told ? [reply] : [reply, reply];
  return `EventStream<${[`Told<${events}>`, ...made].join(', ')}>`;
}

interface Input {
  readonly given: 'body' | 'form' | 'query';
  readonly type: string;

  /** The operation cannot be called without it. */
  readonly needed: boolean;
}

/** What is sent beside the path. */
function inputOf({ id, body, form, upload, query }: Operation, { document }: Entry): readonly Input[] {
  if (form !== undefined) return [{ given: 'form', type: form, needed: true }];
  if (upload.length > 0) throw new Error(`${id}: a client sends files in forms, and this is none`);
  if (body !== undefined) return [{ given: 'body', type: body, needed: true }];
  if (query === undefined) return [];
  const { properties = {}, required = [] } = querySchemas(document)[query] ?? {};
  const needed = required.filter((name) => properties[name]?.default === undefined);
  const pick = needed.length === 0 ? '' : ` & Pick<${query}, ${needed.map(literal).join(' | ')}>`;
  return [{ given: 'query', type: `Partial<${query}>${pick}`, needed: needed.length > 0 }];
}

function outgoingOf(operation: Operation, entry: Entry): string {
  const { method, body, form, query, lists, ends, file, reply } = operation;
  const fold = foldOf(operation, entry.document);
  const [input] = inputOf(operation, entry);
  return [
    `{ method: ${literal(method)}, path: ${pathOf(operation)}`,
    ...(body === undefined ? [] : [', body']),
    ...(form === undefined ? [] : [', body: formOf(form)']),
    ...(query === undefined ? [] : [input?.needed === true ? ', query' : ', ...(query && { query })']),
    ...(lists.length === 0 ? [] : [`, lists: ${literal(lists)}`]),
    ...(file && reply === undefined ? [', file: true'] : []),
    ...(ends.length === 0 ? [] : [`, ends: ${literal(ends)}`]),
    ...(fold === null ? [] : [`, fold: ${fold}Fold`]),
    ' }',
  ].join('');
}

function pathOf({ path, params, rest }: Operation): string {
  if (params.length === 0) return literal(path);
  const filled = params.reduce((text, param) => {
    const value = param === rest ? `restOf(${camel(param)})` : `encodeURIComponent(${camel(param)})`;
    return text.replace(`{${param}}`, `\${${value}}`);
  }, path);
  return `\`${filled}\``;
}

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
