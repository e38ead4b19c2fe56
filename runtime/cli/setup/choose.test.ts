import { expect, it } from 'vitest';
import { chooseModels } from './choose.ts';
import type { Found } from './find.ts';

const google: Found = {
  preset: 'gemini',
  provider: 'P-G',
  binding: { base_url: 'https://models.example/v1', api_key_env: 'A_KEY' },
};

/** Answers in turn; what is asked and said comes back beside the choice. */
async function choose(listed: readonly string[], answers: readonly string[], bound = {}) {
  const left = [...answers];
  const said: string[] = [];
  const ask = (question: string): Promise<string> => {
    said.push(question);
    return Promise.resolve(left.shift() ?? '');
  };
  const models = await chooseModels(google, listed, bound, ask, (line) => said.push(line));
  return { models, said };
}

it('takes a number of the list, an id as it is typed, and nothing', async () => {
  const { models } = await choose(['gemini-one', 'gemini-two'], ['2', 'models-of-my-own', '']);
  expect(models).toEqual({ 'g-a': 'gemini-two', 'g-b': 'models-of-my-own' });
});

it('asks for the floating aliases alone, and for none that is bound', async () => {
  const { said } = await choose([], [], { 'g-b': 'x' });
  expect(said.filter((line) => line.endsWith(': '))).toEqual(['g-a: ', 'g-c: ']);
});

it('asks again for a number that is not there, and for an id with a space', async () => {
  const { models, said } = await choose(['gemini-one'], ['7', 'two words', '1']);
  expect(models).toEqual({ 'g-a': 'gemini-one' });
  expect(said).toEqual(expect.arrayContaining(['  there are 1 to 1', '  a model id has no spaces']));
});

it('lists what the preset shows, or everything where that would be nothing', async () => {
  expect((await choose(['gemini-one', 'text-embedding'], [])).said).not.toContain('    2  text-embedding');
  expect((await choose(['text-embedding'], [])).said).toContain('    1  text-embedding');
});
