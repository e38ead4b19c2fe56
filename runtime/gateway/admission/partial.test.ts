import { describe, expect, it } from 'vitest';
import { noUsage, type Usage } from '../../turn/usage.ts';
import { PartialUsage } from './partial.ts';

const start = (usage?: Usage) =>
  ({ type: 'start', id: 'r', model: 'm', created: 0, ...(usage === undefined ? {} : { usage }) }) as const;
const part = { type: 'part', index: 0, part: { type: 'text' } } as const;
const text = (length: number) => ({ type: 'delta', index: 0, text: 'x'.repeat(length) }) as const;
const estimated = () => Promise.resolve(70);

describe('the usage of an answer that breaks off', () => {
  it('is the prompt that the provider counted, and the words that came', async () => {
    const partial = new PartialUsage();
    const counted = { ...noUsage, input: 30, cacheRead: 5 };
    for (const event of [start(counted), part, text(10)]) partial.push(event);
    expect(partial.begun).toBe(true);
    expect(await partial.usage(estimated)).toEqual({ ...counted, output: 3 });
  });

  it('has an estimated prompt where the provider tells it last', async () => {
    const partial = new PartialUsage();
    for (const event of [start(), part, text(8)]) partial.push(event);
    expect(await partial.usage(estimated)).toEqual({ ...noUsage, input: 70, output: 2 });
  });

  it('is what the provider counted in the end, where that came without a reason to stop', async () => {
    const partial = new PartialUsage();
    const counted = { ...noUsage, input: 30, output: 9 };
    for (const event of [start(), part, text(8), { type: 'stop', stop: null, usage: counted } as const])
      partial.push(event);
    expect(await partial.usage(estimated)).toEqual(counted);
  });

  it('has not begun before the caller saw something', () => {
    const partial = new PartialUsage();
    partial.push(start({ ...noUsage, input: 30 }));
    expect(partial.begun).toBe(false);
  });

  it('counts only the words of a further turn: those before are counted, and its prompt nobody told', async () => {
    const partial = new PartialUsage();
    for (const event of [start({ ...noUsage, input: 30 }), part, text(400)]) partial.push(event);
    partial.turnEnded();
    partial.push(text(4));
    expect(await partial.usage(estimated)).toEqual({ ...noUsage, output: 1 });
  });
});
