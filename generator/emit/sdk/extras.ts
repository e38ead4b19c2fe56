import type { Operation } from '../document/operation.ts';
import { requestTo } from './method.ts';

/** Something that is built on an operation: a function, and a method beside the operation's own. */
export interface Extra {
  readonly name: string;
  readonly functionName: string;
  readonly description: string;
  readonly generic: string;

  /** Parameters after the transport, with their names apart. */
  readonly parameters: readonly (readonly [name: string, type: string])[];
  readonly answer: string;

  /** Of the function's only statement. */
  readonly value: string;
}

/** What is built on an operation that makes answers in a chat format. */
export function extrasOf(operation: Operation): readonly Extra[] {
  if (operation.body === undefined || operation.format === undefined) return [];
  return built[operation.format]?.(operation) ?? [];
}

type Build = (operation: Operation) => readonly Extra[];

const ask = (id: string): string => `(whole, own) => ${id}(transport, whole as never, own) as never`;

const chat: Build = ({ id, body = '', reply = '' }) => [
  {
    name: 'parse',
    functionName: `${id}Parsed`,
    description:
      'An answer that follows a schema, as a typed value in `parsed`; null where the model declined. Throws OutputError where it\n' +
      'does not follow. A model that cannot answer in JSON Schema is a type error.',
    generic: '<const M extends ModelName, Output>',
    parameters: [
      ['body', `Omit<${requestTo(body)}<M>, 'response_format' | 'stream'> & Wants<M, Output>`],
      ['options?', 'CallOptions'],
    ],
    answer: `Promise<Parsed<Result<${reply}>, Output>>`,
    value: `parsed(${ask(id)}, body as never, options)`,
  },
  {
    name: 'runTools',
    functionName: `${id}WithTools`,
    description:
      'Calls the model and the tools it asks for, until it asks for none. The calls of one turn run side by side; what a tool\n' +
      'throws goes to the model. Throws TurnLimitError after `maxTurns`.',
    generic: '<const M extends ModelName>',
    parameters: [
      ['body', `Omit<${requestTo(body)}<M>, 'tools' | 'stream'> & Tooled`],
      ['options?', 'RunOptions'],
    ],
    answer: `Promise<Run<Result<${reply}>, ${body}['messages'][number]>>`,
    value: `runWithTools(${ask(id)}, body as never, options)`,
  },
];

const responses: Build = ({ id, body = '', reply = '', events = '' }) => [
  {
    name: 'chain',
    functionName: `${id}Chain`,
    description:
      'A conversation that the gateway keeps: each turn goes on from the last. `every` is sent with every turn; `from` is the id\n' +
      'of the response to begin after.',
    generic: '<const M extends ModelName>',
    parameters: [
      ['every', `Omit<${requestTo(body)}<M>, 'input' | 'stream' | 'previous_response_id'>`],
      ['from?', 'string | null'],
    ],
    answer: `Chain<${body}['input'], Result<${reply}>, Told<${events}>>`,
    value: `new Chain({ whole: ${ask(id)}, streamed: (whole, own) => ${id}(transport, { ...whole, stream: true } as never, own) as never }, every, from)`,
  },
];

const built: Readonly<Record<string, Build>> = { chat, responses };
