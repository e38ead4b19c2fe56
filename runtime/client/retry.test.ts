import { expect, test } from 'vitest';
import { mayRetry, retryDelay } from './retry.ts';

const limits = { retryDelay: 500, longestDelay: 60_000 };

test('seed 000, "Streaming failures and retries" 5: 429 and 5xx are retried, what the caller caused is not', () => {
  const retried = [429, 500, 502, 503, 529].filter((status) => mayRetry(status, new Headers()));
  expect(retried).toEqual([429, 500, 502, 503, 529]);
  expect([400, 401, 402, 403, 404, 422].some((status) => mayRetry(status, new Headers()))).toBe(false);
});

test('x-should-retry has the last word', () => {
  expect(mayRetry(503, new Headers({ 'x-should-retry': 'false' }))).toBe(false);
  expect(mayRetry(400, new Headers({ 'x-should-retry': 'true' }))).toBe(true);
});

test('Retry-After is honoured, as seconds and as a date', () => {
  expect(retryDelay(1, new Headers({ 'retry-after': '3' }), limits)).toBe(3000);
  const date = new Date(Date.now() + 10_000).toUTCString();
  expect(retryDelay(1, new Headers({ 'retry-after': date }), limits)).toBeGreaterThan(8000);
  expect(retryDelay(1, new Headers({ 'retry-after': 'Tue, 01 Jan 2019 00:00:00 GMT' }), limits)).toBe(0);
});

test('a service that asks for more than the caller wants to wait is not waited for', () => {
  expect(retryDelay(1, new Headers({ 'retry-after': '3600' }), limits)).toBeNull();
});

test('else the wait doubles up to eight seconds, and is never the same', () => {
  const waits = [1, 2, 3, 4, 5, 9].map((failed) => retryDelay(failed, null, limits) ?? 0);
  const longest = [500, 1000, 2000, 4000, 8000, 8000];
  for (const [place, wait] of waits.entries()) {
    expect(wait).toBeLessThanOrEqual(longest[place] ?? 0);
    expect(wait).toBeGreaterThanOrEqual((longest[place] ?? 0) * 0.75);
  }
});
