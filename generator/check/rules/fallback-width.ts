import { flag, integer, text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Row } from '../../load/tables.ts';
import { cell, modelOf } from '../../resolve/model.ts';
import type { Model } from '../../resolve/model.ts';
import type { Rule, Subject } from '../rule.ts';
import { names } from '../rule.ts';

/**
 * A fallback can do what its alias can: GAPS "failover". Compared is what a request cannot be adapted to, because
 * without it there is an error or another answer; a parameter that the fallback drops or clamps is reported to the
 * caller instead, as that of any model.
 */
export const fallbackWidth: Rule = function* (subject) {
  const aliases = rowsOf(subject.tables, 'aliases');
  for (const alias of aliases.values()) {
    const model = chatModel(subject, alias);
    if (model === null) continue;
    for (const [name, index] of names(alias, 'fallbacks')) {
      const row = aliases.get(name);
      if (row === undefined || row === alias) continue;
      const fallback = chatModel(subject, row);
      const lost = fallback === null ? [] : lostFrom(model, fallback);
      if (text(row, 'kind') !== 'chat' && text(row, 'kind') !== '') lost.push('chat');
      if (lost.length > 0) {
        const message = `fallback "${name}" is narrower than "${alias.key}" in ${lost.join(', ')}: name an alias that is at least as capable`;
        yield { place: alias.placeOf('fallbacks', index), message };
      }
    }
  }
};

/** Columns of groups.yaml in which the second model can do less than the first. */
function lostFrom(model: Model, fallback: Model): string[] {
  const lost: string[] = [];
  for (const column of ['named_tool_choice', 'required_tool_choice']) {
    if (cell(model, column) === true && cell(fallback, column) !== true) lost.push(column);
  }
  for (const column of ['parallel_tools', 'json_schema', 'json_mode']) {
    if (flag(model.group, column) && !flag(fallback.group, column)) lost.push(column);
  }
  if (text(model.group, 'web_search') !== 'none' && text(fallback.group, 'web_search') === 'none')
    lost.push('web_search');
  for (const column of ['max_output', 'context']) {
    const needed = integer(model.group, column);
    if (needed !== null && (integer(fallback.group, column) ?? 0) < needed) lost.push(column);
  }
  return lost;
}

/** The rows behind a chat alias; null where one is missing, which other rules report. */
function chatModel({ tables }: Subject, alias: Row): Model | null {
  const group = rowsOf(tables, 'groups').get(text(alias, 'group'));
  if (group === undefined || !rowsOf(tables, 'providers').has(text(group, 'provider'))) return null;
  return modelOf(tables, alias);
}
