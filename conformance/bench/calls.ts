/** The requests that the bench makes in each format that callers speak. */

import { toolName } from './provider/content.ts';

export type Format = 'chat' | 'responses' | 'messages';

export interface Call {
  readonly format: Format;
  readonly model: string;
  readonly stream: boolean;

  /** Words of provider/contract.ts that choose what the mock provider does. */
  readonly markers: readonly string[];

  /** Offers the model a tool. */
  readonly tools?: boolean;
}

export const paths: Readonly<Record<Format, string>> = {
  chat: '/v1/chat/completions',
  responses: '/v1/responses',
  messages: '/v1/messages',
};

const system = 'You answer briefly, in plain words, and say so when you do not know.';
const tool = {
  name: toolName,
  description: 'The weather of a city for some days.',
  schema: {
    type: 'object',
    properties: { city: { type: 'string' }, days: { type: 'integer' } },
    required: ['city', 'days'],
    additionalProperties: false,
  },
};

/** Tokens that each request lets the model write. */
export const mostOutput = 1024;

/** A body of about 1 KB. */
export function requestBody({ format, model, stream, markers, tools = false }: Call): string {
  const prompt = `${markers.join(' ')} ${'What will the weather be like, and what should be packed? '.repeat(14)}`;
  const { name, description, schema: parameters } = tool;
  switch (format) {
    case 'chat':
      return JSON.stringify({
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: prompt },
        ],
        max_tokens: mostOutput,
        ...(tools && { tools: [{ type: 'function', function: { name, description, parameters } }] }),
        stream,
      });
    case 'responses':
      return JSON.stringify({
        model,
        instructions: system,
        input: [{ role: 'user', content: prompt }],
        max_output_tokens: mostOutput,
        ...(tools && { tools: [{ type: 'function', name, description, parameters, strict: true }] }),
        stream,
      });
    case 'messages':
      return JSON.stringify({
        model,
        system,
        messages: [{ role: 'user', content: prompt }],
        max_tokens: mostOutput,
        ...(tools && { tools: [{ name, description, input_schema: parameters }] }),
        stream,
      });
  }
}
