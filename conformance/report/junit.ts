import type { Report, Result } from './result.ts';

/** The results as JUnit XML: a test suite for each area. */
export function junit({ results, took }: Pick<Report, 'results' | 'took'>): string {
  const areas = [...Map.groupBy(results, ({ area }) => area)];
  const suites = areas.map(([area, own]) => {
    return `  <testsuite name="${escaped(area)}" ${counted(own)} time="${seconds(own)}">\n${own.map(testcase).join('')}  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="polywire conformance" ${counted(results)} time="${took / 1000}">\n${suites.join('')}</testsuites>\n`;
}

function counted(results: readonly Result[]): string {
  const count = (...wanted: readonly Result['status'][]): number =>
    results.filter(({ status }) => wanted.includes(status)).length;
  const skipped = count('not_applicable', 'not_testable', 'expected_failure');
  return `tests="${results.length}" failures="${count('fail', 'unexpected_pass')}" errors="${count('error')}" skipped="${skipped}"`;
}

function seconds(results: readonly Result[]): number {
  return results.reduce((sum, { took }) => sum + took, 0) / 1000;
}

const kinds: Readonly<Record<Result['status'], string | null>> = {
  pass: null,
  fail: 'failure',
  unexpected_pass: 'failure',
  error: 'error',
  not_applicable: 'skipped',
  not_testable: 'skipped',
  expected_failure: 'skipped',
};

function testcase({ id, area, status, why, took }: Result): string {
  const head = `    <testcase classname="${escaped(area)}" name="${escaped(id)}" time="${took / 1000}"`;
  const kind = kinds[status];
  if (kind === null) return `${head}/>\n`;
  return `${head}>\n      <${kind} message="${escaped(`${status}: ${why ?? ''}`)}"/>\n    </testcase>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, without the characters that it has no place for. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"]/gu, (one) => entities[one] ?? one);
}
