import type { CodeBlockWriter } from 'ts-morph';
import type { OutputFile } from '../../model.ts';
import type { Decision } from '../../resolve/decision.ts';
import type { Plan } from '../../resolve/plan.ts';
import { docstring, literal, printSource, propertyKey } from '../print.ts';

/** The parts of a plan that are equal for many aliases: each of them stands once, under the name of the first alias. */
const shared = { parameters: 'parameters', tools: 'tools', dropped_content: 'droppedContent' } as const;
type Shared = keyof typeof shared;

interface Constant {
  readonly name: string;
  readonly part: Shared;
  readonly text: string;
}

/** catalog/plans.ts: what becomes of each parameter, tool and kind of content on the way to each chat alias. */
export function emitPlans(plans: ReadonlyMap<string, Plan>): Promise<OutputFile> {
  const constants = new Map<string, Constant>();
  const nameOf = (plan: Plan, part: Shared): string => {
    const text = part === 'parameters' ? parametersLiteral(plan.parameters) : literal(plan[part]);
    const constant = constants.get(part + text) ?? { name: `${shared[part]}Of${capitalised(plan.alias)}`, part, text };
    constants.set(part + text, constant);
    return constant.name;
  };
  const rows = [...plans.values()].map((plan) => {
    const columns = Object.entries(plan).map(
      ([column, value]) => `${column}: ${column in shared ? nameOf(plan, column as Shared) : literal(value)}`,
    );
    return `${propertyKey(plan.alias)}: { ${columns.join(', ')} },`;
  });
  return printSource('catalog/plans.ts', {
    about:
      'What becomes of each parameter, tool and kind of content on the way to each chat alias, resolved from\n' +
      'spec/catalog/{providers,groups,aliases,parameters,content}.yaml.',
    imports: [
      { names: ['AliasName'], from: './aliases.ts', type: true },
      { names: ['Plan', 'Provenance'], from: './rows.ts', type: true },
    ],
    declarations: [
      writeProvenance,
      ...[...constants.values()].map(({ name, part, text }) => (writer: CodeBlockWriter) => {
        writer.writeLine(`const ${name}: Plan['${part}'] = ${text};`);
      }),
      (writer) => {
        writer.writeLine('const rows = {');
        for (const row of rows) writer.writeLine(row);
        writer.writeLine('} satisfies Partial<Readonly<Record<AliasName, Plan>>>;');
      },
      (writer) => {
        docstring(writer, 'Keys of spec/catalog/aliases.yaml that chat.');
        writer.writeLine('export type ChatAlias = keyof typeof rows;');
      },
      (writer) => {
        docstring(writer, '`Polywire.Catalog.Plan` of each chat alias, in the order of spec/catalog/aliases.yaml.');
        writer.writeLine('export const plans: Readonly<Record<ChatAlias, Plan>> = rows;');
      },
    ],
  });
}

function writeProvenance(writer: CodeBlockWriter): void {
  writer.writeLine(`const by = (table: Provenance['table'], row: string, column: string, rule: string): Provenance =>`);
  writer.writeLine('({ table, row, column, rule });');
}

function parametersLiteral(parameters: Plan['parameters']): string {
  return `{ ${Object.entries(parameters)
    .map(([name, decision]) => `${propertyKey(name)}: ${decisionLiteral(decision)}`)
    .join(', ')} }`;
}

function decisionLiteral({ because: { table, row, column, rule }, ...decision }: Decision): string {
  const columns = Object.entries(decision).map(([key, value]) => `${key}: ${literal(value)}`);
  return `{ ${columns.join(', ')}, because: by(${[table, row, column, rule].map(literal).join(', ')}) }`;
}

/** `a-third-2` → `AThird2` */
function capitalised(alias: string): string {
  return alias
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
