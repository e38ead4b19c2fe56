import type { Verdict } from './hold.ts';

/** A line for each mutant: what became of it, the case that caught it, seconds. */
export function table(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ mutant, outcome, by, why, took }) => {
    const what = outcome === 'caught' ? (by ?? '') : `${outcome.toUpperCase()}: ${why}`;
    return [mutant.id, what, (took / 1000).toFixed(1)] as const;
  });
  const head = ['mutant', 'caught by', 'seconds'] as const;
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column as 0].length)));
  const line = (row: readonly [string, string, string]): string => {
    const [id, by, seconds] = row;
    return `${id.padEnd(widths[0] ?? 0)}  ${by.padEnd(widths[1] ?? 0)}  ${seconds.padStart(widths[2] ?? 0)}`;
  };
  return [line(head), ...rows.map(line)].join('\n');
}

/** The whole of it in a few lines; what was not caught with what it breaks. */
export function summary(verdicts: readonly Verdict[], took: number): string {
  const left = verdicts.filter(({ outcome }) => outcome !== 'caught');
  const said = left.map(({ mutant, outcome, why }) => `✗ ${mutant.id} ${outcome}: ${mutant.breaks}\n    ${why}`);
  const caught = verdicts.length - left.length;
  return ['', ...said, `${caught} of ${verdicts.length} mutants caught, ${Math.round(took / 1000)} s`].join('\n');
}
