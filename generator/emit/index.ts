import type { Emitter } from '../model.ts';
import { catalog } from './catalog/index.ts';
import { capabilities } from './docs/capabilities.ts';
import { matrixPage } from './docs/matrix-page.ts';
import { openapi } from './openapi.ts';
import { operations } from './operations.ts';
import { python } from './python/index.ts';
import { routes } from './routes.ts';
import { sdk } from './sdk/index.ts';
import { types } from './types.ts';
import { deploymentValidators, validators } from './validators/index.ts';

/** An emitter and what its files follow from. */
export interface NamedEmitter {
  readonly name: string;
  readonly emit: Emitter;

  /** `documents`: it reads no table and no plan, so that a change of a table leaves its files as they are. */
  readonly reads: 'documents' | 'everything';
}

/** All that is made of spec/, in the order of making. Add yours here. */
export const emitters: readonly NamedEmitter[] = [
  { name: 'catalog', emit: catalog, reads: 'everything' },
  { name: 'docs', emit: capabilities, reads: 'everything' },
  { name: 'matrix', emit: matrixPage, reads: 'everything' },
  { name: 'openapi', emit: openapi, reads: 'documents' },
  { name: 'types', emit: types, reads: 'documents' },
  { name: 'validators', emit: validators, reads: 'documents' },
  { name: 'deployment', emit: deploymentValidators, reads: 'everything' },
  { name: 'operations', emit: operations, reads: 'documents' },
  { name: 'routes', emit: routes, reads: 'documents' },
  { name: 'sdk', emit: sdk, reads: 'everything' },
  { name: 'python', emit: python, reads: 'everything' },
];
