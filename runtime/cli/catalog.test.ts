import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckoutCopy } from './checkout-copy.ts';
import type { CatalogDiff } from './catalog/verdict.ts';
import { runFrom, type Ended } from './run-command.ts';

let copy: CheckoutCopy;
beforeAll(async () => {
  copy = await CheckoutCopy.make();
  await copy.commit();
}, 60_000);
afterAll(() => copy.remove());

const slow = 120_000;
const diff = (...args: readonly string[]): Promise<Ended> => runFrom(copy.command, ['catalog', 'diff', ...args]);

async function diffed(
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly found: CatalogDiff }> {
  const { code, out, err } = await diff('--json', ...args);
  expect(err).toBe('');
  return { code, found: JSON.parse(out) as CatalogDiff };
}

describe('What a change of the tables does to callers', () => {
  it('is nothing where nothing has changed: exit code 0', { timeout: slow }, async () => {
    const { code, out } = await diff();
    expect(code).toBe(0);
    expect(out).toContain('nothing that the tables say has changed');
  });

  it(
    'is told once for all models of a group, with its cell, its requests and its files',
    { timeout: slow },
    async () => {
      await copy.edit('groups', /(M-s:[^]*?sampling: )\[temperature, top_p, top_k\]/, '$1[top_p, top_k]');
      const { code, found } = await diffed();
      expect(code).toBe(5);
      expect(found.verdict).toBe('major');
      expect(found.changes).toHaveLength(1);
      expect(found.changes[0]).toMatchObject({
        level: 'major',
        subject: 'M-s (4 aliases)',
        says: 'temperature: pass → drop',
        aliases: ['m-s', 'm-s-1', 'm-s-2', 'm-s-3'],
        shapes: 6,
      });
      expect(found.requests?.changed).toBe(24);
      expect(found.requests?.groups[0]).toMatchObject({
        format: 'chat',
        shape: 'temperature',
        differences: [
          { at: 'temperature', before: '0.2', after: null },
          { at: 'header x-service-dropped-params', before: null, after: 'temperature' },
        ],
      });
      expect(found.files).toContain('catalog/plans.ts');
    },
  );

  it('is told row by row where the rows of a version do not fit the types of today', { timeout: slow }, async () => {
    await copy.edit('roles', /, spend: false \} # calls models/, ' } # calls models');
    await copy.commit();
    await copy.edit('roles', / \} # calls models/, ', spend: false } # calls models');
    const { found } = await diffed();
    expect(found.resolved).toBe(false);
    expect(found.misfits[0]).toMatch(/^spec\/catalog\/roles\.yaml:\d+:\d+: missing column "spend"/);
    expect(found.requests).toBeNull();
    expect(found.changes.map(({ subject, says }) => [subject, says])).toEqual([
      ['role developer', 'spend: nothing → no'],
    ]);
  });

  it(
    'is not told of a version that git does not know, nor of tables that contradict themselves',
    { timeout: slow },
    async () => {
      expect(await diff('no-such-version')).toMatchObject({
        code: 1,
        err: 'polywire catalog: git knows no version "no-such-version"\n',
      });
      await copy.edit('groups', 'X-b:\n  { provider: P-X', 'X-b:\n  { provider: P-Y');
      const { code, err } = await diff();
      expect(code).toBe(1);
      expect(err).toMatch(/spec\/catalog\/groups\.yaml:\d+:\d+: unknown provider "P-Y"/);
    },
  );

  it('is asked for in words that can be read', async () => {
    expect((await diff('--fail-on', 'grave')).code).toBe(2);
    expect((await diff('--json', '--markdown')).code).toBe(2);
    expect((await runFrom(copy.command, ['catalog', 'dif'])).code).toBe(2);
  });
});
