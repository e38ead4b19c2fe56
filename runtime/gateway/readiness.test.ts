import { expect, it } from 'vitest';
import { firstReason, type ReadinessCheck } from './readiness.ts';

const holds: ReadinessCheck = { reason: 'never said', passes: () => true };

it('is ready when every check passes', async () => {
  expect(await firstReason([])).toBeNull();
  expect(await firstReason([holds, { reason: 'later', passes: () => Promise.resolve(true) }])).toBeNull();
});

it('else says the reason of the first that fails, throws or does not answer, and nothing of the error', async () => {
  const fails: ReadinessCheck = { reason: 'no store', passes: () => false };
  const throws: ReadinessCheck = { reason: 'no cache', passes: () => Promise.reject(new Error('secret')) };
  const hangs: ReadinessCheck = { reason: 'no answer', passes: () => new Promise<boolean>(() => undefined) };
  expect(await firstReason([holds, fails, throws])).toBe('no store');
  expect(await firstReason([throws, fails])).toBe('no cache');
  expect(await firstReason([hangs])).toBe('no answer');
});
