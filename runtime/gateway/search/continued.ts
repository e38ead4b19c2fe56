import type { Part, ToolResultPart } from '../../turn/message.ts';
import type { Parameters } from '../../turn/parameters.ts';
import type { Reply, ReplyPart } from '../../turn/reply.ts';
import type { Turn } from '../../turn/turn.ts';

/** The turn with what the model said and what it was answered. A forced choice of a tool holds for the first turn only. */
export function continued(turn: Turn, said: Reply, answers: readonly { readonly result: ToolResultPart }[]): Turn {
  return {
    ...turn,
    messages: [
      ...turn.messages,
      { role: 'assistant', parts: said.parts.flatMap(asSaid) },
      { role: 'user', parts: answers.map(({ result }) => result) },
    ],
    parameters: unforced(turn.parameters),
  };
}

/** A part of a reply as a part of the history; what only its caller's wire could carry is left out. */
function asSaid(part: ReplyPart): readonly Part[] {
  switch (part.type) {
    case 'text':
      return part.text === '' ? [] : [{ type: 'text', text: part.text }];
    case 'refusal':
    case 'tool_call':
      return [part];
    case 'reasoning':
      return part.sealed === undefined ? [] : [part];
    case 'search':
    case 'opaque':
      return [];
  }
}

function unforced(parameters: Parameters): Parameters {
  const { tool_choice: choice, ...others } = parameters;
  return choice?.type === 'required' || choice?.type === 'tool' ? others : parameters;
}
