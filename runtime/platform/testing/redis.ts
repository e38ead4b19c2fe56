import { randomBytes } from 'node:crypto';
import { describe } from 'vitest';
import { part } from './part.ts';

const redis = await part('Redis');

/** A real Redis or Valkey, with a prefix for keys and channels that nobody else uses. */
export interface RedisUnderTest {
  readonly url: string;
  readonly newPrefix: () => string;
}

/** Tests on a real Redis or Valkey, which are skipped where there is none. */
export function onRedis(title: string, tests: (redis: RedisUnderTest) => void): void {
  const url = 'url' in redis ? redis.url : '';
  describe.skipIf(url === '')(`${title} on Redis`, () => {
    tests({ url, newPrefix: () => `test-${randomBytes(8).toString('hex')}:` });
  });
}
