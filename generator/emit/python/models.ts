import type { OutputFile } from '../../model.ts';
import type { ModelEntry } from '../surface/models.ts';
import { docstring, indented, literal, moduleFile, spread } from './print.ts';

/** `models.py`: the aliases as types, and what a caller may ask of each as data. */
export function modelsFile(entries: readonly ModelEntry[]): OutputFile {
  const kinds = [...Map.groupBy(entries, ({ kind }) => kind)];
  const typeOf = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Model`;
  return moduleFile('models', 'The models of spec/catalog/aliases.yaml and what becomes of a request to each.', [
    'from collections.abc import Mapping',
    'from typing import Final, Literal, TypeAlias, Union',
    '',
    'from ._core.model import Model',
    '',
    ...kinds.flatMap(([kind, all]) => [
      ...spread(
        `${typeOf(kind)}: TypeAlias = Literal[`,
        all.map(({ alias }) => literal(alias)),
        ']',
      ),
      ...docstring(`The models of kind ${kind}, in catalogue order.`),
      '',
    ]),
    `ModelName: TypeAlias = Union[${typeOf('chat')}, str]`,
    ...docstring("An alias; or a provider's own name of a model, of which nothing is known here."),
    '',
    `Alias: TypeAlias = Union[${kinds.map(([kind]) => typeOf(kind)).join(', ')}]`,
    '',
    'MODELS: Final[Mapping[Alias, Model]] = {',
    ...indented(
      entries.flatMap((entry) => {
        const { alias, kind, displayName, group, effort, dropped, refused } = entry;
        const fields = { display_name: displayName, kind, group, effort, dropped, refused };
        const given = Object.entries(fields).map(([name, value]) => `${name}=${literal(value)}`);
        return spread(`${literal(alias)}: Model(`, given, '),');
      }),
    ),
    '}',
    ...docstring('Every model, in catalogue order.'),
  ]);
}
