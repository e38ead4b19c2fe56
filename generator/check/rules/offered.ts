import type { Place } from '../../load/place.ts';
import { flag, list, text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Row } from '../../load/tables.ts';
import { ruleOf } from '../../resolve/rule.ts';
import type { Rule } from '../rule.ts';

/** A group offers nothing that its provider kind cannot carry: seed 000, "Providers (kinds)". */
export const offered: Rule = function* ({ tables }) {
  for (const group of rowsOf(tables, 'groups').values()) {
    const provider = rowsOf(tables, 'providers').get(text(group, 'provider'));
    if (provider === undefined) continue;
    for (const { place, what, because } of [
      ...transport(group, provider),
      ...parameters(group, provider, rowsOf(tables, 'parameters')),
    ]) {
      yield {
        place,
        message: `${group.key} offers ${what}, but ${provider.key} ${because}: change the group or the provider kind`,
      };
    }
  }
};

interface Offer {
  readonly place: Place;
  readonly what: string;
  readonly because: string;
}

function* transport(group: Row, provider: Row): Iterable<Offer> {
  const search = text(group, 'web_search');
  if (search === 'native' && !flag(provider, 'native_search')) {
    yield { place: group.placeOf('web_search'), what: 'native web search', because: 'has none' };
  }
  if (search === 'external' && !flag(provider, 'external_search_loop')) {
    yield { place: group.placeOf('web_search'), what: 'external web search', because: 'has no loop for it' };
  }
  if (flag(group, 'named_tool_choice') && provider.columns['named_tool_choice'] === false) {
    yield { place: group.placeOf('named_tool_choice'), what: 'a named tool', because: 'cannot force one' };
  }
  if (text(group, 'tool_choice_none') === 'pass' && provider.columns['tool_choice_none'] === false) {
    yield { place: group.placeOf('tool_choice_none'), what: 'tool_choice none', because: 'has no word for it' };
  }
  if (text(group, 'tool_schema') === 'full' && text(provider, 'tool_schema') === 'subset') {
    yield { place: group.placeOf('tool_schema'), what: 'full tool schemas', because: 'takes a subset' };
  }
}

/** Columns that offer a parameter which the provider lists in cannot_carry. */
function* parameters(group: Row, provider: Row, all: ReadonlyMap<string, Row>): Iterable<Offer> {
  for (const name of list(provider, 'cannot_carry')) {
    const parameter = all.get(name);
    const rule = parameter === undefined ? null : ruleOf(parameter);
    const offer = (...at: readonly (string | number)[]): Offer => ({
      place: group.placeOf(...at),
      what: name,
      because: 'cannot carry it',
    });
    if (rule?.from === 'flag' && flag(group, rule.column)) yield offer(rule.column);
    if (rule?.from === 'member') {
      const index = list(group, rule.column).indexOf(name);
      if (index >= 0) yield offer(rule.column, index);
    }
    if (rule?.from === 'ladder' && list(group, rule.levels).length > 0) yield offer(rule.levels);
    if (rule?.from === 'format') {
      for (const column of Object.values(rule.types)) if (flag(group, column)) yield offer(column);
    }
  }
}
