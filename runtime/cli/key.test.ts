import { expect, it } from 'vitest';
import { keyPrefix } from '../gateway/keyring.ts';
import { readKey } from '../platform/key.ts';
import { run } from './run-command.ts';

it('prints a well-formed key, another one each time', async () => {
  const [first, second] = await Promise.all([run('key', 'new'), run('key', 'new')]);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(readKey(keyPrefix, first.out.trim())).not.toBeNull();
  expect(second.out).not.toBe(first.out);
});

it('does nothing else with keys', async () => {
  expect(await run('key')).toEqual({ code: 2, out: '', err: 'polywire key: usage: polywire key new\n' });
});
