import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { APICallError, embedMany, generateText, isStepCount, Output, streamText, tool, type LanguageModel } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Running } from '../cases/running.ts';
import { CountedFetch } from './counted-fetch.ts';
import { serve } from './serve.ts';
import { mark, oneOfEachWire, pixel, refusesStructure } from './wires.ts';

/** Vercel's `ai` as its users use it, over all three formats that its providers speak, against every provider wire. */
let running: Running;
beforeAll(async () => {
  globalThis.AI_SDK_LOG_WARNINGS = false; // that it knows none of the models
  running = await serve();
});
afterAll(() => running.stop());

type Models = (alias: string, fetch?: typeof globalThis.fetch) => LanguageModel;
const openai = (fetch = globalThis.fetch): ReturnType<typeof createOpenAI> =>
  createOpenAI({ baseURL: `${running.url}/v1`, apiKey: running.key, fetch });
const formats: readonly (readonly [string, Models])[] = [
  ['chat', (alias, fetch) => openai(fetch).chat(alias)],
  ['responses', (alias, fetch) => openai(fetch).responses(alias)],
  [
    'messages',
    (alias, fetch) =>
      createAnthropic({ baseURL: `${running.url}/v1`, apiKey: running.key, ...(fetch && { fetch }) })(alias),
  ],
];

const Place = z.object({ city: z.string() });
const tools = {
  get_weather: tool({ inputSchema: Place, execute: ({ city }) => `7 degrees in ${city}` }),
  get_time: tool({ inputSchema: Place, execute: ({ city }) => `noon in ${city}` }),
};
const toolQuestion = 'Please call get_weather and get_time with city=Oslo';
const City = z.object({ city: z.string(), degrees: z.number(), kind: z.enum(['sun', 'rain']) });

describe.each(formats)('the %s format', (format, models) => {
  describe.each(oneOfEachWire)('over %s', (_, alias) => {
    it('says a text and its usage', async () => {
      const { text, finishReason, usage } = await generateText({ model: models(alias), prompt: 'Hello' });
      expect({ text, finishReason }).toEqual({ text: 'You said: Hello', finishReason: 'stop' });
      expect(usage.inputTokens).toBeGreaterThan(0);
      expect(usage.outputTokens).toBeGreaterThan(0);
    });

    it('streams', async () => {
      const result = streamText({ model: models(alias), prompt: 'Hello there' });
      let text = '';
      for await (const delta of result.textStream) text += delta;
      expect(text).toBe('You said: Hello there');
      expect(await result.finishReason).toBe('stop');
      expect((await result.usage).outputTokens).toBeGreaterThan(0);
    });

    it('runs tools until the model has its answer', async () => {
      const asked = { model: models(alias), tools, stopWhen: isStepCount(4), prompt: toolQuestion };
      const whole = await generateText(asked);
      expect(whole.steps.map(({ finishReason }) => finishReason)).toEqual(['tool-calls', 'stop']);
      expect(whole.steps[0]?.toolCalls.map(({ toolName }) => toolName)).toEqual(['get_weather', 'get_time']);
      expect(whole.text).toContain('7 degrees in Oslo');
      expect(whole.text).toContain('noon in Oslo');
      const streamed = streamText(asked);
      const said = await streamed.text;
      expect(said).toContain('7 degrees in Oslo');
      expect(said).toContain('noon in Oslo');
      expect(await streamed.steps).toHaveLength(2);
    });

    it('gives structured output', async () => {
      const asked = {
        model: models(alias),
        output: Output.object({ schema: City }),
        prompt: 'city=Oslo degrees=7 kind=rain',
      };
      const { output } = await generateText(asked);
      expect(output).toEqual({ city: 'Oslo', degrees: 7, kind: 'rain' });
      expect(await streamText(asked).output).toEqual({ city: 'Oslo', degrees: 7, kind: 'rain' });
    });

    it('shows images', async () => {
      const { text } = await generateText({
        model: models(alias),
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: 'What is this?' },
              { type: 'file', data: Buffer.from(pixel.base64, 'base64'), mediaType: pixel.mediaType },
            ],
          },
        ],
      });
      expect(text).toContain('an image (image/png');
    });

    it('carries reasoning through a tool loop', async () => {
      const { text, steps } = await generateText({
        model: models(alias),
        tools,
        stopWhen: isStepCount(4),
        prompt: toolQuestion,
        providerOptions: {
          openai: {
            forceReasoning: true,
            reasoningEffort: 'low',
            ...(format === 'responses' && { reasoningSummary: 'auto', store: false }),
          },
          anthropic: { thinking: { type: 'enabled', budgetTokens: 1024 } },
        },
      });
      expect(steps).toHaveLength(2);
      expect(text).toContain('7 degrees in Oslo');
    });

    it('ends upstream when the caller goes away', async () => {
      const word = mark();
      await running.mocks.script({ match: { marker: word }, stream: { delay: 40 } });
      const stop = new AbortController();
      const { textStream } = streamText({
        model: models(alias),
        prompt: `say 500 words ${word}`,
        abortSignal: stop.signal,
      });
      for await (const delta of textStream) if (delta !== '') stop.abort();
      await expect.poll(async () => (await running.mocks.received(word))[0]?.aborted).toEqual(expect.any(Number));
    });
  });

  it('repeats what may pass, and nothing else', async () => {
    const outcomes = { 500: 2, 429: 2, 400: 1 };
    const counted = await Promise.all(
      Object.keys(outcomes).map(async (status) => {
        const fetches = new CountedFetch();
        const word = mark();
        await running.mocks.script({ match: { marker: word }, times: 99, answer: { status: Number(status) } });
        const asked = generateText({ model: models('a-mid', fetches.fetch), prompt: word, maxRetries: 1 });
        await expect(asked).rejects.toThrow();
        return [status, fetches.calls] as const;
      }),
    );
    expect(Object.fromEntries(counted)).toEqual(outcomes);
  });

  it('relays a refusal with its body', async () => {
    const refused = generateText({
      model: models(refusesStructure),
      output: Output.object({ schema: City }),
      prompt: 'city=Oslo',
      maxRetries: 0,
      // Else the messages provider offers models that it does not know a tool whose arguments are the output.
      providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
    });
    const error: unknown = await refused.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(APICallError.isInstance(error)).toBe(true);
    expect(error).toMatchObject({ statusCode: 400, isRetryable: false });
  });
});

it('embeds', async () => {
  const { embeddings, usage } = await embedMany({
    model: openai().embeddingModel('embed-small'),
    values: ['one', 'two'],
  });
  expect(embeddings.map(({ length }) => length)).toEqual([1536, 1536]);
  expect(usage.tokens).toBeGreaterThan(0);
});
