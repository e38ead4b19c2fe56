import type { Part as TurnPart, TextPart, ToolResultPart } from '../../turn/message.ts';
import type { JsonObject } from '../codec.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import type { FunctionResponse, Part } from './body.ts';
import { decodeInline, encodeImage } from './media.ts';

/**
 * The result of a tool call. The wire wants an object: by its custom `output` holds what a call gave, `error` what went
 * wrong; any other object is the result itself. Images stand beside it.
 */
export function decodeResponse(value: JsonObject, callId: string): ToolResultPart {
  const response = asObject(value.response) ?? {};
  const failed = soleValue(response, 'error');
  const texts = failed ?? soleValue(response, 'output') ?? soleValue(response, 'result') ?? [JSON.stringify(response)];
  const parts: TurnPart[] = texts.filter((text) => text !== '').map((text): TextPart => ({ type: 'text', text }));
  for (const { inlineData } of asObjects(value.parts)) parts.push(decodeInline(asObject(inlineData) ?? {}));
  return { type: 'tool_result', callId, parts, isError: failed !== undefined };
}

/** An image by address has no place inside: it follows the response. */
export function encodeResponse(result: ToolResultPart, name: string): Part[] {
  const texts: string[] = [];
  const images: { inlineData: { mimeType: string; data: string } }[] = [];
  const following: Part[] = [];
  for (const part of result.parts) {
    if (part.type === 'text' || part.type === 'refusal') texts.push(part.text);
    if (part.type !== 'image') continue;
    const image = encodeImage(part.source);
    if (image.inlineData === undefined) following.push(image);
    else images.push({ inlineData: image.inlineData });
  }
  const said = texts.length > 1 ? texts : (texts[0] ?? '');
  const functionResponse: FunctionResponse = {
    id: result.callId,
    name,
    response: result.isError ? { error: said } : { output: said },
    ...(images.length === 0 ? {} : { parts: images }),
  };
  return [{ functionResponse }, ...following];
}

/** Texts of the one field that an object has; undefined where it has others, or something else in it. */
function soleValue(response: JsonObject, field: string): readonly string[] | undefined {
  if (Object.keys(response).length !== 1) return undefined;
  const value = response[field];
  const text = asText(value);
  if (text !== undefined) return [text];
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
}
