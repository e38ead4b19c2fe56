import { describe, expect, it } from 'vitest';
import { aResult } from '../runner/fixtures.ts';
import { redacted } from '../runner/redact.ts';
import { badge } from './badge.ts';
import { html } from './html.ts';
import { junit } from './junit.ts';
import { countsOf, statuses, type Report, type Result } from './result.ts';
import { Terminal } from './terminal.ts';

const canary = 'sk-canary-0123456789';

function aReport(results: readonly Result[]): Report {
  return {
    tool: 'polywire conformance',
    target: 'https://x.example',
    mocks: false,
    started: '2026-11-20T12:00:00.000Z',
    took: 1_500,
    requests: results.length,
    cost: 1_200,
    official: null,
    groups: ['A'],
    counts: countsOf(results),
    requirements: { rows: 500, passed: 1, covered: 400 },
    sentences: { 'naming.service': 'It holds.' },
    results,
  };
}

/** One result of each status; what came back repeats the credential in all places that it can. */
const results = statuses.map((status, index) =>
  aResult({
    id: `area.case_${index} (text=<b>"&\u0007)`,
    status,
    why: status === 'pass' ? null : `found ${canary} </script>`,
    group: index % 2 === 0 ? 'A' : null,
    differences: [{ step: 0, path: 'body', expected: 1, found: { [canary]: canary } }],
    exchanges: [
      {
        request: { method: 'POST', url: `https://x.example/?key=${canary}`, headers: {}, body: canary },
        response: { status: 200, headers: { 'x-echo': canary }, body: `{"k":"${canary}"}`, whole: true, took: 3 },
        provider: [
          { kind: 'P-A', wire: 'messages', method: 'POST', path: '/v1', text: canary, status: 200, refused: canary },
        ],
      },
    ],
  }),
);
const report = aReport(redacted(results, [canary]));

describe('every report', () => {
  it('is without the credential', async () => {
    const written = [JSON.stringify(report), junit(report), await html(report), badge(report)];
    for (const text of written) expect(text).not.toContain(canary);
    expect(JSON.stringify(aReport(results))).toContain(canary);
  });

  it('of a terminal says what failed, and sums up by area', () => {
    const lines: string[] = [];
    const terminal = new Terminal({ isTTY: false, write: (text: string | Uint8Array) => lines.push(String(text)) > 0 });
    for (const [index, result] of report.results.entries()) terminal.told(result, index + 1, report.results.length);
    terminal.summary(report);
    const text = lines.join('');
    expect(text.match(/^✗ area\.case/gmu)).toHaveLength(3);
    expect(text).toContain('1 passed, 1 failed, 1 errors, 1 not applicable, 1 not testable here, 1 failed as expected');
    expect(text).toContain('The deployment does not conform.');
  });
});

describe('the JUnit report', () => {
  it('has a test case for each result, and counts them by what they are', () => {
    const text = junit(report);
    expect(text).toContain('tests="7" failures="2" errors="1" skipped="3"');
    expect(text.match(/<testcase /gu)).toHaveLength(7);
    expect(text.match(/<skipped /gu)).toHaveLength(3);
  });

  it('says nothing that XML cannot say', () => {
    const text = junit(report);
    expect(text).toContain('text=&lt;b&gt;&quot;&amp;)');
    expect(text).not.toMatch(/[\u0000-\u0008]/u);
  });
});

describe('the page', () => {
  it('needs nothing from anywhere', async () => {
    const page = await html(report);
    expect(page).not.toMatch(/(?:src|href)\s*=|@import|url\(/u);
    expect(page).not.toMatch(/\/\* (?:style|script) \*\//u);
  });

  it('holds all results, and no text of theirs ends its elements', async () => {
    const page = await html(report);
    const data = /<script id="data" type="application\/json">([^]*?)<\/script>/u.exec(page)?.[1] ?? '';
    const { results: shown } = JSON.parse(data) as Report;
    expect(shown.map(({ id }) => id)).toEqual(report.results.map(({ id }) => id));
  });

  it('shortens what is long, most of all where all is well', async () => {
    const long = 'x'.repeat(50_000);
    const response = { status: 200, headers: {}, body: long, whole: true, took: 1 };
    const exchanges = [{ request: { method: 'GET', url: '/', headers: {}, body: null }, response, provider: null }];
    const page = await html(aReport([aResult({ exchanges }), aResult({ exchanges, status: 'fail' })]));
    expect(page).toContain('… (49400 characters more)');
    expect(page).toContain('… (30000 characters more)');
  });
});

it('the badge says how many passed, or how many did not', () => {
  expect(badge(report)).toContain('conformance: 3 of 4 failed');
  expect(badge(aReport([aResult()]))).toContain('conformance: 1 passed');
});
