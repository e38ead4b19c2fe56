import type { Row } from '../load/tables.ts';
import { flag, integer, list } from '../load/cells.ts';
import type { Decision, Provenance } from './decision.ts';
import { byGroup, byProvider, cell } from './model.ts';
import type { Model } from './model.ts';
import type { ChoiceRule, DecisionRule, FlagRule, FormatRule, LadderRule, MemberRule, RangeRule } from './rule.ts';

/** A parameter that the target supports is passed through at the value sent: seed 000, "Adaptation rule" 1. */
const passed = 'adaptation 1';

/**
 * What becomes of a parameter on the way to a model. A transport that has no place for it comes before what the
 * group's models can do, and that before nothing: seed 000, "Adaptation rule".
 */
export function decide(parameter: Row, rule: DecisionRule, model: Model): Decision {
  const carried = !list(model.provider, 'cannot_carry').includes(parameter.key);
  if (rule.from === 'format') return format(rule, model, carried);
  if (!carried) return { do: 'drop', because: byProvider(model, 'cannot_carry', rule.rule) };
  switch (rule.from) {
    case 'flag':
      return flagged(rule, model);
    case 'member':
      return member(parameter, rule, model);
    case 'range':
      return range(rule, model);
    case 'ladder':
      return ladder(rule, model);
    case 'choice':
      return choice(rule, model);
  }
}

function flagged({ column, rule }: FlagRule, model: Model): Decision {
  return flag(model.group, column)
    ? { do: 'pass', because: byGroup(model, column, passed) }
    : { do: 'drop', because: byGroup(model, column, rule) };
}

function member(parameter: Row, { column, rule, gives_way }: MemberRule, model: Model): Decision {
  if (!list(model.group, column).includes(parameter.key)) return { do: 'drop', because: byGroup(model, column, rule) };
  if (gives_way !== undefined && flag(model.group, gives_way.where)) {
    return { do: 'drop', beside: gives_way.to, because: byGroup(model, gives_way.where, gives_way.rule) };
  }
  return { do: 'pass', because: byGroup(model, column, passed) };
}

function range(columns: RangeRule, model: Model): Decision {
  const floor = integer(model.provider, columns.floor);
  const ceiling = integer(model.group, columns.ceiling);
  if (ceiling !== null) return { do: 'clamp', floor, ceiling, because: byGroup(model, columns.ceiling, columns.rule) };
  if (floor !== null) return { do: 'clamp', floor, ceiling, because: byProvider(model, columns.floor, columns.rule) };
  return { do: 'pass', because: byGroup(model, columns.ceiling, passed) };
}

function ladder(columns: LadderRule, model: Model): Decision {
  const levels = list(model.group, columns.levels);
  const preset = model.group.columns[columns.default];
  const because = byGroup(
    model,
    typeof preset === 'string' && levels.length > 0 ? columns.levels : columns.default,
    columns.rule,
  );
  if (typeof preset !== 'string') return { do: 'drop', because };
  return levels.length > 0 ? { do: 'ladder', levels, default: preset, because } : { do: 'pin', value: preset, because };
}

/**
 * A choice is lost where the transport has no word for it or the model does not honour it. The provenance is that of
 * the first lost choice; a group is named before the transport only where it alone is to blame.
 */
function choice(columns: ChoiceRule, model: Model): Decision {
  const lost = (column: string, word: unknown): Provenance | null => {
    if (model.provider.columns[column] === false) return byProvider(model, column, columns.rule);
    return cell(model, column) === word ? byGroup(model, column, columns.rule) : null;
  };
  const named = lost(columns.named, false);
  const required = lost(columns.required, false);
  const none = lost(columns.none, 'drop_tools');
  const because = named ?? required ?? none;
  if (because === null) return { do: 'pass', because: byGroup(model, columns.named, passed) };
  return {
    do: 'downgrade',
    named: named === null ? 'pass' : 'auto',
    required: required === null ? 'pass' : 'auto',
    none: none === null ? 'pass' : 'drop_tools',
    because,
  };
}

function format({ types, error, rule }: FormatRule, model: Model, carried: boolean): Decision {
  const refused = Object.entries(types).filter(([, column]) => !carried || !flag(model.group, column));
  const [first] = refused;
  if (first === undefined) {
    const [column = ''] = Object.values(types);
    return { do: 'pass', because: byGroup(model, column, passed) };
  }
  const because = carried ? byGroup(model, first[1], rule) : byProvider(model, 'cannot_carry', rule);
  return { do: 'refuse', types: refused.map(([type]) => type), error, because };
}
