import type { ApiDocument } from '../document/document.ts';
import type { Operation } from '../document/operation.ts';
import { deref, refName, refTo } from '../document/schema.ts';
import { pagingOf } from '../surface/pages.ts';
import { docstring, indented, literal, snake, spread } from './print.ts';

/** How a client waits. */
export interface Manner {
  readonly module: string;

  /** Module of the core. */
  readonly core: string;

  /** Base of the client. */
  readonly client: string;

  /** Before the names of classes: `Async`. */
  readonly prefix: string;
  readonly def: string;
  readonly await: string;
  readonly about: string;
}

/** A method takes the path's parameters, and by name the fields of the body or of the query. */
export function methodLines(
  name: string,
  operation: Operation,
  document: ApiDocument,
  manner: Manner,
): readonly string[] {
  const { events, params, description, method, path } = operation;
  const input = operation.body ?? operation.query;
  const reply = operation.reply === undefined ? 'None' : `types.${operation.reply}`;
  const { prefix } = manner;
  const whole =
    pagingOf(operation, document) !== null
      ? `${prefix}Page[${reply}, ${itemOf(operation, document)}]`
      : `Result[${reply}]`;
  const head = (stream: string | null, fields: string, answer: string): readonly string[] => {
    const parameters = [
      'self',
      ...params.map((param) => `${param}: str`),
      '*',
      ...(stream === null ? [] : [`stream: ${stream}`]),
      'options: CallOptions | None = None',
      ...(input === undefined ? [] : [`**fields: ${fields}`]),
    ];
    return spread(`${manner.def} ${snake(name)}(`, parameters, `) -> ${answer}:`);
  };
  const fields = `Unpack[types.${input ?? ''}]`;
  const stream = `${prefix}EventStream[types.${events ?? ''}, ${reply}]`;
  const overloads =
    events === undefined
      ? []
      : [
          head('Literal[True]', fields, stream),
          head('Literal[False] | None = None', fields, whole),
          head('bool | None', fields, `${whole} | ${stream}`),
        ].flatMap((lines) => ['@overload', ...lines.slice(0, -1), `${lines.at(-1) ?? ''} ...`, '']);
  const own = events === undefined ? head(null, fields, whole) : head('bool | None = None', 'Any', 'Any');
  const send = pagingOf(operation, document) !== null ? '_send_paged' : '_send';
  return [
    ...overloads,
    ...own,
    ...indented([
      ...docstring(`${description}\n\n\`${method} ${path}\``.trim()),
      ...spread('call = Call(', callOf(operation, events !== undefined), ')'),
      `${events === undefined ? `answer: ${whole}` : 'answer: Any'} = ${manner.await}self.${send}(call, options)`,
      'return answer',
    ]),
  ];
}

/** What stands between the brackets of a Call. `mayStream`: the caller says whether the answer is a stream. */
export function callOf(operation: Operation, mayStream: boolean): readonly string[] {
  const { method, path, params, body, query, ends, format } = operation;
  const fields = mayStream ? '{"stream": stream, **fields}' : 'fields';
  return [
    literal(method),
    literal(path),
    ...(params.length === 0 ? [] : [`params={${params.map((param) => `${literal(param)}: ${param}`).join(', ')}}`]),
    ...(query === undefined ? [] : [`query=${fields}`]),
    ...(body === undefined ? [] : [`body=${fields}`]),
    ...(mayStream && ends.length > 0 ? [`ends=${literal(ends)}`] : []),
    ...(mayStream && format !== undefined ? [`fold=${foldClass(format)}`] : []),
  ];
}

function itemOf({ reply }: Operation, { components }: ApiDocument): string {
  const list = deref({ $ref: refTo(reply ?? '') }, components.schemas);
  const item = list.properties?.['data']?.items?.$ref;
  return item === undefined ? 'Any' : `types.${refName(item)}`;
}

/** The class that makes one answer of the events of a format. */
export const foldClass = (format: string): string => `${format.charAt(0).toUpperCase()}${format.slice(1)}Fold`;
