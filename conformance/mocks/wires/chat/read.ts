import { at, number, object, objects, text, type JsonObject } from '../../json.ts';
import type { Asked, Choice, Format, Result } from '../../talk/asked.ts';
import { pictured } from '../attachments.ts';

/** What a chat request asks. */
export function read(body: JsonObject, { model, stream }: { model: string; stream: boolean }): Asked {
  const messages = objects(body['messages']);
  const spoken = messages.findLast((message) => message['role'] === 'user');
  const tools = objects(body['tools']);
  return {
    model,
    stream,
    usageWanted: at(body, 'stream_options.include_usage') === true,
    text: contentText(spoken?.['content']),
    attachments: objects(spoken?.['content'])
      .filter((part) => part['type'] === 'image_url')
      .map((part) => pictured(text(at(part, 'image_url.url')))),
    results: results(messages),
    tools: tools
      .filter((tool) => tool['type'] === 'function')
      .map((tool) => ({ name: text(at(tool, 'function.name')), schema: object(at(tool, 'function.parameters')) })),
    search: tools.some((tool) => tool['type'] === 'builtin_function'),
    servers: [],
    choice: choice(body['tool_choice']),
    parallel: body['parallel_tool_calls'] !== false,
    format: format(object(body['response_format'])),
    thinks: !['', 'none'].includes(text(body['reasoning_effort'])),
    thoughtsShown: true,
    sealsWanted: false,
    maxTokens: number(body['max_completion_tokens']) ?? number(body['max_tokens']),
    stops: [body['stop']].flat().map(text).filter(Boolean),
    seals: [],
  };
}

/** The results after the last assistant message, if the conversation ends with them. */
function results(messages: readonly JsonObject[]): readonly Result[] {
  const called = messages.flatMap((message) => objects(message['tool_calls']));
  const after = messages.slice(messages.findLastIndex((message) => message['role'] !== 'tool') + 1);
  return after.map((message) => ({
    name: text(
      at(
        called.find((one) => one['id'] === message['tool_call_id']),
        'function.name',
      ),
    ),
    text: contentText(message['content']),
    pictures: 0,
    failed: false,
  }));
}

function contentText(content: unknown): string {
  return typeof content === 'string'
    ? content
    : objects(content)
        .map((part) => text(part['text']))
        .join('');
}

function choice(value: unknown): Choice {
  if (value === 'none' || value === 'required') return { type: value };
  const name = at(value, 'function.name');
  return typeof name === 'string' ? { type: 'tool', name } : { type: 'auto' };
}

function format(value: JsonObject): Format | null {
  if (value['type'] === 'json_object') return { type: 'json_object' };
  return value['type'] === 'json_schema'
    ? { type: 'json_schema', schema: object(at(value, 'json_schema.schema')) }
    : null;
}
