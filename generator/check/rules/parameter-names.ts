import { rowsOf } from '../../load/tables.ts';
import type { Row } from '../../load/tables.ts';
import { ruleOf } from '../../resolve/rule.ts';
import type { Rule } from '../rule.ts';
import { names } from '../rule.ts';
import { unknownName } from '../suggest.ts';

/** Every parameter that a provider or a group lists is a canonical one, and the column is the one that decides it. */
export const parameterNames: Rule = function* ({ tables }) {
  const parameters = [...rowsOf(tables, 'parameters').values()].filter(({ columns }) => columns['canonical'] === true);
  yield* listed(rowsOf(tables, 'providers').values(), 'cannot_carry', parameters);

  for (const column of new Set(parameters.flatMap((row) => memberColumn(row) ?? []))) {
    const members = parameters.filter((parameter) => memberColumn(parameter) === column || undecided(parameter));
    yield* listed(rowsOf(tables, 'groups').values(), column, members);
  }
  for (const parameter of parameters) {
    const rule = ruleOf(parameter);
    const to = rule?.from === 'member' ? rule.gives_way?.to : undefined;
    if (typeof to === 'string' && !parameters.some(({ key }) => key === to)) {
      yield unknownName(
        parameter.placeOf('decision', 'gives_way', 'to'),
        'parameter',
        to,
        parameters.map(({ key }) => key),
      );
    }
  }
};

function* listed(rows: Iterable<Row>, column: string, parameters: readonly Row[]) {
  const known = parameters.map(({ key }) => key);
  for (const row of rows) {
    for (const [name, index] of names(row, column)) {
      if (!known.includes(name)) yield unknownName(row.placeOf(column, index), 'parameter', name, known);
    }
  }
}

/** The list column of groups.yaml that decides a parameter. */
function memberColumn(parameter: Row): string | null {
  const rule = ruleOf(parameter);
  return rule?.from === 'member' ? rule.column : null;
}

/** Its decision has been reported as wrong, so that nobody can say which column lists it. */
function undecided(parameter: Row): boolean {
  return 'decision' in parameter.columns && ruleOf(parameter) === null;
}
