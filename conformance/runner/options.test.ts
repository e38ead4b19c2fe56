import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

const environment = { KEY: 'secret' };
const read = (...args: readonly string[]) => readOptions(args, environment);

describe('the options', () => {
  it('without a URL are those of a gateway of our own', () => {
    expect(read()).toMatchObject({ baseUrl: null, key: null, rate: null, concurrency: 8 });
  });

  it('with a URL are polite to it', () => {
    expect(read('--base-url', 'https://x.example/v1/', '--api-key-env', 'KEY')).toMatchObject({
      baseUrl: 'https://x.example',
      key: 'secret',
      rate: 5,
      concurrency: 2,
    });
  });

  it('have money in dollars', () => {
    expect(read('--max-cost-usd', '0.5').maxCost).toBe(500_000);
  });

  it.each([
    [['--base-url', 'https://x.example'], 'needs --api-key-env'],
    [['--base-url', 'https://x.example', '--api-key-env', 'NONE'], 'the environment has no NONE'],
    [['--base-url', 'x.example', '--api-key-env', 'KEY'], 'must be an http(s) URL'],
    [['--base-url', 'https://me:pass@x.example', '--api-key-env', 'KEY'], 'put it in the environment'],
    [['--mocks-url', 'http://x.example'], 'needs --base-url'],
    [['--rate', '-1'], '--rate'],
    [['--rate', 'fast'], 'must be a number above 0'],
    [['--write-baseline'], 'needs --baseline'],
    [['--api-key', 'secret'], 'Unknown option'],
  ])('%j cannot be read: %s', (args, message) => {
    expect(() => read(...args)).toThrow(UsageError);
    expect(() => read(...args)).toThrow(message);
  });
});
