import { at, list, number, object, objects, text, type JsonObject } from '../../json.ts';
import type { Asked, Choice, Format, Result } from '../../talk/asked.ts';
import { described, pictured } from '../attachments.ts';

/** What a responses request asks. */
export function read(body: JsonObject, { model, stream }: { model: string; stream: boolean }): Asked {
  const items = typeof body['input'] === 'string' ? [{ role: 'user', content: body['input'] }] : objects(body['input']);
  const spoken = items.findLast((item) => item['role'] === 'user');
  const tools = objects(body['tools']);
  return {
    model,
    stream,
    usageWanted: true,
    text: contentText(spoken?.['content']),
    attachments: objects(spoken?.['content']).flatMap(attachment),
    results: results(items),
    tools: tools
      .filter((tool) => tool['type'] === 'function')
      .map((tool) => ({ name: text(tool['name']), schema: object(tool['parameters']) })),
    search: tools.some((tool) => tool['type'] === 'web_search'),
    servers: tools.filter((tool) => tool['type'] === 'mcp').map((tool) => text(tool['server_label'])),
    choice: choice(body['tool_choice']),
    parallel: body['parallel_tool_calls'] !== false,
    format: format(object(at(body, 'text.format'))),
    thinks: !['', 'none'].includes(text(at(body, 'reasoning.effort'))),
    thoughtsShown: at(body, 'reasoning.summary') !== undefined,
    sealsWanted: list(body['include']).includes('reasoning.encrypted_content'),
    maxTokens: number(body['max_output_tokens']),
    stops: [],
    seals: items
      .filter((item) => item['type'] === 'reasoning')
      .map((item) => text(item['encrypted_content']))
      .filter(Boolean),
  };
}

function attachment(part: JsonObject): readonly string[] {
  if (part['type'] === 'input_image') return [pictured(text(part['image_url']))];
  if (part['type'] !== 'input_file') return [];
  const data = /^data:([^;,]*);base64,(.*)$/su.exec(text(part['file_data']));
  return [data === null ? `a file at ${text(part['file_url'])}` : described('a file', data[1] ?? '', data[2] ?? '')];
}

function results(items: readonly JsonObject[]): readonly Result[] {
  const after = items.slice(items.findLastIndex((item) => item['type'] !== 'function_call_output') + 1);
  return after.map((item) => ({
    name: text(items.find((one) => one['type'] === 'function_call' && one['call_id'] === item['call_id'])?.['name']),
    text: contentText(item['output']),
    pictures: objects(item['output']).filter((part) => part['type'] === 'input_image').length,
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
  const name = at(value, 'name');
  return typeof name === 'string' ? { type: 'tool', name } : { type: 'auto' };
}

function format(value: JsonObject): Format | null {
  if (value['type'] === 'json_object') return { type: 'json_object' };
  return value['type'] === 'json_schema' ? { type: 'json_schema', schema: object(value['schema']) } : null;
}
