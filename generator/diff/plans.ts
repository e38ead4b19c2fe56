import { decisionText } from '../emit/docs/decisions.ts';
import type { Place } from '../load/place.ts';
import { rowsOf } from '../load/tables.ts';
import type { Row } from '../load/tables.ts';
import type { Spec } from '../model.ts';
import { droppedContent, toolDecisions } from '../resolve/content.ts';
import type { Decision } from '../resolve/decision.ts';
import type { Model } from '../resolve/model.ts';
import { decide } from '../resolve/parameters.ts';
import type { Plan } from '../resolve/plan.ts';
import { ruleOf } from '../resolve/rule.ts';
import { causeOf, modelsOf } from './cause.ts';
import type { Cause, Models } from './cause.ts';
import { same } from './cells.ts';
import type { Change } from './change.ts';
import { verdictOf } from './level.ts';
import { decisionVerdict, toolVerdict } from './service.ts';
import { traitChanges } from './traits.ts';
import { arrow, counted } from './words.ts';

/** A change of one alias's plan, not yet told together with those of other aliases that have the same cause. */
interface Moved extends Omit<Change, 'aliases' | 'subject' | 'places'> {
  readonly alias: string;
  readonly cause: Cause;
}

/** What becomes otherwise of what callers send to aliases that were there and still are; told once for all of a cause. */
export function planChanges(before: Spec, after: Spec): readonly Change[] {
  const moved = [...after.plans.values()].flatMap((plan) => {
    const was = before.plans.get(plan.alias);
    if (was === undefined || same(was, plan)) return [];
    const models = modelsOf(plan.alias, before.tables, after.tables);
    return [
      ...parameterChanges(was, plan, models, after),
      ...toolChanges(was, plan, models, after),
      ...contentChanges(was, plan, models, after),
      ...traitChanges(was, plan, models),
    ].map((change) => ({ ...change, alias: plan.alias }));
  });
  const together = Map.groupBy(moved, ({ says, level, cause }) => JSON.stringify([cause, says, level]));
  return [...together.values()].flatMap(told);
}

function told(all: readonly Moved[]): readonly Change[] {
  const [first] = all;
  if (first === undefined) return [];
  const { alias, cause, ...change } = first;
  const aliases = all.map((one) => one.alias);
  const several = `${cause.name === '' ? 'models' : cause.name} (${counted(aliases.length, 'alias', 'aliases')})`;
  return [{ ...change, subject: cause.table === 'aliases' ? alias : several, places: cause.places, aliases }];
}

function* parameterChanges(was: Plan, plan: Plan, models: Models, { tables }: Spec): Iterable<Omit<Moved, 'alias'>> {
  for (const parameter of rowsOf(tables, 'parameters').values()) {
    const [old, now] = [was.parameters[parameter.key], plan.parameters[parameter.key]];
    const rule = ruleOf(parameter);
    if (old === undefined || now === undefined || rule === null || sameDecision(old, now)) continue;
    yield {
      ...decisionVerdict(old, now),
      parameter: parameter.key,
      unasked: old.do === 'pin' || now.do === 'pin',
      says: `${parameter.key}: ${arrow(decisionWords(old), decisionWords(now))}`,
      cause: causeOf(models, (model) => decide(parameter, rule, model), [placeOfRule(parameter, 'decision')]),
    };
  }
}

/** Without the cell that it follows from. */
function sameDecision(one: Decision, other: Decision): boolean {
  return same({ ...one, because: null }, { ...other, because: null });
}

/** `pass`, `drop`, `clamp ≤ 128,000` */
function decisionWords(decision: Decision): string {
  const plain = decision.do === 'pass' || (decision.do === 'drop' && decision.beside === undefined);
  return plain ? decision.do : `${decision.do} (${decisionText(decision).replaceAll('**', '')})`;
}

function* toolChanges(was: Plan, plan: Plan, models: Models, { tables }: Spec): Iterable<Omit<Moved, 'alias'>> {
  for (const kind of rowsOf(tables, 'content').values()) {
    const [old, now] = [was.tools[kind.key], plan.tools[kind.key]];
    if (old === now) continue;
    yield {
      ...toolVerdict(old, now),
      unasked: true,
      says: `tool ${kind.key}: ${arrow(old ?? 'drop', now ?? 'drop')}`,
      cause: causeOf(models, (model) => toolDecisions(tables, model)[kind.key], [placeOfRule(kind, 'decided_by')]),
    };
  }
}

function* contentChanges(was: Plan, plan: Plan, models: Models, { tables }: Spec): Iterable<Omit<Moved, 'alias'>> {
  const wires = Object.keys(plan.dropped_content);
  for (const kind of rowsOf(tables, 'content').values()) {
    const drops = (one: Plan, wire: string): boolean => one.dropped_content[wire]?.includes(kind.key) === true;
    const lost = wires.filter((wire) => !drops(was, wire) && drops(plan, wire));
    const gained = wires.filter((wire) => drops(was, wire) && !drops(plan, wire));
    for (const [formats, loses] of [[lost, true] as const, [gained, false] as const]) {
      if (formats.length === 0) continue;
      const words = loses ? arrow('carried', 'dropped') : arrow('dropped', 'carried');
      yield {
        ...verdictOf(loses, !loses, 'it does not reach the model any more', 'it reaches the model'),
        unasked: true,
        says: `${kind.key} from ${formats.join(', ')}: ${words}`,
        cause: causeOf(
          models,
          (model: Model) => droppedContent(tables, model, formats),
          formats.map((format) => placeOfRule(kind, format)),
        ),
      };
    }
  }
}

function placeOfRule(row: Row, column: string): Place {
  return column in row.columns ? row.placeOf(column) : row.place;
}
