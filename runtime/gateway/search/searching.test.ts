import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleTurn } from '../../adapt/example-plan.ts';
import { reply, someText, stream, toolCalls, usage } from '../../turn/arbitraries.ts';
import type { ReplyEvent } from '../../turn/event.ts';
import { fold } from '../../turn/fold.ts';
import { faultOf } from '../../turn/grammar.ts';
import type { Reply, ReplyPart } from '../../turn/reply.ts';
import { addUsage, noUsage } from '../../turn/usage.ts';
import { answerWithPages } from './answer-call.ts';
import { Searching } from './searching.ts';

const bounds = { search_turns: 3, search_results: 2, search_excerpt: 100 };
const asked = exampleTurn({ tools: [{ type: 'web_search' }], parameters: { tool_choice: { type: 'required' } } });
const found = (query: string) => [{ url: `https://example.com/${query}`, title: query, content: '' }];

const answer = answerWithPages((query) => Promise.resolve(found(query)), bounds);

const text = someText.map((said): ReplyPart => ({ type: 'text', text: said, annotations: [] }));
const counts = usage({ cacheWrite: true, reasoning: true, webSearches: false });

/** A turn of a model that searches once or twice, with or without words before it. */
const searchingTurn = fc
  .tuple(fc.array(text, { maxLength: 1 }), fc.integer({ min: 1, max: 2 }))
  .chain(([texts, calls]) =>
    reply({
      parts: fc.constant([
        ...texts,
        ...Array.from({ length: calls }, (_, at): ReplyPart => {
          return { type: 'tool_call', id: `s${at}`, name: 'web_search', arguments: '{"query":"news"}' };
        }),
      ]),
      stop: fc.constant({ reason: 'tool_calls' }),
      usage: counts,
    }),
  );

/** One that ends the answer. */
const lastTurn = fc.tuple(fc.array(text, { maxLength: 2 }), toolCalls).chain(([texts, calls]) =>
  reply({
    parts: fc.constant([...texts, ...calls]),
    stop: fc.constant({ reason: calls.length > 0 ? 'tool_calls' : 'end' }),
    usage: counts,
  }),
);

const answers = fc
  .tuple(fc.array(searchingTurn, { maxLength: bounds.search_turns }), lastTurn)
  .chain(([searches, last]) =>
    fc.tuple(...[...searches, last].map((told) => stream(told).map((events) => ({ told, events })))),
  );

async function answerOf(turns: readonly { readonly events: readonly ReplyEvent[] }[]): Promise<{
  readonly events: readonly ReplyEvent[];
  readonly searching: Searching;
}> {
  const searching = new Searching(asked, 'web_search', bounds);
  const events: ReplyEvent[] = [];
  for (const turn of turns) {
    events.push(...turn.events.flatMap((event) => searching.push(event)));
    if (searching.due.length > 0) events.push(...(await searching.run(answer)));
  }
  return { events, searching };
}

const ownParts = ({ parts }: Reply) => parts.filter((part) => part.type !== 'tool_call' || part.name !== 'web_search');

describe('an answer of several turns', () => {
  it('is one stream, in which the internal tool has no part', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (turns) => {
        const { events } = await answerOf(turns);
        expect(faultOf(events)).toBeNull();
        expect(JSON.stringify(events)).not.toContain('web_search"');
      }),
    );
  });

  it("has all that the model's turns said, in their order, the searches of each after it", async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (turns) => {
        const whole = fold((await answerOf(turns)).events);
        const told = turns.map((turn) => turn.told);
        const sizes = told.map((turn) => turn.parts.length - ownParts(turn).length);
        const expected = told.flatMap((turn, at) => [
          ...ownParts(turn).map(({ type }) => type),
          ...Array<string>(sizes[at] ?? 0).fill('search'),
        ]);
        expect(whole.parts.map(({ type }) => type)).toEqual(expected);
        expect(whole.stop).toEqual(told.at(-1)?.stop);
        const searches = sizes.reduce((sum, size) => sum + size, 0);
        const sum = told.map((turn) => turn.usage).reduce(addUsage, noUsage);
        expect(whole.usage).toEqual({ ...sum, webSearches: searches });
      }),
    );
  });

  it('names the sources, each once, on every text that came after a search', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (turns) => {
        let searched = false;
        for (const part of fold((await answerOf(turns)).events).parts) {
          if (part.type === 'search') searched = true;
          if (part.type !== 'text') continue;
          const sources = searched ? [{ url: 'https://example.com/news', title: 'news' }] : [];
          expect(part.annotations).toEqual(sources);
        }
      }),
    );
  });

  it('asks next with what was said and found, nothing forced, and in the end without the tool', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (turns) => {
        const { turn } = (await answerOf(turns)).searching;
        const searches = turns.length - 1;
        expect(turn.messages).toHaveLength(asked.messages.length + 2 * searches);
        expect(turn.parameters).toEqual(searches === 0 ? asked.parameters : {});
        expect(turn.tools).toEqual(searches === bounds.search_turns ? [] : asked.tools);
      }),
    );
  });
});
