import { expect, test } from 'vitest';
import { runAgentLists } from './agent-lists.ts';
import { endAll } from './system/children.ts';
import { freePortRange } from './system/ports.ts';

// A small run of `npm run bench -- agent-lists`: every page is right, whatever it takes.

test('the pages of an agent server with 30 conversations are right', { timeout: 120_000 }, async () => {
  const port = await freePortRange(1);
  const size = { conversations: 30, messages: 120, requests: 5, limitMs: null };
  const found = await runAgentLists({ ...size, port, progress: () => undefined });
  await endAll();
  expect(found.faults).toEqual([]);
  expect(found.pages.map(({ name }) => name)).toContain('messages');
  for (const { p50 } of found.pages) expect(p50).toBeGreaterThan(0);
});
