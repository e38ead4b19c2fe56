import type { DropDecision } from '@polywire/generated/catalog/rows.ts';
import type { Parameters } from '../../turn/parameters.ts';
import { dropped, unchanged, type Verdict } from './verdict.ts';

/** Not sent and named: always, or only beside another parameter (adaptation rules 2 and 7). */
export function drop(decision: DropDecision, sent: Parameters): Verdict {
  if (decision.beside === undefined) return dropped;
  return sent[decision.beside as keyof Parameters] === undefined ? unchanged : dropped;
}
