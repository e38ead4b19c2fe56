import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Part } from '../turn/message.ts';
import { estimateTokens } from './estimate-tokens.ts';

const said = (...parts: readonly Part[]): Parameters<typeof estimateTokens>[0] => ({
  messages: [{ role: 'user', parts }],
  tools: [],
});
const sentence: Part = { type: 'text', text: 'The quick brown fox jumps over the lazy dog.' };

describe('an estimate of a prompt', () => {
  it('counts what every message says', async () => {
    const once = await estimateTokens(said(sentence));
    expect(once).toBe(14);
    const { messages } = said(sentence);
    expect(await estimateTokens({ messages: [...messages, ...messages], tools: [] })).toBeGreaterThan(2 * once - 2);
  });

  it('takes every picture and document to be as large as another, in results of tools too', async () => {
    const source = { kind: 'base64', mediaType: 'image/png', data: 'A'.repeat(1_000_000) } as const;
    const result: Part = {
      type: 'tool_result',
      callId: 'c',
      isError: false,
      parts: [{ type: 'image', source }, sentence],
    };
    const estimate = await estimateTokens(said(result, { type: 'file', kind: 'document', source }));
    expect(estimate).toBe(3_014);
  });

  it('counts calls, and tools with their schemas', async () => {
    const call: Part = { type: 'tool_call', id: 'c', name: 'f', arguments: '{"city":"Oslo"}' };
    expect(await estimateTokens(said(call))).toBeGreaterThan(8);
    const schema = { type: 'object', properties: { city: { type: 'string' } } };
    const tools = [{ type: 'function', name: 'f', description: 'The weather', schema }] as const;
    expect(await estimateTokens({ ...said(sentence), tools })).toBeGreaterThan(30);
  });
});

it('A gateway that nobody has asked for an estimate has no vocabulary in its memory', async () => {
  const server = JSON.stringify(import.meta.resolve('./server.ts'));
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import(${server});
    console.log(loaded.filter((url) => /gpt-tokenizer|count-tokens/.test(url)).map((url) => url.replace(/^.*[/]/, '')).join());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout.trim()).toBe('count-tokens.ts');
});
