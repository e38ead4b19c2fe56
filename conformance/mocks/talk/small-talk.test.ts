import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Asked } from './asked.ts';
import { smallTalk } from './small-talk.ts';
import { readSeal } from './seal.ts';
import { cut, promptTokens, tokens } from './tokens.ts';

const silent: Asked = {
  model: 'm',
  stream: false,
  usageWanted: true,
  text: '',
  attachments: [],
  results: [],
  tools: [],
  search: false,
  servers: [],
  choice: { type: 'auto' },
  parallel: true,
  format: null,
  thinks: false,
  thoughtsShown: true,
  sealsWanted: true,
  maxTokens: null,
  stops: [],
  seals: [],
};
const tools = ['a', 'b'].map((name) => ({ name, schema: { type: 'object', properties: { x: { type: 'string' } } } }));
const speaker = { kind: 'P-A', family: 'A-mid', showsReasoning: true, searchCall: null };
const talk = (asked: Partial<Asked>): ReturnType<typeof smallTalk> =>
  smallTalk({ ...silent, ...asked }, { said: asked.text }, speaker);
const said = (asked: Partial<Asked>): string =>
  talk(asked)
    .parts.map((part) => ('text' in part ? part.text : part.type))
    .join('|');

test('echoes the last user text, and says what it sees', () => {
  expect(said({ text: 'hello ☀️' })).toBe('You said: hello ☀️');
  expect(said({ text: 'look', attachments: ['an image (image/png, 68 bytes)'] })).toBe(
    'I see an image (image/png, 68 bytes). You said: look',
  );
});

test('calls the tools that are named, forced or required, and none when told so', () => {
  const called = (asked: Partial<Asked>): string[] =>
    talk({ tools, ...asked }).parts.flatMap((part) => (part.type === 'call' ? [part.name] : []));
  expect(called({ text: 'call b and a' })).toEqual(['b', 'a']);
  expect(called({ text: 'call b and a', parallel: false })).toEqual(['b']);
  expect(called({ text: 'hi', choice: { type: 'tool', name: 'b' } })).toEqual(['b']);
  expect(called({ text: 'hi', choice: { type: 'required' } })).toEqual(['a']);
  expect(called({ text: 'call a', choice: { type: 'none' } })).toEqual([]);
  expect(talk({ tools, text: 'call a' }).stop).toEqual({ reason: 'calls' });
});

test('answers with what the tools said', () => {
  const results = [
    { name: 'a', text: 'sunny', pictures: 1, failed: false },
    { name: 'b', text: 'lost', pictures: 0, failed: true },
  ];
  expect(said({ tools, text: 'call a and b', results })).toBe('a answered: sunny and 1 picture\nb failed: lost');
});

test('searches, where a search tool is offered and the text asks for it', () => {
  const parts = talk({ text: 'search for bees', search: true }).parts;
  expect(parts.map((part) => part.type)).toEqual(['search', 'text']);
  expect(talk({ text: 'search for bees', search: true }).usage.searches).toBe(1);
  const offered = [{ name: 'web_search', schema: { type: 'object', properties: { query: { type: 'string' } } } }];
  expect(talk({ text: 'search for bees', tools: offered }).parts).toMatchObject([
    { type: 'call', name: 'web_search', arguments: { query: 'bees' } },
  ]);
});

test('searches by a call where its kind does so, beside others that are named, and answers when it has its arguments back', () => {
  const own = { ...speaker, searchCall: '$find' };
  const asked = { ...silent, text: 'call a and search for bees', search: true, tools };
  const { parts, stop } = smallTalk(asked, {}, own);
  expect(parts).toMatchObject([
    { type: 'call', name: 'a' },
    { type: 'call', name: '$find', builtin: true },
  ]);
  expect(stop).toEqual({ reason: 'calls' });
  const results = [{ name: '$find', text: '{}', pictures: 0, failed: false }];
  expect(smallTalk({ ...asked, results }, {}, own).parts).toMatchObject([{ text: 'I found 2 pages about bees.' }]);
});

test('reasons when asked to, with a seal of its own', () => {
  const [first] = talk({ text: 'hi', thinks: true }).parts;
  expect(first?.type === 'reasoning' && readSeal(first.seal)).toEqual({ kind: 'P-A', family: 'A-mid' });
  expect(talk({ text: 'hi', thinks: true }).usage.reasoning).toBeGreaterThan(0);
});

test('follows a schema', () => {
  expect(
    said({
      text: 'x',
      format: { type: 'json_schema', schema: { type: 'object', properties: { n: { type: 'integer' } } } },
    }),
  ).toBe('{"n":1}');
  expect(JSON.parse(said({ text: 'x', format: { type: 'json_object' } }))).toEqual({ answer: 'You said: x' });
});

test('ends at a stop sequence, or at max_tokens', () => {
  expect(talk({ text: 'one STOP two', stops: ['nothing', 'STOP'] })).toMatchObject({
    parts: [{ text: 'You said: one ' }],
    stop: { reason: 'sequence', sequence: 'STOP' },
  });
  expect(talk({ text: 'a long story', maxTokens: 3 })).toMatchObject({
    parts: [{ text: 'You said: a ' }],
    stop: { reason: 'length' },
    usage: { output: 3 },
  });
  expect(talk({ tools, text: 'call a', maxTokens: 1 })).toMatchObject({
    parts: [{ type: 'call' }],
    stop: { reason: 'length' },
  });
});

test('counts what a cache gave and took as parts of the prompt', () => {
  const { usage } = talk({ text: 'cached 12 and cache write 5' });
  expect(usage).toMatchObject({ cacheRead: 12, cacheWrite: 5 });
  expect(usage.input).toBeGreaterThanOrEqual(0);
});

test('says the same to the same request', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(talk({ text, tools })).toEqual(talk({ text, tools }));
    }),
  );
});

test('a cut text has as many tokens as asked for, and no half characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
      const short = cut(text, most);
      expect(text.startsWith(short)).toBe(true);
      expect(tokens(short)).toBeLessThanOrEqual(most);
      expect(short.isWellFormed()).toBe(text.isWellFormed());
    }),
  );
});

test('an image counts the same whatever its size', () => {
  expect(promptTokens({ image: 'A'.repeat(1_000) })).toBe(promptTokens({ image: 'A'.repeat(100_000) }));
});
