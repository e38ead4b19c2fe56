import { text } from '../load/cells.ts';
import { problemText } from '../load/place.ts';
import type { Place } from '../load/place.ts';
import type { Row, Tables } from '../load/tables.ts';
import { cellChanges, same } from './cells.ts';
import type { ColumnChange, RowChange } from './cells.ts';
import type { Change } from './change.ts';
import { columnJudges } from './columns.ts';
import { addable } from './judge.ts';
import type { Verdict } from './level.ts';
import { arrow, counted, valueText } from './words.ts';

const offered: Verdict = { level: 'patch', reason: 'what init offers' };
const noMatter: Verdict = { level: 'patch', reason: 'no caller meets it but through an alias' };

/** What a row that is new, or gone, is to callers. */
const rowVerdicts: Readonly<Record<string, { readonly added: Verdict; readonly removed: Verdict }>> = {
  aliases: {
    added: { level: 'minor', reason: 'there is a new model' },
    removed: { level: 'major', reason: 'whoever asks for it gets model_not_found' },
  },
  parameters: {
    added: { level: 'minor', reason: 'a field is known' },
    removed: { level: 'major', reason: 'a field is not known any more' },
  },
  content: {
    added: { level: 'minor', reason: 'a kind of content is known' },
    removed: { level: 'major', reason: 'a kind of content is not known any more' },
  },
  errors: {
    added: { level: 'minor', reason: 'there is a new error' },
    removed: { level: 'major', reason: 'who handles it meets another' },
  },
  limits: {
    added: { level: 'minor', reason: 'something new is bounded' },
    removed: { level: 'minor', reason: 'something is bounded no more' },
  },
  weights: {
    added: { level: 'major', reason: 'the allowance is drawn by something new' },
    removed: { level: 'minor', reason: 'the allowance is drawn by less' },
  },
  presets: { added: offered, removed: offered },
  roles: {
    added: { level: 'minor', reason: 'there is a new role' },
    removed: { level: 'major', reason: 'who has it may do nothing' },
  },
  agent_errors: {
    added: { level: 'minor', reason: 'the agent server has a new error' },
    removed: { level: 'major', reason: 'who handles it meets another' },
  },
  agent_limits: {
    added: { level: 'minor', reason: 'something new is bounded' },
    removed: { level: 'minor', reason: 'something is bounded no more' },
  },
  file_types: {
    added: { level: 'minor', reason: 'such files are taken' },
    removed: { level: 'major', reason: 'such files are refused' },
  },
  connectors: {
    added: { level: 'minor', reason: 'there is a new kind of connection' },
    removed: { level: 'major', reason: 'its connections work no more' },
  },
};

/** How one calls a row of a table. */
const words: Readonly<Record<string, string>> = {
  aliases: '',
  groups: '',
  providers: '',
  parameters: 'parameter ',
  content: 'content ',
  errors: 'error ',
  limits: 'limit ',
  prices: 'price of ',
  weights: 'weight of ',
  wires: 'wire ',
  presets: 'preset ',
  roles: 'role ',
  agent_errors: "agent server's error ",
  agent_limits: "agent server's limit ",
  file_types: 'file type ',
  connectors: 'connector ',
};

/**
 * What callers see of rows and columns. `told`: the places that changes of plans have told already; null: nothing is known
 * of plans, so that every column is told.
 */
export function rowChanges(before: Tables, after: Tables, told: ReadonlySet<string> | null): readonly Change[] {
  const changes = [...cellChanges(before, after)];
  const renamed = renamings(changes.filter((change) => change.kind !== 'changed'));
  return [
    ...changes.flatMap((change) => {
      if (change.kind === 'changed') return columnChange(change, after, told);
      return renamed.has(change.row) ? (renamed.get(change.row) ?? []) : [rowChange(change)];
    }),
    ...orderChanges(before, after),
  ];
}

function rowChange({ kind, table, row, place }: RowChange): Change {
  const verdict = rowVerdicts[table]?.[kind] ?? noMatter;
  const group = table === 'aliases' ? text(row, 'group') : '';
  const says = group === '' ? kind : `${kind} (${group})`;
  return { ...verdict, subject: subjectOf(table, row), says, places: [place], aliases: [] };
}

/** Aliases that have another name, under their new row; their old row tells nothing. */
function renamings(changes: readonly RowChange[]): ReadonlyMap<Row, readonly Change[]> {
  const aliases = changes.filter(({ table }) => table === 'aliases');
  const found = new Map<Row, readonly Change[]>();
  for (const { kind, row, place } of aliases) {
    if (kind === 'removed') continue;
    const old = aliases.find(
      (other) => other.kind === 'removed' && !found.has(other.row) && same(identity(other.row), identity(row)),
    );
    if (old === undefined) continue;
    found.set(old.row, []);
    const says = `renamed: ${arrow(old.row.key, row.key)}`;
    const reason = 'whoever asks for the old name gets model_not_found';
    found.set(row, [{ level: 'major', reason, subject: row.key, says, places: [place], aliases: [] }]);
  }
  return found;
}

/** What stays when an alias gets another name. */
function identity(row: Row): unknown {
  return [text(row, 'group'), text(row, 'provider'), text(row, 'provider_model')];
}

function columnChange(change: ColumnChange, after: Tables, told: ReadonlySet<string> | null): readonly Change[] {
  const { table, row, column, before, after: now, place } = change;
  const judge = columnJudges[table]?.[column] ?? addable('a column that today knows no more');
  const plain = { subject: subjectOf(table, row), says: `${column}: ${arrow(valueText(before), valueText(now))}` };
  const aliases = aliasesOf(table, row, after);
  const about =
    aliases.length > 1
      ? { ...plain, subject: `${plain.subject} (${counted(aliases.length, 'alias', 'aliases')})` }
      : plain;
  if (judge !== 'plans') return [{ ...judge(before, now), ...about, places: [place], aliases }];
  if (told === null) {
    const reason = 'its plans cannot be resolved: taken for a loss';
    return [{ level: 'major', reason, ...about, places: [place], aliases }];
  }
  if (placesIn(change).some((one) => told.has(placeText(one)))) return [];
  return [{ level: 'patch', reason: 'no model behaves otherwise', ...about, places: [place], aliases }];
}

/** Of the column, and of what is in it. */
function placesIn({ row, column, place, after }: ColumnChange): readonly Place[] {
  const keys = typeof after === 'object' && after !== null && !Array.isArray(after) ? Object.keys(after) : [];
  return [place, row.placeOf(column), ...keys.map((key) => row.placeOf(column, key))];
}

/** A place as one text. */
export function placeText(place: Place): string {
  return problemText({ place, message: '' }).replace(/: $/, '');
}

function aliasesOf(table: string, row: Row, tables: Tables): readonly string[] {
  const all = [...(tables.get('aliases')?.rows.values() ?? [])];
  const groups = [...(tables.get('groups')?.rows.values() ?? [])];
  const served = groups.filter((group) => text(group, 'provider') === row.key).map(({ key }) => key);
  switch (table) {
    case 'aliases':
      return [row.key];
    case 'groups':
      return all.filter((alias) => text(alias, 'group') === row.key).map(({ key }) => key);
    case 'providers':
      return all.filter((alias) => served.includes(text(alias, 'group'))).map(({ key }) => key);
    default:
      return [];
  }
}

function* orderChanges(before: Tables, after: Tables): Iterable<Change> {
  for (const [name, table] of after) {
    const old = before.get(name);
    if (old === undefined) continue;
    const [was, is] = [
      [...old.rows.keys()].filter((key) => table.rows.has(key)),
      [...table.rows.keys()].filter((key) => old.rows.has(key)),
    ];
    const moved = is.findIndex((key, index) => key !== was[index]);
    const row = table.rows.get(is[moved] ?? '');
    if (row === undefined) continue;
    const says = 'rows stand in another order';
    const reason = 'lists and headers name them in another order';
    yield { level: 'patch', reason, subject: `${name}.yaml`, says, places: [row.place], aliases: [] };
  }
}

function subjectOf(table: string, row: Row): string {
  return `${words[table] ?? `${table} `}${row.key}`;
}
