import { expect, test } from 'vitest';
import { commands } from './commands.ts';

const tools = ['get_weather', 'get_time', 'get'].map((name) => ({ name, schema: {} }));
const called = (text: string): string[] => commands(text, tools).calls.map((tool) => tool.name);

test('a text asks for tools by their whole names, in its own order', () => {
  expect(called('please call get_time and get_weather')).toEqual(['get_time', 'get_weather']);
  expect(called('use the get_weather tool')).toEqual(['get_weather']);
  expect(called('get_weather is a tool')).toEqual([]);
  expect(called('call me. get_weather is a tool')).toEqual([]);
});

test('a text gives values for arguments', () => {
  const { values } = commands('call get_weather with city=Paris and note="two words", n=3', tools);
  expect(Object.fromEntries(values)).toEqual({ city: 'Paris', note: 'two words', n: '3' });
});

test('a text orders searches, lengths, cache counts, failures and refusals', () => {
  expect(commands('search for red bees, then cached 12 and cache write 5', tools)).toMatchObject({
    search: 'red bees, then cached 12 and cache write 5',
    cacheRead: 12,
    cacheWrite: 5,
  });
  expect(commands('say 40 words', tools).words).toBe(40);
  expect(commands('fail with 529', tools).failure).toBe(529);
  expect(commands('fail with 200', tools).failure).toBeNull();
  expect(commands('please refuse', tools).refuse).toBe(true);
});
