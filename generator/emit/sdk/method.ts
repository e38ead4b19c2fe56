import type { Operation } from '../document/operation.ts';
import { literal } from '../print.ts';

/** The text of one method of the client. */
export interface MethodText {
  /** Overloads: with a stream, without, and where the caller does not know which. None for an operation without a stream. */
  readonly signatures: readonly string[];

  /** Head of the implementation. */
  readonly implementation: string;

  /** Its only statement. */
  readonly call: string;
}

/** A method takes the path's parameters, then the body or the query, then options. */
export function methodOf(name: string, operation: Operation): MethodText {
  const { reply = 'null', events, query, body } = operation;
  const input = body ?? (query === undefined ? undefined : `Partial<${query}>`);
  const optional = body === undefined;
  const head = (inputType: string | undefined, answer: string, required = !optional): string => {
    const parameters = [
      ...operation.params.map((param) => `${camel(param)}: string`),
      ...(inputType === undefined
        ? []
        : [`${body === undefined ? 'query' : 'body'}${required ? '' : '?'}: ${inputType}`]),
      'options?: CallOptions',
    ];
    return `${name}(${parameters.join(', ')}): Call<${answer}, Served>`;
  };
  const call = `return this.transport.send(${outgoing(operation)}, options);`;
  if (events === undefined || input === undefined) return { signatures: [], implementation: head(input, reply), call };
  const stream = `EventStream<Told<${events}>>`;
  return {
    signatures: [
      head(`${input} & Streamed`, stream, true),
      head(`${input} & Whole`, reply),
      head(input, `${reply} | ${stream}`),
    ],
    implementation: head(input, 'unknown'),
    call,
  };
}

function outgoing({ method, path, params, body, query, ends }: Operation): string {
  const filled = params.reduce(
    (text, param) => text.replace(`{${param}}`, `\${encodeURIComponent(${camel(param)})}`),
    path,
  );
  return [
    `{ method: ${literal(method)}, path: ${params.length > 0 ? `\`${filled}\`` : literal(path)}`,
    ...(body === undefined ? [] : [', body']),
    ...(query === undefined ? [] : [', ...(query && { query })']),
    ...(ends.length === 0 ? [] : [`, ends: ${literal(ends)}`]),
    ' }',
  ].join('');
}

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
