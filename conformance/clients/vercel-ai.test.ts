import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { APICallError, embedMany, generateText, isStepCount, Output, streamText, tool, type LanguageModel } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Running } from '../cases/running.ts';
import { CountedFetch } from './counted-fetch.ts';
import { serve } from './serve.ts';
import { breaks, endedUpstream, mark, oneOfEachWire, pixel, refusesStructure, tellsOfBreaks } from './wires.ts';

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

    it('calls a tool because it must, a tool by name, or none', async () => {
      const model = models(alias);
      const choices = [
        ['required', ['get_weather']],
        ['none', []],
        [{ type: 'tool', toolName: 'get_time' }, ['get_time']],
      ] as const;
      for (const [toolChoice, called] of choices) {
        const { toolCalls } = await generateText({ model, tools, toolChoice, prompt: 'Hello' });
        expect(toolCalls.map(({ toolName }) => toolName)).toEqual(called);
      }
    });

    it('tells the model that a tool without arguments failed', async () => {
      const broken = tool({
        inputSchema: z.object({}),
        execute: (): string => {
          throw new Error('it is broken');
        },
      });
      const { text } = await generateText({
        model: models(alias),
        tools: { broken },
        stopWhen: isStepCount(3),
        prompt: 'Please call broken',
      });
      expect(text).toContain('it is broken');
    });

    it('reads why a text ended early, and which of its prompt was cached', async () => {
      const model = models(alias);
      const { finishReason } = await generateText({ model, prompt: 'say 100 words', maxOutputTokens: 20 });
      expect(finishReason).toBe('length');
      const { usage } = await generateText({ model, prompt: 'cached 5' });
      expect(usage.inputTokenDetails.cacheReadTokens).toBe(5);
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

    it('goes on with a conversation, whether the client sends what was said or names the stored items', async () => {
      const word = mark();
      const asked = { model: models(alias), tools, stopWhen: isStepCount(4) };
      const question = { role: 'user', content: `${toolQuestion} ${word}` } as const;
      const first = await generateText({ ...asked, messages: [question] });
      const messages = [question, ...first.responseMessages, { role: 'user', content: 'And now?' } as const];
      expect((await generateText({ ...asked, messages })).text).toBe('You said: And now?');
      const last = JSON.stringify((await running.mocks.received(word)).at(-1)?.body);
      expect(last.match(/7 degrees in Oslo/gu)).toHaveLength(2); // the tool's result, and the model's answer
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
      await endedUpstream(running, word);
    });
  });

  describe.each(tellsOfBreaks)('over %s', (_, alias) => {
    it.each(['connection', 'body', 'model'] as const)('tells of a stream that breaks (%s)', async (part) => {
      const word = mark();
      await running.mocks.script({ match: { marker: word }, times: 9, stream: breaks[part] });
      const errors: unknown[] = [];
      const onError = (error: unknown): void => {
        errors.push(error);
      };
      // What the provider said comes to the one, what broke the stream to the other.
      const asked = { model: models(alias), prompt: `say 40 words ${word}`, maxRetries: 0 };
      await streamText({ ...asked, onError }).consumeStream({ onError });
      expect(errors).not.toEqual([]);
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

describe.each(oneOfEachWire)('the search of the platform over %s', (_, alias) => {
  const prompt = 'Please search for cats.';
  const pages = ['https://example.com/cats/1', 'https://example.com/cats/2'];

  it('gives its sources on the responses format', async () => {
    const provider = openai();
    const asked = { model: provider.responses(alias), tools: { web_search: provider.tools.webSearch({}) }, prompt };
    expect(urls((await generateText(asked)).sources)).toEqual(pages);
    expect(urls(await streamText(asked).sources)).toEqual(pages);
  });

  it('gives its sources on the messages format', async () => {
    const provider = createAnthropic({ baseURL: `${running.url}/v1`, apiKey: running.key });
    const asked = { model: provider(alias), tools: { web_search: provider.tools.webSearch_20250305({}) }, prompt };
    expect(new Set(urls((await generateText(asked)).sources))).toEqual(new Set(pages));
    expect(new Set(urls(await streamText(asked).sources))).toEqual(new Set(pages));
  });

  function urls(sources: readonly { readonly sourceType: string }[]): readonly unknown[] {
    return sources.map((source) => ('url' in source ? source.url : null));
  }
});

it.each([
  ['responses', 'r-mid'],
  ['responses', 'a-mid'],
  ['responses', 'g-a'],
  ['messages', 'a-mid'],
])('On the %s format the reasoning of %s is read', async (format, alias) => {
  const model = formats.find(([name]) => name === format)?.[1](alias);
  if (model === undefined) throw new Error(`no format ${format}`);
  const providerOptions = {
    openai: { forceReasoning: true, reasoningEffort: 'low', reasoningSummary: 'auto' },
    anthropic: { thinking: { type: 'enabled', budgetTokens: 1024 } },
  };
  const { finalStep } = await generateText({ model, prompt: 'Think', providerOptions });
  expect(finalStep.reasoningText).toBe('Somebody says: Think');
  expect(finalStep.usage.outputTokenDetails.reasoningTokens).toBeGreaterThan(0);
  const streamed = streamText({ model, prompt: 'Think', providerOptions });
  expect((await streamed.finalStep).reasoningText).toBe('Somebody says: Think');
});

it('embeds', async () => {
  const { embeddings, usage } = await embedMany({
    model: openai().embeddingModel('embed-small'),
    values: ['one', 'two'],
  });
  expect(embeddings.map(({ length }) => length)).toEqual([1536, 1536]);
  expect(usage.tokens).toBeGreaterThan(0);
});
