import type { Operation } from '../document/operation.ts';
import { literal } from '../print.ts';

/** The text of one operation as a function of its own, and as a method of the client. */
export interface MethodText {
  /** Overloads: with a stream, without, and where the caller does not know which. None for an operation without a stream. */
  readonly signatures: readonly string[];

  /** Head of the implementation. */
  readonly implementation: string;

  /** Its only statement. */
  readonly call: string;
}

/** Takes the connection, the path's parameters, then the body or the query, then options. */
export function functionOf(operation: Operation, paged: boolean): MethodText {
  const text = signaturesOf(operation, paged, `export function ${operation.id}`, ['connection: Connection']);
  const outgoing = outgoingOf(operation);
  const send = paged ? `sendPaged(connection, ${outgoing}, options)` : `connection.send(${outgoing}, options)`;
  return { ...text, call: `return ${send};` };
}

/** As the function, without the connection, which the client has. */
export function methodOf(name: string, operation: Operation, paged: boolean): MethodText {
  const input = inputOf(operation).map(([given]) => (isFitted(operation) ? `${given} as never` : given));
  const passed = ['this.connection', ...operation.params.map(camel), ...input, 'options'];
  return { ...signaturesOf(operation, paged, name, []), call: `return ${operation.id}(${passed.join(', ')});` };
}

/** Name of the type of a request of a chat format to one model. */
export const requestTo = (request: string): string => `${request}To`;

/** Its request depends on the model that it names. */
export const isFitted = ({ body, format }: Operation): boolean => body !== undefined && format !== undefined;

function signaturesOf(
  operation: Operation,
  paged: boolean,
  name: string,
  first: readonly string[],
): Omit<MethodText, 'call'> {
  const { reply, events, body } = operation;
  const head = (input: readonly string[], answer: string, generic = ''): string => {
    const params = operation.params.map((param) => `${camel(param)}: string`);
    return `${name}${generic}(${[...first, ...params, ...input, 'options?: CallOptions'].join(', ')}): ${answer}`;
  };
  const whole = reply === undefined ? 'null' : `Result<${reply}>`;
  const fitted = isFitted(operation);
  const generic = fitted ? '<const M extends ModelName>' : '';
  const answer = paged ? `PagedCall<${whole}, ${reply ?? ''}['data'][number]>` : `Call<${whole}>`;
  const [input] = inputOf(operation);
  if (input === undefined) return { signatures: [], implementation: head([], answer) };
  const [given, type] = input;
  const asked = fitted ? `${requestTo(type)}<M>` : type;
  if (events === undefined) {
    const one = `${given}${body === undefined ? '?' : ''}: ${asked}`;
    return { signatures: [], implementation: head([one], answer, generic) };
  }
  const optional = body === undefined ? '?' : '';
  const stream = `EventStream<Told<${events}>, ${reply ?? 'null'}>`;
  return {
    signatures: [
      head([`${given}: ${asked} & Streamed`], `Call<${stream}>`, generic),
      head([`${given}${optional}: ${asked} & Whole`], `Call<${whole}>`, generic),
      head([`${given}${optional}: ${asked}`], `Call<${whole} | ${stream}>`, generic),
    ],
    implementation: head([`${given}${optional}: ${fitted ? 'object' : type}`], 'Call<unknown>'),
  };
}

/** Name and type of what is sent beside the path. */
function inputOf({ body, query }: Operation): readonly (readonly [string, string])[] {
  if (body !== undefined) return [['body', body]];
  return query === undefined ? [] : [['query', `Partial<${query}>`]];
}

function outgoingOf({ method, path, params, body, query, ends, events, format }: Operation): string {
  const filled = params.reduce(
    (text, param) => text.replace(`{${param}}`, `\${encodeURIComponent(${camel(param)})}`),
    path,
  );
  return [
    `{ method: ${literal(method)}, path: ${params.length > 0 ? `\`${filled}\`` : literal(path)}`,
    ...(body === undefined ? [] : [', body']),
    ...(query === undefined ? [] : [', ...(query && { query })']),
    ...(ends.length === 0 ? [] : [`, ends: ${literal(ends)}`]),
    ...(format === undefined || events === undefined ? [] : [`, fold: ${format}Fold`]),
    ' }',
  ].join('');
}

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
