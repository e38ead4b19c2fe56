import type { Requirements } from '../requirements/requirements.ts';
import type { LoadedCase } from '../runner/load.ts';

/** In words: how many cases each area has, and how much of the requirements they and the tests are for. */
export function coverage(cases: readonly LoadedCase[], { rows }: Requirements): string {
  const covered = new Set(cases.flatMap(({ proves }) => proves));
  const tested = [...rows.values()].filter(({ proof }) => (proof?.length ?? 0) > 0).length;
  const left = [...rows].filter(([id]) => !covered.has(id));
  const unseen = Map.groupBy(left, ([, row]) => row.unseen ?? 'no case of these is for them:');
  return [
    ...[...Map.groupBy(cases, ({ area }) => area)].flatMap(([area, own]) => [
      `${area}: ${own.length} cases`,
      ...own.map(({ id, proves }) => `  ${id.padEnd(44)} ${proves.join(' ')}`),
    ]),
    '',
    `${cases.length} cases, before they are expanded`,
    `requirements: ${rows.size}; ${covered.size} with a fixture, ${tested} with a test`,
    ...(left.length === 0 ? [] : ['without a fixture:']),
    ...[...unseen].map(([why, own]) => `  ${why} ${own.map(([id]) => id).join(' ')}`),
  ].join('\n');
}
