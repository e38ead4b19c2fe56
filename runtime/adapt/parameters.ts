import type { Decision, Plan } from '@polywire/generated/catalog/rows.ts';
import type { Parameters, ResponseFormat, ToolChoice } from '../turn/parameters.ts';
import { omit } from './omit.ts';
import type { Notes } from './report.ts';
import { clamp } from './verbs/clamp.ts';
import { downgrade } from './verbs/downgrade.ts';
import { drop } from './verbs/drop.ts';
import { ladder } from './verbs/ladder.ts';
import { pin } from './verbs/pin.ts';
import { refuse } from './verbs/refuse.ts';
import { unchanged, type Value, type Verdict } from './verbs/verdict.ts';

export interface AdaptedParameters {
  readonly parameters: Parameters;

  /** False: "no tool" is said by sending none. */
  readonly toolsAllowed: boolean;
}

/** Applies the plan's decision on each canonical parameter, in the plan's order. Throws ProblemError on a refusal. */
export function adaptParameters(sent: Parameters, plan: Plan, notes: Notes): AdaptedParameters {
  let parameters = sent;
  let toolsAllowed = true;
  for (const key in plan.parameters) {
    const decision = plan.parameters[key];
    if (decision === undefined) continue;
    const name = key as keyof Parameters;
    const verdict = decide(name, decision, sent, plan.alias);
    switch (verdict.outcome) {
      case 'unchanged':
        break;
      case 'dropped':
        notes.drop(name);
        parameters = omit(parameters, name);
        break;
      case 'replaced':
        notes.clamp(name, verdict.requested, verdict.applied);
        parameters = { ...parameters, [name]: verdict.value };
        break;
      case 'set':
        parameters = { ...parameters, [name]: verdict.value };
        break;
      case 'without_tools':
        notes.clamp(name, verdict.requested, verdict.applied);
        parameters = omit(parameters, name);
        toolsAllowed = false;
        break;
    }
  }
  return { parameters, toolsAllowed };
}

function decide(name: keyof Parameters, decision: Decision, sent: Parameters, alias: string): Verdict {
  const value: Value | undefined = sent[name];
  if (decision.do === 'pin') return pin(value, decision);
  if (value === undefined) return unchanged;
  switch (decision.do) {
    case 'pass':
      return unchanged;
    case 'drop':
      return drop(decision, sent);
    case 'clamp':
      return clamp(value, decision);
    case 'ladder':
      return ladder(value, decision);
    case 'downgrade':
      return downgrade(value as ToolChoice, decision);
    case 'refuse':
      return refuse(name, value as ResponseFormat, decision, alias);
  }
}
