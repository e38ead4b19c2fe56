import { integer, list, mapping, text } from '../../load/cells.ts';
import { schemasOf } from '../../load/schema.ts';
import { rowOf, rowsOf } from '../../load/tables.ts';
import type { Row } from '../../load/tables.ts';
import type { Emitter, Spec } from '../../model.ts';
import type { Plan } from '../../resolve/plan.ts';
import { format } from '../format.ts';
import { decisionText } from './decisions.ts';
import { code, grouped, table } from './markdown.ts';

/** docs/capabilities.md: what every model can do and what becomes of every parameter, for people. */
export const capabilities: Emitter = async (spec) => {
  const sections = [
    '# What the models can do',
    '<!-- Written by the generator from spec/catalog; never edited by hand. -->',
    'A model of one group can do what its row says. The first alias of a group follows its newest model; the others are pinned.',
    '## Aliases',
    aliases(spec),
    '## Parameters by group',
    'A dash: dropped and named in `X-Service-Dropped-Params`. A bound or a level that is not on the ladder: clamped and named in `X-Service-Clamped-Params`; the default level is bold.',
    parameters(spec),
    '## Tools and sizes by group',
    'Web tools and remote MCP: who runs them (`native`: the provider; `echoed`: the provider, with the gateway answering its calls; `search`: its search tool; `external`: the gateway, in a loop), or `drop`.',
    tools(spec),
    '## Parameters by format',
    'The place of each parameter in each format and what becomes of it. A dash: the format has no such field.',
    formats(spec),
    '## Content by format',
    'The wires that carry a kind of content on from each format. A dash: the format does not have it; `dropped`: no wire carries it.',
    content(spec),
    '## Provider kinds',
    providers(spec),
  ];
  return [{ path: 'docs/capabilities.md', text: await format(sections.join('\n\n'), 'markdown') }];
};

function aliases({ tables }: Spec): string {
  const all = [...rowsOf(tables, 'aliases').values()];
  const groups = [...rowsOf(tables, 'groups').values()].map((group) => [
    code(group.key),
    text(group, 'provider'),
    all
      .filter((alias) => text(alias, 'group') === group.key)
      .map(({ key }) => code(key))
      .join(' '),
  ]);
  const others = all
    .filter((alias) => text(alias, 'kind') !== 'chat')
    .map((alias) => [`(${text(alias, 'kind')})`, text(alias, 'provider'), code(alias.key)]);
  return table(['Group', 'Provider', 'Aliases'], [...groups, ...others]);
}

function parameters(spec: Spec): string {
  const variants = variantsOf(spec);
  const names = Object.keys(variants[0]?.plan.parameters ?? {});
  return table(
    ['Group', ...names.map(code)],
    variants.map(({ label, plan }) => [label, ...Object.values(plan.parameters).map(decisionText)]),
  );
}

function tools(spec: Spec): string {
  const variants = variantsOf(spec);
  const kinds = Object.keys(variants[0]?.plan.tools ?? {});
  return table(
    ['Group', ...kinds.map(code), 'Tool schema', 'Cut-off tool calls end in', 'Context', 'Accepts only'],
    variants.map(({ label, plan, group }) => [
      label,
      ...Object.values(plan.tools),
      plan.tool_schema,
      code(plan.truncated_tool_calls),
      sizeText(integer(group, 'context')),
      Object.entries(mapping(group, 'accepted_values') ?? {})
        .map(([name, values]) => `${name} ${String(values)}`)
        .join(', '),
    ]),
  );
}

/** The plans of a group that differ, each under the group's name, and where there are several under its aliases' too. */
function variantsOf({
  plans,
  tables,
}: Spec): readonly { readonly label: string; readonly plan: Plan; readonly group: Row }[] {
  return [...rowsOf(tables, 'groups').values()].flatMap((group) => {
    const variants = Map.groupBy(
      [...plans.values()].filter((plan) => plan.group === group.key),
      ({ parameters }) => JSON.stringify(Object.values(parameters).map(decisionText)),
    );
    return [...variants.values()].flatMap((members) => {
      const [plan] = members;
      if (plan === undefined) return [];
      const label =
        code(group.key) + (variants.size === 1 ? '' : ` (${members.map(({ alias }) => code(alias)).join(' ')})`);
      return [{ label, plan, group: rowOf(tables, 'groups', group.key) }];
    });
  });
}

function formats({ tables, documents }: Spec): string {
  const wires = chatWires(documents);
  return table(
    ['Parameter', ...wires],
    [...rowsOf(tables, 'parameters').values()].map((parameter) => [
      code(parameter.key),
      ...wires.map((wire) => {
        const spelling = mapping(parameter, wire);
        if (spelling === null) return '–';
        const places = [spelling['at'], spelling['also']].filter((place) => typeof place === 'string').map(code);
        const unless = 'unless' in spelling ? ` unless ${String(spelling['unless'])}` : '';
        return `${places.join(' or ')} ${String(spelling['handling']).replaceAll('_', ' ')}${unless}`;
      }),
    ]),
  );
}

function content({ tables, documents }: Spec): string {
  const wires = chatWires(documents);
  return table(
    ['Kind', '', ...wires],
    [...rowsOf(tables, 'content').values()].map((kind) => [
      code(kind.key),
      text(kind, 'kind'),
      ...wires.map((wire) => {
        const to = mapping(kind, wire)?.['to'];
        if (!Array.isArray(to)) return '–';
        return to.length === 0 ? 'dropped' : to.length === wires.length ? 'all' : to.join(', ');
      }),
    ]),
  );
}

/** One column for each kind: a kind has more facts than there are kinds. */
function providers({ tables, documents }: Spec): string {
  const kinds = [...rowsOf(tables, 'providers').values()];
  const columns = Object.keys(schemasOf(catalogOf(documents))['Provider']?.properties ?? {});
  return table(
    ['', ...kinds.map(({ key }) => key)],
    columns.map((column) => [code(column), ...kinds.map((kind) => cellText(kind, column))]),
  );
}

function cellText(row: Row, column: string): string {
  const value = row.columns[column];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? '–' : list(row, column).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}

function sizeText(tokens: number | null): string {
  return tokens === null ? 'not listed' : grouped(tokens);
}

function chatWires(documents: Spec['documents']): readonly string[] {
  return (schemasOf(catalogOf(documents))['ChatWire']?.enum ?? []).map(String);
}

function catalogOf(documents: Spec['documents']) {
  const catalog = documents.get('Catalog');
  if (catalog === undefined) throw new Error('spec/ has no service Polywire.Catalog');
  return catalog;
}
