import type { Tables } from '../load/tables.ts';
import { rowsOf, type Row } from '../load/tables.ts';
import { flag, list, mapping, text } from '../load/cells.ts';
import type { ToolDecision } from './decision.ts';
import type { Model } from './model.ts';

/** What becomes of each tool that the platform runs: seed 000, chat request, `tools`; Providers note on P-G. */
export function toolDecisions(tables: Tables, model: Model): Readonly<Record<string, ToolDecision>> {
  const decisions: Record<string, ToolDecision> = {};
  for (const [kind, content] of rowsOf(tables, 'content')) {
    const column = text(content, 'decided_by');
    if (column !== '') decisions[kind] = toolDecision(column, model);
  }
  return decisions;
}

function toolDecision(column: string, { provider, group }: Model): ToolDecision {
  const search = searchDecision(text(group, 'web_search'), provider);
  if (column === 'web_search') return search;
  if (column === 'remote_mcp') return flag(provider, column) ? 'native' : 'drop';
  switch (text(provider, column)) {
    case 'native':
      return 'native';
    case 'search':
      return search === 'native' || search === 'echoed' ? 'search' : search;
    default:
      return 'drop';
  }
}

function searchDecision(column: string, provider: Row): ToolDecision {
  switch (column) {
    case 'native':
      return text(provider, 'search_call') === '' ? 'native' : 'echoed';
    case 'external':
      return 'external';
    default:
      return 'drop';
  }
}

/** Of each caller's wire the kinds of content that do not reach the model: seed 000, Messages request, `messages`. */
export function droppedContent(
  tables: Tables,
  model: Model,
  wires: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const target = text(model.provider, 'wire');
  const impossible = list(model.provider, 'cannot_carry_content');
  const kinds = [...rowsOf(tables, 'content').values()].filter((content) => text(content, 'decided_by') === '');
  return Object.fromEntries(
    wires.map((wire) => [
      wire,
      kinds
        .filter((content) => {
          const source = mapping(content, wire);
          if (source === null) return false;
          return impossible.includes(content.key) || !(source['to'] as readonly string[]).includes(target);
        })
        .map(({ key }) => key),
    ]),
  );
}
