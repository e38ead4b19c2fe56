import type { Decision, ToolDecision } from '../resolve/decision.ts';
import { verdictOf } from './level.ts';
import type { Verdict } from './level.ts';

/** What a change of a parameter's decision is to callers who send the parameter. */
export function decisionVerdict(before: Decision, after: Decision): Verdict {
  const [loses, gains] = [honoursMore(before, after), honoursMore(after, before)];
  if (!loses && !gains) return { level: 'minor', reason: 'what is sent is treated otherwise' };
  return verdictOf(loses, gains, 'what was honoured is not any more', 'more is honoured than before');
}

/** Whether one decision honours something that callers may send and another does not. */
function honoursMore(one: Decision, other: Decision): boolean {
  if (one.do === 'drop' && one.beside === undefined) return false;
  switch (other.do) {
    case 'pass':
      return false;
    case 'drop':
      return one.do !== 'drop' || one.beside !== other.beside;
    case 'clamp':
      return (
        one.do !== 'clamp' ||
        (one.floor ?? 0) < (other.floor ?? 0) ||
        (one.ceiling ?? Infinity) > (other.ceiling ?? Infinity)
      );
    case 'ladder':
      return levelsOf(one)?.every((level) => other.levels.includes(level)) !== true;
    case 'pin':
      return levelsOf(one)?.every((level) => level === other.value) !== true;
    case 'downgrade':
      return (['named', 'required'] as const).some((choice) => forces(one, choice) && !forces(other, choice));
    case 'refuse':
      return other.types.some((type) => one.do !== 'refuse' || !one.types.includes(type));
  }
}

/** The values that are honoured; null where they cannot be counted. */
function levelsOf(decision: Decision): readonly string[] | null {
  if (decision.do === 'ladder') return decision.levels;
  return decision.do === 'pin' ? [decision.value] : null;
}

function forces(decision: Decision, choice: 'named' | 'required'): boolean {
  return decision.do === 'downgrade' ? decision[choice] === 'pass' : true;
}

/** What a change of who runs a platform's tool is to callers who offer it. */
export function toolVerdict(before: ToolDecision | undefined, after: ToolDecision | undefined): Verdict {
  const [ran, runs] = [isRun(before), isRun(after)];
  if (ran !== runs) return verdictOf(ran, runs, 'the tool is not offered to the model any more', 'the tool is offered');
  return { level: 'minor', reason: 'somebody else runs the tool' };
}

function isRun(decision: ToolDecision | undefined): boolean {
  return decision !== undefined && decision !== 'drop';
}
