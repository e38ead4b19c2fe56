import type { ErrorName } from '@polywire/generated/catalog/errors.ts';
import type { RefuseDecision } from '@polywire/generated/catalog/rows.ts';
import type { ResponseFormat } from '../../turn/parameters.ts';
import { ProblemError } from '../../turn/problem.ts';
import { unchanged, type Verdict } from './verdict.ts';

/**
 * Structured output is never silently answered in prose (adaptation rule 9).
 * Throws ProblemError with the decision's error where the model cannot honour this type.
 */
export function refuse(name: string, format: ResponseFormat, decision: RefuseDecision, alias: string): Verdict {
  if (!decision.types.includes(format.type)) return unchanged;
  throw new ProblemError({
    name: decision.error as ErrorName,
    message: `${alias} cannot constrain its output to ${name} of type ${format.type}.`,
    param: name,
  });
}
