import type { Operation } from '../document/operation.ts';
import { callOf, type Manner } from './method.ts';
import { docstring, indented, spread } from './print.ts';

/** Whether answers of the operation go on from each other. */
export const isChained = ({ format, body, events }: Operation): boolean =>
  format === 'responses' && body !== undefined && events !== undefined;

/** What its class says of itself. */
export const aboutChain =
  'A conversation that the gateway keeps: each turn goes on from the last one that was answered, so that only what is new\n' +
  'is sent. A turn whose stream was left is no part of it. `last_id()` says where it stands.';

/** The method that begins a chain. */
export function chainMethod(name: string): readonly string[] {
  return [
    `def chain(self, after: str | None = None) -> ${name}:`,
    ...indented([
      ...docstring('A conversation that the gateway keeps. `after`: the id of the response to begin after.'),
      `return ${name}(self._transport, after)`,
    ]),
  ];
}

/** Whether an operation makes answers that may call tools, whole and in a format that the core reads. */
export const isTooled = ({ format, body, reply, events }: Operation): boolean =>
  format === 'chat' && body !== undefined && reply !== undefined && events !== undefined;

/** What the core builds on an operation: structured output, and runs with tools. */
export function toolMethods(operation: Operation, manner: Manner): readonly (readonly string[])[] {
  const { body = '', reply = '' } = operation;
  const fields = ['options: CallOptions | None = None', `**fields: Unpack[types.${body}]`];
  const method = (name: string, own: readonly string[], answer: string, about: string, given: string) => [
    ...spread(`${manner.def} ${name}(`, ['self', '*', ...own, ...fields], `) -> ${answer}:`),
    ...indented([
      ...docstring(about),
      ...spread('call = Call(', callOf(operation, false), ')'),
      `answer: ${answer} = ${manner.await}self._${name}(call, ${given}, options)`,
      'return answer',
    ]),
  ];
  return [
    method(
      'parse',
      ['output: type[Output]', 'output_name: str = "output"'],
      `Parsed[types.${reply}, Output]`,
      'An answer that follows the schema of a TypedDict or a dataclass, as a value in `parsed`; None where the model\n' +
        'declined. Raises OutputError where it does not follow.',
      'output, output_name',
    ),
    method(
      'run_tools',
      ['functions: Sequence[Tool]', 'max_turns: int = 10'],
      `Run[types.${reply}]`,
      'Calls the model and the functions it asks for, made by `tool`, until it asks for none. What a function raises goes\n' +
        'to the model. Raises TurnLimitError after `max_turns`.',
      'functions, max_turns',
    ),
  ];
}
