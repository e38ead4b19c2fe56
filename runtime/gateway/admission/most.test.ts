import { groups } from '@polywire/generated/catalog/groups.ts';
import { providers } from '@polywire/generated/catalog/providers.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examplePlan, exampleTurn } from '../../adapt/example-plan.ts';
import { because } from '../../adapt/example-plan.ts';
import { countTokens } from '../../platform/tokenizer.ts';
import type { Part } from '../../turn/message.ts';
import { limitsOf } from '../limits.ts';
import type { ChatRoute } from '../route.ts';
import { mostOf } from './most.ts';

const limits = limitsOf();
const clamp = { do: 'clamp', floor: 16, ceiling: 128_000, because } as const;

/** A route to a model of A-mid with this clamp. */
const route = {
  alias: 'a-mid',
  plan: examplePlan({ max_tokens: clamp }),
  group: groups['A-mid'],
  groupName: 'A-mid',
  provider: providers['P-A'],
} as unknown as ChatRoute;

function turnOf(...parts: readonly Part[]) {
  return exampleTurn({ messages: [{ role: 'user', parts }] });
}

describe('the most that a turn can use', () => {
  it('has a prompt of no fewer tokens than a tokenizer finds in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        const { prompt } = mostOf(turnOf({ type: 'text', text }), route, limits);
        expect(prompt).toBeGreaterThanOrEqual(await countTokens(text));
      }),
    );
  });

  it('has no longer prompt than the model can read', () => {
    const { prompt } = mostOf(turnOf({ type: 'text', text: 'x'.repeat(2_000_000) }), route, limits);
    expect(prompt).toBe(groups['A-mid'].context);
  });

  it('holds the same for each attachment, whatever its bytes', () => {
    const image: Part = {
      type: 'image',
      source: { kind: 'base64', mediaType: 'image/png', data: 'A'.repeat(900_000) },
    };
    const result: Part = { type: 'tool_result', callId: 'c', parts: [image], isError: false };
    expect(mostOf(turnOf(image, result), route, limits).prompt).toBe(2 * limits.held_attachment_tokens);
  });

  it('counts what tools say about themselves', () => {
    const tool = { type: 'function', name: 'look', schema: { type: 'object' } } as const;
    const { prompt } = mostOf({ ...exampleTurn({ messages: [] }), tools: [tool] }, route, limits);
    expect(prompt).toBe(JSON.stringify(tool).length);
  });

  it.each([
    [undefined, 128_000],
    [5, 16],
    [1_000, 1_000],
    [130_000, 128_000],
  ])('writes what max_tokens %s comes to', (asked, output) => {
    const parameters = asked === undefined ? {} : { max_tokens: asked };
    expect(mostOf(exampleTurn({ parameters }), route, limits).output).toBe(output);
  });

  it('writes what is sent where nobody gives a number and the model has no ceiling of its own', () => {
    const open = { ...route, group: groups['A-small'], plan: examplePlan() } as ChatRoute;
    expect(mostOf(exampleTurn(), open, limits).output).toBe(limits.max_tokens_missing);
  });

  it('searches as often as the caller allows, else as often as the gateway does, and reads what it finds', () => {
    const searching = (maxUses?: number) =>
      mostOf(
        exampleTurn({ messages: [], tools: [{ type: 'web_search', ...(maxUses === undefined ? {} : { maxUses }) }] }),
        route,
        limits,
      );
    expect(searching(2).webSearches).toBe(2);
    expect(searching().webSearches).toBe(limits.search_turns);
    expect(searching().prompt).toBeGreaterThan(limits.search_turns * limits.held_search_tokens);
  });
});
