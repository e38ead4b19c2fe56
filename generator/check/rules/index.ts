import type { Rule } from '../rule.ts';
import { aliasKind } from './alias-kind.ts';
import { contentNames } from './content-names.ts';
import { contentPatterns } from './content-patterns.ts';
import { connectorColumns } from './connector-columns.ts';
import { decisionColumns } from './decision-columns.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { effortLadder } from './effort-ladder.ts';
import { fallbackCount } from './fallback-count.ts';
import { fallbackWidth } from './fallback-width.ts';
import { familyPatterns } from './family-patterns.ts';
import { floatingAlias } from './floating-alias.ts';
import { givesWay } from './gives-way.ts';
import { groupWire } from './group-wire.ts';
import { knownError } from './known-error.ts';
import { knownFallback } from './known-fallback.ts';
import { knownGroup } from './known-group.ts';
import { knownProvider } from './known-provider.ts';
import { offered } from './offered.ts';
import { parameterFields } from './parameter-fields.ts';
import { parameterHandling } from './parameter-handling.ts';
import { parameterNames } from './parameter-names.ts';
import { presetPatterns } from './preset-patterns.ts';
import { priced } from './priced.ts';
import { providerModels } from './provider-models.ts';
import { searchCall } from './search-call.ts';
import { weighed } from './weighed.ts';
import { wireEcho } from './wire-echo.ts';
import { wirePaths } from './wire-paths.ts';

/** Everything that must hold across the tables, one file each; what must hold of each row alone is in ../columns.ts. */
export const rules: readonly Rule[] = [
  duplicateKeys,
  aliasKind,
  connectorColumns,
  contentNames,
  contentPatterns,
  decisionColumns,
  effortLadder,
  fallbackCount,
  fallbackWidth,
  familyPatterns,
  floatingAlias,
  givesWay,
  groupWire,
  knownError,
  knownFallback,
  knownGroup,
  knownProvider,
  offered,
  parameterFields,
  parameterHandling,
  parameterNames,
  presetPatterns,
  priced,
  providerModels,
  searchCall,
  weighed,
  wireEcho,
  wirePaths,
];
