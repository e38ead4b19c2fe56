import type { OutputFile } from '../../model.ts';
import { docstring, literal, printSource, propertyKey } from '../print.ts';
import type { Entry } from '../surface/entry.ts';
import type { ModelEntry } from '../surface/models.ts';

/** `models.ts`: the aliases as types, with what a caller may ask of each. */
export function modelsFile({ name }: Entry, entries: readonly ModelEntry[]): Promise<OutputFile> {
  const kinds = Map.groupBy(entries, ({ kind }) => kind);
  return printSource(`sdk/${name}/models.ts`, {
    about: 'The models of spec/catalog/aliases.yaml and what becomes of a request to each.',
    declarations: [
      (writer) => {
        docstring(writer, 'What one model takes.');
        writer
          .write('interface Takes<Levels extends string, Names extends string, Formats extends string>')
          .block(() => {
            docstring(writer, 'Its levels of reasoning effort, weakest first; any other is moved to one of them.');
            writer.writeLine('readonly effort: Levels;');
            docstring(writer, 'Canonical names of the parameters that it does not get.');
            writer.writeLine('readonly dropped: Names;');
            docstring(writer, 'Types of answer formats that are refused: `param_not_supported`.');
            writer.writeLine('readonly refused: Formats;');
          });
      },
      (writer) => {
        docstring(writer, 'The chat models, in catalogue order.');
        writer.write('export interface ChatModels').block(() => {
          for (const { alias, displayName, group, effort, dropped, refused } of kinds.get('chat') ?? []) {
            docstring(writer, `${displayName}, of group ${group}.`);
            writer.writeLine(
              `readonly ${propertyKey(alias)}: Takes<${union(effort)}, ${union(dropped)}, ${union(refused)}>;`,
            );
          }
        });
        writer.blankLine();
        writer.writeLine('export type ChatModel = keyof ChatModels;');
      },
      ...[...kinds].flatMap(([kind, all]) =>
        kind === 'chat'
          ? []
          : [
              (writer: Parameters<typeof docstring>[0]) => {
                docstring(writer, `The models of kind ${kind}.`);
                writer.writeLine(
                  `export type ${kind.charAt(0).toUpperCase()}${kind.slice(1)}Model = ${union(all.map(({ alias }) => alias))};`,
                );
              },
            ],
      ),
      (writer) => {
        docstring(
          writer,
          "An alias; or a provider's own name of a model, of which nothing is known here: it is held against no alias.",
        );
        writer.writeLine('export type ModelName = ChatModel | (string & {});');
      },
      (writer) => {
        for (const [type, field, unknown] of [
          ['Effort', 'effort', 'string'],
          ['Dropped', 'dropped', 'never'],
          ['Refused', 'refused', 'never'],
        ] as const) {
          docstring(writer, `\`${field}\` of a model; of several, that of any.`);
          writer.writeLine(
            `export type ${type}<M extends string> = M extends ChatModel ? ChatModels[M][${literal(field)}] : ${unknown};`,
          );
          writer.blankLine();
        }
      },
    ],
  });
}

const union = (words: readonly string[]): string => (words.length === 0 ? 'never' : words.map(literal).join(' | '));
