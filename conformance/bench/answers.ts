/** Reads what came back in the caller's format: a peer that answers wrongly is not measured. */

import type { Call, Format } from './calls.ts';
import { text, toolArguments, toolName } from './provider/content.ts';

/** Throws unless the body is the whole answer of the mock provider, said in the caller's format. */
export function demandAnswer(call: Call, body: string): void {
  const said = call.stream ? readStream(call.format, body) : readers[call.format].reply(JSON.parse(body));
  if (said !== (call.tools === true ? toolName + toolArguments : text))
    throw new Error(`a wrong answer to ${call.format}: ${body.slice(0, 600)}`);
}

/** Each gives the text said, or the name of the tool called followed by its arguments. */
interface Reader {
  reply(body: unknown): string;
  stream(events: readonly unknown[]): string;
  isEnd(event: unknown): boolean;
}

const readers: Readonly<Record<Format, Reader>> = {
  chat: {
    reply: (body) => {
      const call = ['choices', 0, 'message', 'tool_calls', 0, 'function'];
      return at(body, 'choices', 0, 'message', 'content') + at(body, ...call, 'name') + at(body, ...call, 'arguments');
    },
    stream: (events) => {
      const call = ['choices', 0, 'delta', 'tool_calls', 0, 'function'];
      return (
        all(events, 'choices', 0, 'delta', 'content') + all(events, ...call, 'name') + all(events, ...call, 'arguments')
      );
    },
    isEnd: (event) => at(event, 'choices', 0, 'finish_reason') !== '',
  },
  responses: {
    reply: (body) => {
      const item = ['output', 0];
      return at(body, ...item, 'content', 0, 'text') + at(body, ...item, 'name') + at(body, ...item, 'arguments');
    },
    stream: (events) => {
      const opened = events.filter((event) => at(event, 'type') === 'response.output_item.added');
      return all(opened, 'item', 'name') + all(events, 'delta');
    },
    isEnd: (event) => at(event, 'type') === 'response.completed',
  },
  messages: {
    reply: (body) => at(body, 'content', 0, 'text') + at(body, 'content', 0, 'name') + at(body, 'content', 0, 'input'),
    stream: (events) =>
      all(events, 'content_block', 'name') + all(events, 'delta', 'text') + all(events, 'delta', 'partial_json'),
    isEnd: (event) => at(event, 'type') === 'message_stop',
  },
};

function readStream(format: Format, body: string): string {
  const events = body
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)) as unknown);
  if (!events.some((event) => readers[format].isEnd(event)))
    throw new Error(`a stream without its end: ${body.slice(-300)}`);
  return readers[format].stream(events);
}

type Path = readonly (string | number)[];

/** What lies at the path: a string as it is, another value as JSON, nothing as ''. */
function at(value: unknown, ...path: Path): string {
  const found = path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | null | undefined)?.[key],
    value,
  );
  if (found === undefined || found === null) return '';
  return typeof found === 'string' ? found : JSON.stringify(found);
}

function all(values: readonly unknown[], ...path: Path): string {
  return values.map((value) => at(value, ...path)).join('');
}
