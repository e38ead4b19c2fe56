import {
  Agent,
  handoff,
  OpenAIChatCompletionsModel,
  OpenAIResponsesModel,
  Runner,
  tool,
  webSearchTool,
  type Model,
  type RunStreamEvent,
} from '@openai/agents';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Running } from '../cases/running.ts';
import { serve } from './serve.ts';
import { breaks, endedUpstream, mark, oneOfEachWire, pixel, refusesStructure, tellsOfBreaks } from './wires.ts';

/** `@openai/agents` as its users use it, with both its models, against every provider wire. Its tracing is off. */
let running: Running;
let client: OpenAI;
const runner = new Runner({ tracingDisabled: true });
beforeAll(async () => {
  running = await serve();
  client = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: running.key, maxRetries: 0 });
});
afterAll(() => running.stop());

const models: readonly (readonly [string, (alias: string) => Model])[] = [
  ['Chat Completions', (alias) => new OpenAIChatCompletionsModel(client, alias)],
  ['Responses', (alias) => new OpenAIResponsesModel(client, alias)],
];

const Place = z.object({ city: z.string() });
const tools = [
  tool({
    name: 'get_weather',
    description: 'The weather',
    parameters: Place,
    execute: ({ city }) => `7 degrees in ${city}`,
  }),
  tool({ name: 'get_time', description: 'The time', parameters: Place, execute: ({ city }) => `noon in ${city}` }),
];
const toolQuestion = 'Please call get_weather and get_time with city=Oslo';
const City = z.object({ city: z.string(), degrees: z.number(), kind: z.enum(['sun', 'rain']) });

describe.each(models)('the %s model', (_, modelOf) => {
  describe.each(oneOfEachWire)('over %s', (__, alias) => {
    it('says a text and its usage', async () => {
      const agent = new Agent({ name: 'Echo', instructions: 'Be brief.', model: modelOf(alias) });
      const result = await runner.run(agent, 'Hello');
      expect(result.finalOutput).toBe('You said: Hello');
      expect(result.state.usage.inputTokens).toBeGreaterThan(0);
      expect(result.state.usage.outputTokens).toBeGreaterThan(0);
    });

    it('streams', async () => {
      const agent = new Agent({ name: 'Echo', model: modelOf(alias) });
      const result = await runner.run(agent, 'Hello there', { stream: true });
      let text = '';
      for await (const event of result) text += deltaOf(event);
      await result.completed;
      expect(text).toBe('You said: Hello there');
      expect(result.finalOutput).toBe('You said: Hello there');
      expect(result.state.usage.outputTokens).toBeGreaterThan(0);
    });

    it.each([false, true])('runs tools until the model has its answer, stream: %s', async (stream) => {
      const agent = new Agent({ name: 'Guide', tools, model: modelOf(alias) });
      const output = stream ? await streamed(agent, toolQuestion) : (await runner.run(agent, toolQuestion)).finalOutput;
      expect(output).toContain('7 degrees in Oslo');
      expect(output).toContain('noon in Oslo');
    });

    it('hands over to another agent', async () => {
      const guide = new Agent({ name: 'Guide', model: modelOf(alias) });
      const desk = new Agent({ name: 'Desk', handoffs: [handoff(guide)], model: modelOf(alias) });
      const result = await runner.run(desk, 'Please call transfer_to_Guide');
      expect(result.lastAgent?.name).toBe('Guide');
      expect(result.finalOutput).toBeTruthy();
    });

    it('gives structured output', async () => {
      const agent = new Agent({ name: 'Reader', outputType: City, model: modelOf(alias) });
      const result = await runner.run(agent, 'city=Oslo degrees=7 kind=rain');
      expect(result.finalOutput).toEqual({ city: 'Oslo', degrees: 7, kind: 'rain' });
    });

    it('shows images', async () => {
      const agent = new Agent({ name: 'Eye', model: modelOf(alias) });
      const result = await runner.run(agent, [
        {
          role: 'user',
          content: [
            { type: 'input_text', text: 'What is this?' },
            { type: 'input_image', image: `data:${pixel.mediaType};base64,${pixel.base64}` },
          ],
        },
      ]);
      expect(result.finalOutput).toContain('an image (image/png');
    });

    it('carries reasoning through a tool loop', async () => {
      const agent = new Agent({
        name: 'Guide',
        tools,
        model: modelOf(alias),
        modelSettings: { reasoning: { effort: 'low', summary: 'auto' } },
      });
      const word = mark();
      const result = await runner.run(agent, `${toolQuestion} ${word}`);
      expect(result.finalOutput).toContain('7 degrees in Oslo');
      const again = await runner.run(agent, [...result.history, { role: 'user', content: 'Thanks' }]);
      expect(again.finalOutput).toBe('You said: Thanks');
      const last = JSON.stringify((await running.mocks.received(word)).at(-1)?.body);
      expect(last.match(/7 degrees in Oslo/gu)).toHaveLength(2); // the tool's result, and the model's answer
    });

    it('ends upstream when the caller goes away', async () => {
      const word = mark();
      await running.mocks.script({ match: { marker: word }, stream: { delay: 40 } });
      const agent = new Agent({ name: 'Echo', model: modelOf(alias) });
      const stop = new AbortController();
      const result = await runner.run(agent, `say 500 words ${word}`, { stream: true, signal: stop.signal });
      for await (const event of result) if (deltaOf(event) !== '') stop.abort();
      await endedUpstream(running, word);
    });
  });

  describe.each(tellsOfBreaks)('over %s', (__, alias) => {
    it.each(['connection', 'body', 'model'] as const)('tells of a stream that breaks (%s)', async (part) => {
      const word = mark();
      await running.mocks.script({ match: { marker: word }, times: 9, stream: breaks[part] });
      const agent = new Agent({ name: 'Echo', model: modelOf(alias) });
      await expect(streamed(agent, `say 40 words ${word}`)).rejects.toThrow();
    });
  });

  it('passes the errors of its SDK on', async () => {
    const unknown = new Agent({ name: 'Nobody', model: modelOf('nothing') });
    await expect(runner.run(unknown, 'Hello')).rejects.toThrow(OpenAI.NotFoundError);
    const strict = new Agent({ name: 'Reader', outputType: City, model: modelOf(refusesStructure) });
    await expect(runner.run(strict, 'Hello')).rejects.toThrow(OpenAI.BadRequestError);
  });
});

it.each(oneOfEachWire)('searches the web over %s', async (_, alias) => {
  const agent = new Agent({ name: 'Reader', tools: [webSearchTool()], model: new OpenAIResponsesModel(client, alias) });
  expect((await runner.run(agent, 'Please search for cats.')).finalOutput).toContain('about cats');
  expect(await streamed(agent, 'Please search for cats.')).toContain('about cats');
});

it('continues a conversation that the gateway stores', async () => {
  const agent = new Agent({ name: 'Guide', tools, model: new OpenAIResponsesModel(client, 'a-mid') });
  const first = await runner.run(agent, toolQuestion);
  const next = await runner.run(agent, 'Thanks', {
    ...(first.lastResponseId && { previousResponseId: first.lastResponseId }),
  });
  expect(next.finalOutput).toBe('You said: Thanks');
});

async function streamed(agent: Agent, question: string): Promise<string | undefined> {
  const result = await runner.run(agent, question, { stream: true });
  await result.completed;
  return result.finalOutput;
}

function deltaOf(event: RunStreamEvent): string {
  return event.type === 'raw_model_stream_event' && event.data.type === 'output_text_delta' ? event.data.delta : '';
}
