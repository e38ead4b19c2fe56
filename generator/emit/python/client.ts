import type { OutputFile } from '../../model.ts';
import type { ApiDocument } from '../document/document.ts';
import type { Operation } from '../document/operation.ts';
import { resourcesOf, type Resource } from '../surface/resource.ts';
import { aboutChain, chainMethod, isChained, isTooled, toolMethods } from './extras.ts';
import { foldClass, methodLines, type Manner } from './method.ts';
import { classLines, indented, moduleFile, snake } from './print.ts';

export const manners: readonly Manner[] = [
  {
    module: 'client',
    core: 'blocking_client',
    client: 'BlockingClient',
    prefix: '',
    def: 'def',
    await: '',
    about: 'Calls the gateway. With `stream=True` the answer is a stream of events.',
  },
  {
    module: 'async_client',
    core: 'nonblocking_client',
    client: 'NonblockingClient',
    prefix: 'Async',
    def: 'async def',
    await: 'await ',
    about: 'Calls the gateway in an event loop. With `stream=True` the answer is a stream of events.',
  },
];

/** The client with a method for each operation, where `x-polywire-client` puts it. */
export function clientFile(
  document: ApiDocument,
  operations: readonly Operation[],
  source: string,
  manner: Manner,
): OutputFile {
  const resources = resourcesOf(operations);
  const { prefix, core, client, about } = manner;
  const formats = new Set(operations.flatMap(({ format, events }) => (events && format) ?? []));
  const chains = operations.some(isChained);
  return moduleFile(manner.module, `The client of ${source}.`, [
    ...(operations.some(isTooled) ? ['from collections.abc import Sequence'] : []),
    'from typing import Any, Literal, overload',
    '',
    'from . import types',
    ...[
      `from ._core.${core} import ${[client, ...['EventStream', 'Page', 'Resource'].map((one) => prefix + one)].sort().join(', ')}`,
      ...(chains ? [`from ._core.${core.replace('client', 'chain')} import ${prefix}Chain`] : []),
      ...[...formats].sort().map((format) => `from ._core.folds.${format} import ${foldClass(format)}`),
      'from ._core.options import CallOptions',
      `from ._core.results import ${operations.some(isTooled) ? 'Output, Parsed, ' : ''}Result`,
      ...(operations.some(isTooled) ? ['from ._core.tools import Run, Tool'] : []),
      'from ._core.transport import Call, Transport',
      'from ._core.unpack import Unpack',
    ].sort(),
    'from ._service import SERVICE',
    '',
    '',
    ...resources.flatMap((resource) => resourceLines(resource, document, manner)),
    ...classLines(`${prefix}Polywire(${client})`, about, [
      '_service = SERVICE',
      '',
      'def _place(self, transport: Transport) -> None:',
      ...indented(resources.map(({ name, className }) => `self.${snake(name)} = ${prefix}${className}(transport)`)),
    ]),
  ]);
}

function resourceLines(resource: Resource, document: ApiDocument, manner: Manner): readonly string[] {
  const { prefix } = manner;
  const made = resource.inner.map(({ name, className }) => `self.${snake(name)} = ${prefix}${className}(transport)`);
  const init =
    made.length === 0
      ? []
      : ['def __init__(self, transport: Transport) -> None:', ...indented(['super().__init__(transport)', ...made])];
  const methods = resource.methods.map(({ name, operation }) => methodLines(name, operation, document, manner));
  const chained = resource.methods.filter(({ operation }) => isChained(operation));
  const chain = `${prefix}${resource.className.replace(/Resource$/, 'Chain')}`;
  const built = resource.methods.flatMap(({ operation }) =>
    isTooled(operation) ? toolMethods(operation, manner) : [],
  );
  const parts = [init, ...methods, ...chained.map(() => chainMethod(chain)), ...built].filter(
    (lines) => lines.length > 0,
  );
  const places = resource.methods.map(({ operation }) => operation.client ?? '').map(snake);
  return [
    ...resource.inner.flatMap((inner) => resourceLines(inner, document, manner)),
    ...chained.flatMap(({ name, operation }) =>
      classLines(`${chain}(${prefix}Chain)`, aboutChain, methodLines(name, operation, document, manner)),
    ),
    ...classLines(
      `${prefix}${resource.className}(${prefix}Resource)`,
      places.length === 0 ? `What is below \`${snake(resource.name)}\`.` : `\`${places.join('`, `')}\`.`,
      parts.flatMap((lines, place) => (place === 0 ? lines : ['', ...lines])),
    ),
  ];
}
