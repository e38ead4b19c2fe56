import type { Difference, SameDifferences } from './differences.ts';
import { type Level, placeText } from './report.ts';
import type { CatalogDiff, WeighedChange } from './verdict.ts';

/** Groups of requests that are shown unless all are asked for. */
const few = 3;

/** What a person reads in a terminal. */
export function inWords(diff: CatalogDiff, all: boolean): string {
  const lines = [heading(diff), ...misfitLines(diff)];
  for (const change of diff.changes) {
    lines.push('', `${change.level}  ${changeText(change)}`, `       ${change.reason}`);
  }
  if (diff.verdict === null) return lines.join('\n');
  lines.push('', ...requestLines(diff, all), '', filesText(diff));
  return [...lines, '', 'For the changelog:', '', ...changelog(diff)].join('\n');
}

/** What a pull request shows. */
export function inMarkdown(diff: CatalogDiff, all: boolean): string {
  const lines = [`### Catalogue: ${diff.verdict ?? 'no change'}`, '', heading(diff), ...misfitLines(diff)];
  if (diff.verdict === null) return lines.join('\n');
  lines.push('', '| Verdict | Whom | What | Why | Where | Shapes |', '| --- | --- | --- | --- | --- | --- |');
  for (const { level, subject, says, reason, places, shapes } of diff.changes) {
    const where = places.map((place) => `\`${placeText(place)}\``).join(' ');
    lines.push(`| ${[level, subject, says, reason, where, String(shapes ?? '–')].map(cell).join(' | ')} |`);
  }
  lines.push('', '<details><summary>Provider requests, before and after</summary>', '', '```text');
  lines.push(...requestLines(diff, all), '```', '', '</details>', '', filesText(diff), '', '#### Changelog', '');
  return [...lines, ...changelog(diff)].join('\n');
}

/** A cell of a Markdown table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function heading({ from, to, verdict }: CatalogDiff): string {
  const counts = verdict === null ? 'nothing that the tables say has changed' : `overall ${verdict}`;
  return `From ${from} to ${to}: ${counts}`;
}

function misfitLines({ resolved, misfits, from }: CatalogDiff): readonly string[] {
  if (resolved) return [];
  return [
    '',
    `The tables of ${from} do not fit today's row types, so rows are compared one by one, without decisions and requests:`,
    ...misfits.map((misfit) => `  ${misfit}`),
  ];
}

/** `A-mid (2 aliases): temperature: pass → drop (spec/catalog/groups.yaml:20:15); 3 request shapes affected` */
function changeText({ subject, says, places, aliases, shapes }: WeighedChange): string {
  const where = places.map(placeText).join(', ');
  const affected = shapes === null || aliases.length === 0 ? '' : `; ${counted(shapes, 'request shape')} affected`;
  return `${subject}: ${says} (${where})${affected}`;
}

function requestLines({ requests }: CatalogDiff, all: boolean): readonly string[] {
  if (requests === null) return ['Provider requests: not compared'];
  const { changed, compared, groups } = requests;
  const shown = all ? groups : groups.slice(0, few);
  const head = `Provider requests: ${changed} of ${compared} change`;
  const rest = groups.length - shown.length;
  const more = rest === 0 ? [] : [`  and ${rest} more such: --requests shows all`];
  return [head, ...shown.flatMap(groupLines), ...more];
}

function groupLines({ format, shape, aliases, differences }: SameDifferences): readonly string[] {
  return [`  ${format}, ${shape}, to ${aliases.join(', ')}`, ...differences.map(differenceText)];
}

function differenceText({ at, before, after }: Difference): string {
  return `    ${at}: ${before ?? 'not there'} → ${after ?? 'not there'}`;
}

function filesText({ files }: CatalogDiff): string {
  if (files === null) return 'Generated files: not known';
  return files.length === 0 ? 'Generated files: none changes' : `Generated files: ${files.join(', ')}`;
}

const headings: Readonly<Record<Level, string>> = { major: 'Changed or removed', minor: 'New', patch: 'Inside' };

/** The entry for a changelog, in Markdown. */
function changelog({ changes }: CatalogDiff): readonly string[] {
  const told = (['major', 'minor', 'patch'] as const).flatMap((level) => {
    const its = changes.filter((change) => change.level === level);
    const lines = its.map(({ subject, says, reason }) => `- ${subject}: ${says}. ${sentence(reason)}`);
    return its.length === 0 ? [] : [`**${headings[level]}**`, '', ...lines, ''];
  });
  return told.slice(0, -1);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
