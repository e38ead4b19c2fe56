import { at, number, object, objects, text, type JsonObject } from '../../json.ts';
import type { Asked, Choice, Format, OfferedTool, Result } from '../../talk/asked.ts';
import { described } from '../attachments.ts';

/** What a native request asks. */
export function read(body: JsonObject, { model, stream }: { model: string; stream: boolean }): Asked {
  const contents = objects(body['contents']).map((content) => ({
    role: content['role'],
    parts: objects(content['parts']),
  }));
  const spoken = contents.findLast(
    ({ role, parts }) => role === 'user' && parts.some((part) => !('functionResponse' in part)),
  );
  const tools = objects(body['tools']);
  const config = object(body['generationConfig']);
  return {
    model,
    stream,
    usageWanted: true,
    text: (spoken?.parts ?? []).map((part) => text(part['text'])).join(''),
    attachments: (spoken?.parts ?? []).flatMap(attachment),
    results: (contents.at(-1)?.parts ?? [])
      .filter((part) => 'functionResponse' in part)
      .map((part) => result(object(part['functionResponse']))),
    tools: tools.flatMap((tool) => objects(tool['functionDeclarations'])).map(declared),
    search: tools.some((tool) => 'googleSearch' in tool),
    servers: [],
    choice: choice(object(at(body, 'toolConfig.functionCallingConfig'))),
    parallel: true,
    format: format(config),
    thinks: at(config, 'thinkingConfig.thinkingLevel') !== undefined,
    thoughtsShown: at(config, 'thinkingConfig.includeThoughts') === true,
    sealsWanted: true,
    maxTokens: number(config['maxOutputTokens']),
    stops: [config['stopSequences'] ?? []].flat().map(text),
    seals: contents.flatMap((content) => content.parts.map((part) => text(part['thoughtSignature']))).filter(Boolean),
  };
}

function attachment(part: JsonObject): readonly string[] {
  if ('fileData' in part) return [`a file at ${text(at(part, 'fileData.fileUri'))}`];
  if (!('inlineData' in part)) return [];
  const mediaType = text(at(part, 'inlineData.mimeType'));
  const what = mediaType.startsWith('image/') ? 'an image' : 'a file';
  return [described(what, mediaType, text(at(part, 'inlineData.data')))];
}

function result(response: JsonObject): Result {
  const { error, result: value, ...rest } = object(response['response']);
  const said = error ?? value ?? rest;
  return {
    name: text(response['name']),
    text: typeof said === 'string' ? said : JSON.stringify(said),
    pictures: objects(response['parts']).length,
    failed: error !== undefined,
  };
}

function declared(tool: JsonObject): OfferedTool {
  return { name: text(tool['name']), schema: object(tool['parametersJsonSchema'] ?? tool['parameters']) };
}

function choice(value: JsonObject): Choice {
  const [only, ...more] = [value['allowedFunctionNames'] ?? []].flat().map(text);
  if (value['mode'] === 'ANY')
    return only !== undefined && more.length === 0 ? { type: 'tool', name: only } : { type: 'required' };
  return { type: value['mode'] === 'NONE' ? 'none' : 'auto' };
}

function format(config: JsonObject): Format | null {
  const schema = config['responseJsonSchema'] ?? config['responseSchema'];
  if (schema !== undefined) return { type: 'json_schema', schema: object(schema) };
  return config['responseMimeType'] === 'application/json' ? { type: 'json_object' } : null;
}
