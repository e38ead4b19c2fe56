import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judged, readBaseline, writeBaseline } from './baseline.ts';
import { aResult } from './fixtures.ts';

const known = { 'a.one': 'not built yet' };

it('a known failure is expected, and one that passes is not', () => {
  const statuses = (status: 'pass' | 'fail' | 'error' | 'not_testable', id = 'a.one') =>
    judged([aResult({ id, status })], known).map((result) => result.status);
  expect(statuses('fail')).toEqual(['expected_failure']);
  expect(statuses('error')).toEqual(['expected_failure']);
  expect(statuses('pass')).toEqual(['unexpected_pass']);
  expect(statuses('not_testable')).toEqual(['not_testable']);
  expect(statuses('fail', 'a.two')).toEqual(['fail']);
});

it('what fails now is written down, and read again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'polywire-baseline-'));
  const file = join(folder, 'known.yaml');
  try {
    const results = [
      aResult({ id: 'a.one', status: 'expected_failure', why: 'status' }),
      aResult({ id: 'a.two (model=x: y)', status: 'fail', why: 'body.a: expected 1' }),
      aResult({ id: 'a.three' }),
    ];
    await writeBaseline(file, results, known);
    expect(await readBaseline(file)).toEqual({ 'a.one': 'not built yet', 'a.two (model=x: y)': 'body.a: expected 1' });
    expect(await readFile(file, 'utf8')).toMatch(/^# /u);
  } finally {
    await rm(folder, { recursive: true });
  }
});
