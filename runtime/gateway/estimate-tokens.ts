import { countTokens } from '../platform/tokenizer.ts';
import type { Part } from '../turn/message.ts';
import type { Tool } from '../turn/tool.ts';
import type { Turn } from '../turn/turn.ts';

/** Tokens that a picture or a document takes, whatever its size. */
const tokensPerAttachment = 1_500;

/** Tokens around what a message says. */
const tokensPerMessage = 4;

/** Roughly what a turn's prompt takes where nobody can count it: text by a tokenizer, attachments each the same. */
export async function estimateTokens({ messages, tools }: Pick<Turn, 'messages' | 'tools'>): Promise<number> {
  const parts = messages.flatMap((message) => message.parts.flatMap(withResults));
  const texts = [...parts.map(textOf), ...tools.map(described)].filter((text) => text !== '');
  const attachments = parts.filter(({ type }) => type === 'image' || type === 'file').length;
  const written = await countTokens(texts.join('\n'));
  return written + attachments * tokensPerAttachment + messages.length * tokensPerMessage;
}

function withResults(part: Part): readonly Part[] {
  return part.type === 'tool_result' ? part.parts.flatMap(withResults) : [part];
}

function textOf(part: Part): string {
  switch (part.type) {
    case 'text':
    case 'refusal':
    case 'reasoning':
      return part.text;
    case 'tool_call':
      return `${part.name} ${part.arguments}`;
    case 'opaque':
      return JSON.stringify(part.origin.value);
    case 'image':
    case 'file':
    case 'tool_result':
      return '';
  }
}

function described(tool: Tool): string {
  if (tool.type !== 'function') return JSON.stringify(tool.origin?.value ?? tool.type);
  const { name, description = '', schema = {} } = tool;
  return `${name} ${description} ${JSON.stringify(schema)}`;
}
