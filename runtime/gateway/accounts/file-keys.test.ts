import { roles } from '@polywire/generated/catalog/roles.ts';
import { describe, expect, it } from 'vitest';
import { newKey } from '../../platform/key.ts';
import { limitsOf } from '../limits.ts';
import { keyOf } from '../testing/accounts.ts';
import type { Caller } from './caller.ts';
import { compose } from './compose.ts';
import { FileKeys } from './file-keys.ts';
import { keyPrefix } from './key-prefix.ts';

const [text, another] = [newKey(keyPrefix), newKey(keyPrefix)];
const keys = new FileKeys([text], limitsOf({ requests_per_minute: 7 }));
const key = keyOf(text);
const stranger = keyOf(another);

describe('a key of the deployment file', () => {
  it("is the operator's: everything, unpaid, within the deployment's limits, at once", () => {
    expect(keys.ofKey(key)).toEqual({
      keyId: key.id,
      organization: 'default',
      may: roles.owner,
      restricted: new Set(),
      account: { billing: 'operator' },
      bounds: { requestsPerMinute: 7, tokensPerMinute: 2_000_000, concurrency: 64 },
    });
  });

  it('is unknown with another secret or another id', () => {
    expect(keys.ofKey({ ...key, secret: stranger.secret })).toBeNull();
    expect(keys.ofKey({ ...key, id: stranger.id })).toBeNull();
  });
});

describe('of all credentials', () => {
  const stored: Caller = { ...(keys.ofKey(key) as Caller), organization: 'org_of_the_store' };
  const accounts = compose(
    keys,
    { ofKey: () => stored },
    { ofSession: (token) => (token === 'right' ? stored : null) },
  );

  it('keys of the file come first, and the store is not asked for them, whatever their secret', () => {
    expect(accounts.ofKey(key)).toMatchObject({ organization: 'default' });
    expect(accounts.ofKey({ ...key, secret: stranger.secret })).toBeNull();
  });

  it('any other key is looked for in the store, and a session among the sessions', () => {
    expect(accounts.ofKey(stranger)).toBe(stored);
    expect(accounts.ofSession('right')).toBe(stored);
    expect(accounts.ofSession('wrong')).toBeNull();
  });
});
