import { expect, it } from 'vitest';
import { exampleTurn } from '../adapt/example-plan.ts';
import { FileKeys } from './accounts/file-keys.ts';
import { keyPrefix } from './accounts/key-prefix.ts';
import { newKey, readKey } from '../platform/key.ts';
import { fallbacksOf } from './fallbacks.ts';
import { limitsOf } from './limits.ts';
import type { ChatRoute } from './route.ts';
import { setUp } from './setup.ts';
import type { Lasting } from './lasting.ts';
import { resolveChat } from './resolve.ts';
import { Upstreams } from './connection.ts';

it("a model that an administrator restricted serves in nobody's place either", async () => {
  const text = newKey(keyPrefix);
  const upstreams = new Upstreams();
  const providers = { 'P-A': { base_url: 'http://127.0.0.1:9' }, 'P-R': { base_url: 'http://127.0.0.1:9' } };
  const setup = setUp({ gateway: { listen: 'x:0' }, providers }, {}, { upstreams } as unknown as Lasting);
  const key = readKey(keyPrefix, text);
  const anyone = key === null ? null : new FileKeys([text], limitsOf()).ofKey(key);
  if (anyone === null) throw new Error('no caller');
  const named = (route: ChatRoute) => route.alias;
  const asked = resolveChat('a-mid', 'chat', { caller: anyone, setup } as Parameters<typeof resolveChat>[2]);
  expect(fallbacksOf(asked, exampleTurn(), anyone, setup).map(named)).toEqual(['a-top', 'r-high']);
  const restricted = { ...anyone, restricted: new Set(['a-top'] as const) };
  expect(fallbacksOf(asked, exampleTurn(), restricted, setup).map(named)).toEqual(['r-high']);
  await upstreams.close();
});
