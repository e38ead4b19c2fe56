import { fileAndTitle, sectionOf, type Requirement, type Requirements } from './requirements.ts';
import { awaited, type Document } from './documents.ts';

/** All that is wrong with the file, one line each. `titles`: the tests that there are, by file. */
export function faultsOf(
  { document, rows, open }: Requirements,
  titles: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return [
    ...[...rows].flatMap(([id, row]) =>
      faultsOfRow(document, id, row, open.has(id), titles).map((fault) => `${id}: ${fault}`),
    ),
    ...[...open.keys()].flatMap((id) => (rows.has(id) ? [] : [`open: there is no row ${id}`])),
  ];
}

/** Rows that have neither a fixture nor a reason why there is none, or both. `covered`: ids that the suite's cases prove. */
export function uncovered({ rows }: Pick<Requirements, 'rows'>, covered: ReadonlySet<string>): readonly string[] {
  return [...rows].flatMap(([id, { unseen }]) => {
    if (covered.has(id)) return unseen === undefined ? [] : [`${id}: has a fixture, and yet a reason why it has none`];
    if (unseen === undefined) return [`${id}: has no fixture, and does not say why`];
    return /\.$/u.test(unseen) ? [] : [`${id}: unseen says one whole sentence`];
  });
}

function faultsOfRow(
  { origins, sections }: Document,
  id: string,
  row: Requirement,
  isOpen: boolean,
  titles: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const { says, source, proof, awaits } = row;
  const faults = [];
  if (!/^[a-z0-9_]+(\.[a-z0-9_]+)+$/u.test(id)) faults.push('an id is words with points between them');
  if (!/\.$/u.test(says)) faults.push('says one whole sentence');
  if (!/^[^·]+ · [^·]+ · [^·]+$/u.test(source)) faults.push('source is `origin · section · place in it`');
  if (!origins.some((origin) => source.startsWith(`${origin} · `)))
    faults.push(`source begins with ${origins.join(' or ')}`);
  if (!sections.some((section) => section === sectionOf(row))) faults.push(`no section ${sectionOf(row)}`);
  if ((proof === undefined) === (awaits === undefined)) faults.push('has either proof or awaits');
  if (awaits !== undefined && !awaited.some((part) => part === awaits)) faults.push(`nothing is called ${awaits}`);
  if (proof?.length === 0 && !isOpen) faults.push('has no proof, and is not open');
  if (isOpen && proof?.length !== 0) faults.push('is open, and yet has a proof or waits for something');
  return [...faults, ...(proof ?? []).flatMap((one) => (resolves(one, titles) ? [] : [`no test ${one}`]))];
}

/** Whether the title is that of a test, or of a block of tests. */
function resolves(proof: string, titles: ReadonlyMap<string, readonly string[]>): boolean {
  const [file, title] = fileAndTitle(proof);
  const there = titles.get(file) ?? [];
  return there.some((full) => full === title || (title !== '' && full.startsWith(`${title} > `)));
}
