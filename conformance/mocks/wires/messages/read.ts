import { at, number, object, objects, text, type JsonObject } from '../../json.ts';
import type { Asked, Choice, Format, Result } from '../../talk/asked.ts';
import { described, pictured } from '../attachments.ts';

/** What a messages request asks. */
export function read(body: JsonObject, { model, stream }: { model: string; stream: boolean }): Asked {
  const messages = objects(body['messages']).map((message) => ({
    role: message['role'],
    blocks: blocks(message['content']),
  }));
  const last = messages.at(-1)?.blocks ?? [];
  const spoken = messages.findLast(
    ({ role, blocks }) => role === 'user' && blocks.some((block) => block['type'] !== 'tool_result'),
  );
  const tools = objects(body['tools']);
  const thinking = object(body['thinking']);
  return {
    model,
    stream,
    usageWanted: true,
    text: joined(spoken?.blocks ?? []),
    attachments: (spoken?.blocks ?? []).flatMap(attachment),
    results: last
      .filter((block) => block['type'] === 'tool_result')
      .map((block) =>
        result(
          block,
          messages.flatMap((one) => one.blocks),
        ),
      ),
    tools: tools
      .filter((tool) => 'input_schema' in tool)
      .map((tool) => ({ name: text(tool['name']), schema: object(tool['input_schema']) })),
    search: tools.some((tool) => text(tool['type']).startsWith('web_search')),
    servers: tools.filter((tool) => tool['type'] === 'mcp_toolset').map((tool) => text(tool['mcp_server_name'])),
    choice: choice(object(body['tool_choice'])),
    parallel: at(body, 'tool_choice.disable_parallel_tool_use') !== true,
    format: format(object(at(body, 'output_config.format'))),
    thinks:
      ['enabled', 'adaptive'].includes(text(thinking['type'])) ||
      !['', 'none'].includes(text(at(body, 'output_config.effort'))),
    thoughtsShown: thinking['display'] !== 'omitted',
    sealsWanted: true,
    maxTokens: number(body['max_tokens']),
    stops: [body['stop_sequences'] ?? []].flat().map(text),
    seals: messages.flatMap((message) => message.blocks.map((block) => text(block['signature']))).filter(Boolean),
  };
}

function blocks(content: unknown): readonly JsonObject[] {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : objects(content);
}

function joined(content: readonly JsonObject[]): string {
  return content
    .filter((block) => block['type'] === 'text')
    .map((block) => text(block['text']))
    .join('');
}

function attachment(block: JsonObject): readonly string[] {
  const source = object(block['source']);
  if (block['type'] !== 'image' && block['type'] !== 'document') return [];
  if (source['type'] === 'url' && block['type'] === 'image') return [pictured(text(source['url']))];
  const what = block['type'] === 'image' ? 'an image' : 'a document';
  return [source['type'] === 'base64' ? described(what, text(source['media_type']), text(source['data'])) : what];
}

function result(block: JsonObject, all: readonly JsonObject[]): Result {
  const content = blocks(block['content']);
  return {
    name: text(all.find((one) => one['type'] === 'tool_use' && one['id'] === block['tool_use_id'])?.['name']),
    text: joined(content),
    pictures: content.filter((part) => part['type'] === 'image').length,
    failed: block['is_error'] === true,
  };
}

function choice(value: JsonObject): Choice {
  if (value['type'] === 'tool') return { type: 'tool', name: text(value['name']) };
  if (value['type'] === 'any') return { type: 'required' };
  return { type: value['type'] === 'none' ? 'none' : 'auto' };
}

function format(value: JsonObject): Format | null {
  if (value['type'] === 'json_object') return { type: 'json_object' };
  return value['type'] === 'json_schema' ? { type: 'json_schema', schema: object(value['schema']) } : null;
}
