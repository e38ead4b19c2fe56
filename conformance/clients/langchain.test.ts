import { ChatAnthropic } from '@langchain/anthropic';
import { HumanMessage, type AIMessageChunk, type BaseMessage, type UsageMetadata } from '@langchain/core/messages';
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { tool } from '@langchain/core/tools';
import { ChatOpenAI, OpenAIEmbeddings } from '@langchain/openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Running } from '../cases/running.ts';
import { CountedFetch } from './counted-fetch.ts';
import { serve } from './serve.ts';
import { breaks, endedUpstream, mark, oneOfEachWire, pixel, refusesStructure, tellsOfBreaks } from './wires.ts';

/** LangChain's chat models as their users use them, over all three formats, against every provider wire. */
let running: Running;
beforeAll(async () => {
  running = await serve();
});
afterAll(() => running.stop());

interface Wishes {
  readonly maxRetries?: number;
  readonly fetch?: typeof fetch;
  readonly reasoning?: boolean;
}

function openai(model: string, useResponsesApi: boolean, { maxRetries = 0, fetch, reasoning }: Wishes): ChatOpenAI {
  return new ChatOpenAI({
    model,
    useResponsesApi,
    apiKey: running.key,
    maxRetries,
    configuration: { baseURL: `${running.url}/v1`, ...(fetch && { fetch }) },
    ...(reasoning && { reasoning: { effort: 'low' } }),
  });
}

const formats = [
  ['chat', (model: string, wishes: Wishes = {}) => openai(model, false, wishes)],
  ['responses', (model: string, wishes: Wishes = {}) => openai(model, true, wishes)],
  [
    'messages',
    (model: string, { maxRetries = 0, fetch, reasoning }: Wishes = {}) =>
      new ChatAnthropic({
        model,
        apiKey: running.key,
        anthropicApiUrl: running.url,
        maxTokens: 4000,
        maxRetries,
        ...(fetch && { clientOptions: { fetch } }),
        ...(reasoning && { thinking: { type: 'enabled', budget_tokens: 1024 } }),
      }),
  ],
] as const;

const Place = z.object({ city: z.string() });
const tools = [
  tool(({ city }) => `7 degrees in ${city}`, { name: 'get_weather', description: 'The weather', schema: Place }),
  tool(({ city }) => `noon in ${city}`, { name: 'get_time', description: 'The time', schema: Place }),
];
const toolQuestion = 'Please call get_weather and get_time with city=Oslo';
const City = z.object({ city: z.string(), degrees: z.number(), kind: z.enum(['sun', 'rain']) });

describe.each(formats)('the %s format', (format, models) => {
  describe.each(oneOfEachWire)('over %s', (_, alias) => {
    it('says a text and its usage', async () => {
      const answer = await models(alias).invoke('Hello');
      expect(answer.text).toBe('You said: Hello');
      const usage = usageOf(answer);
      expect(usage.output_tokens).toBeGreaterThan(0);
      expect(usage.total_tokens).toBe(usage.input_tokens + usage.output_tokens);
    });

    it('streams', async () => {
      const whole = await gathered(models(alias), [new HumanMessage('Hello there')]);
      expect(whole.text).toBe('You said: Hello there');
      expect(usageOf(whole).output_tokens).toBeGreaterThan(0);
    });

    it.each([false, true])('runs bound tools until the model has its answer, stream: %s', async (stream) => {
      const said = await answered(models(alias), stream);
      expect(said).toContain('7 degrees in Oslo');
      expect(said).toContain('noon in Oslo');
    });

    it('carries reasoning through a tool loop', async () => {
      expect(await answered(models(alias, { reasoning: true }), false)).toContain('7 degrees in Oslo');
    });

    it('goes on with a conversation', async () => {
      const word = mark();
      const model: BaseChatModel = models(alias);
      const messages = await conversation(model, `${toolQuestion} ${word}`, false);
      const answer = await bound(model).invoke([...messages, new HumanMessage('And now?')]);
      expect(answer.text).toBe('You said: And now?');
      const last = JSON.stringify((await running.mocks.received(word)).at(-1)?.body);
      expect(last.match(/7 degrees in Oslo/gu)).toHaveLength(2); // the tool's result, and the model's answer
    });

    it.each(['jsonSchema', 'functionCalling'] as const)('gives structured output by %s', async (method) => {
      const model: BaseChatModel = models(alias);
      const output = await model
        .withStructuredOutput(City, { method, name: 'city' })
        .invoke('city=Oslo degrees=7 kind=rain');
      expect(output).toEqual({ city: 'Oslo', degrees: 7, kind: 'rain' });
    });

    it('shows images', async () => {
      const answer = await models(alias).invoke([
        new HumanMessage({
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'image_url', image_url: { url: `data:${pixel.mediaType};base64,${pixel.base64}` } },
          ],
        }),
      ]);
      expect(answer.text).toContain('an image (image/png');
    });

    it('ends upstream when the caller goes away', async () => {
      const word = mark();
      await running.mocks.script({ match: { marker: word }, stream: { delay: 40 } });
      const model: BaseChatModel = models(alias);
      for await (const chunk of await model.stream(`say 500 words ${word}`)) if (chunk.text !== '') break;
      await endedUpstream(running, word);
    });
  });

  describe.each(tellsOfBreaks)('over %s', (_, alias) => {
    it.each(['connection', 'body', 'model'] as const)('tells of a stream that breaks (%s)', async (part) => {
      const word = mark();
      await running.mocks.script({ match: { marker: word }, times: 9, stream: breaks[part] });
      const stream = gathered(models(alias), [new HumanMessage(`say 40 words ${word}`)]);
      // LangChain does not look at the event response.failed, and takes what came before it for the answer.
      if (format === 'responses' && part === 'model')
        expect((await stream).response_metadata).not.toHaveProperty('status');
      else await expect(stream).rejects.toThrow();
    });
  });

  it('repeats what may pass, and nothing else', async () => {
    // LangChain repeats a 429 only where Retry-After says when, which the gateway keeps for limits of its own.
    const outcomes = { 500: 2, 429: 1, 400: 1 };
    const counted = await Promise.all(
      Object.keys(outcomes).map(async (status) => {
        const fetches = new CountedFetch();
        const word = mark();
        await running.mocks.script({ match: { marker: word }, times: 99, answer: { status: Number(status) } });
        const model: BaseChatModel = models('a-mid', { maxRetries: 1, fetch: fetches.fetch });
        await expect(model.invoke(word)).rejects.toMatchObject({ status: expect.any(Number) as number });
        return [status, fetches.calls] as const;
      }),
    );
    expect(Object.fromEntries(counted)).toEqual(outcomes);
  });

  it('passes a refusal of the gateway on', async () => {
    const strict: BaseChatModel = models(refusesStructure);
    const asked = strict.withStructuredOutput(City, { method: 'jsonSchema', name: 'city' }).invoke('city=Oslo');
    await expect(asked).rejects.toMatchObject({ status: 400 });
    await expect((models('nothing') as BaseChatModel).invoke('Hello')).rejects.toMatchObject({ status: 404 });
  });
});

it('embeds', async () => {
  const embeddings = new OpenAIEmbeddings({
    model: 'embed-small',
    apiKey: running.key,
    configuration: { baseURL: `${running.url}/v1` },
  });
  expect((await embeddings.embedDocuments(['one', 'two'])).map(({ length }) => length)).toEqual([1536, 1536]);
});

function usageOf({ usage_metadata }: { readonly usage_metadata?: UsageMetadata | undefined }): UsageMetadata {
  if (usage_metadata === undefined) throw new Error('an answer without usage');
  return usage_metadata;
}

async function gathered(model: ReturnType<typeof bound>, messages: BaseMessage[]): Promise<AIMessageChunk> {
  let whole: AIMessageChunk | null = null;
  for await (const chunk of await model.stream(messages)) whole = whole === null ? chunk : whole.concat(chunk);
  if (whole === null) throw new Error('an empty stream');
  return whole;
}

function bound(model: BaseChatModel): NonNullable<ReturnType<NonNullable<BaseChatModel['bindTools']>>> {
  const withTools = model.bindTools?.(tools);
  if (withTools === undefined) throw new Error('a model that binds no tools');
  return withTools;
}

/** The last text of a loop that runs the tools a model calls. */
async function answered(model: BaseChatModel, stream: boolean): Promise<string> {
  return (await conversation(model, toolQuestion, stream)).at(-1)?.text ?? '';
}

/** All that is said until the model calls no more tools, as LangChain's guides write it. */
async function conversation(model: BaseChatModel, question: string, stream: boolean): Promise<readonly BaseMessage[]> {
  const messages: BaseMessage[] = [new HumanMessage(question)];
  for (let step = 0; step < 3; step++) {
    const answer = stream ? await gathered(bound(model), messages) : await bound(model).invoke(messages);
    messages.push(answer);
    if ((answer.tool_calls ?? []).length === 0) return messages;
    for (const call of answer.tool_calls ?? []) {
      const called = tools.find(({ name }) => name === call.name);
      if (called !== undefined) messages.push(await called.invoke({ ...call, type: 'tool_call' }));
    }
  }
  throw new Error('the loop does not end');
}
