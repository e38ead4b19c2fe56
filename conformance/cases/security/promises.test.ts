import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

it('every promise of SECURITY.md names tests that there are, or says that it is not proven', () => {
  const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  const section = text.slice(text.indexOf('## What is promised'), text.indexOf('## What an operator'));
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:Promise|-+) /u.test(line));
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const [, , proof = ''] = row.split('|');
    const files = [...proof.matchAll(/`([^`]+\.test\.ts)`/gu)].map(([, file]) => file ?? '');
    for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
    expect(files.length > 0 || /\*\*designed\*\*|`npm run audit`/u.test(proof), row).toBe(true);
  }
});
