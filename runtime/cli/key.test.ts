import { expect, it } from 'vitest';
import { keyPrefix } from '../gateway/accounts/key-prefix.ts';
import { readKey } from '../platform/key.ts';
import { run } from './run-command.ts';

it('prints a well-formed key, another one each time', async () => {
  const [first, second] = await Promise.all([run('key', 'new'), run('key', 'new')]);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(readKey(keyPrefix, first.out.trim())).not.toBeNull();
  expect(second.out).not.toBe(first.out);
});
