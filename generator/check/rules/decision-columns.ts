import { rowsOf } from '../../load/tables.ts';
import { ruleOf } from '../../resolve/rule.ts';
import type { DecisionRule } from '../../resolve/rule.ts';
import type { Rule } from '../rule.ts';
import { unknownName } from '../suggest.ts';

/** A column that a parameter's decision names, at its place in the row. */
interface Named {
  readonly at: readonly string[];
  readonly column: string;
  readonly type: 'Group' | 'Provider';
}

/** A parameter is canonical if and only if it has a decision, and the decision names columns that there are. */
export const decisionColumns: Rule = function* ({ tables, schemas }) {
  for (const parameter of rowsOf(tables, 'parameters').values()) {
    const rule = ruleOf(parameter);
    const canonical = parameter.columns['canonical'];
    if (rule === null) {
      if (canonical === true && !('decision' in parameter.columns))
        yield {
          place: parameter.placeOf('canonical'),
          message: `"${parameter.key}" is canonical but nothing decides it: add a decision`,
        };
      continue;
    }
    if (canonical === false) {
      yield {
        place: parameter.placeOfColumn('decision'),
        message: `"${parameter.key}" has a decision but is not canonical: make it canonical or take the decision out`,
      };
    }
    for (const { at, column, type } of namedBy(rule)) {
      const known = Object.keys(schemas[type]?.properties ?? {});
      if (typeof column === 'string' && !known.includes(column)) {
        yield unknownName(
          parameter.placeOf('decision', ...at),
          `column of ${type === 'Group' ? 'groups' : 'providers'}.yaml`,
          column,
          known,
        );
      }
    }
  }
};

function namedBy(rule: DecisionRule): readonly Named[] {
  const group =
    (...at: readonly string[]) =>
    (column: string): Named => ({ at, column, type: 'Group' });
  switch (rule.from) {
    case 'flag':
      return [group('column')(rule.column)];
    case 'member':
      return [
        group('column')(rule.column),
        ...(rule.gives_way === undefined ? [] : [group('gives_way', 'where')(rule.gives_way.where)]),
      ];
    case 'range':
      return [group('ceiling')(rule.ceiling), { at: ['floor'], column: rule.floor, type: 'Provider' }];
    case 'ladder':
      return [group('levels')(rule.levels), group('default')(rule.default)];
    case 'choice':
      return [group('named')(rule.named), group('required')(rule.required), group('none')(rule.none)];
    case 'format':
      return Object.entries(rule.types).map(([type, column]) => group('types', type)(column));
  }
}
