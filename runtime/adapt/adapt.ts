import type { ChatWire, Plan } from '@polywire/generated/catalog/rows.ts';
import type { Turn } from '../turn/turn.ts';
import { adaptToolParameters } from './choice.ts';
import { adaptMessages, type Sieve } from './content.ts';
import { adaptParameters } from './parameters.ts';
import { Notes, type Report } from './report.ts';
import { adaptTools } from './tools.ts';

export interface Adapted {
  readonly turn: Turn;
  readonly report: Report;
}

/**
 * The turn as the model of this plan takes it, and what had to change (seed 000, "Adaptation rule"). `caller` is the
 * wire the turn came in on. Pure; what needs no change is shared with the given turn, down to the turn itself.
 *
 * `searchLoop`: somebody serves the web tools whose decision is `external`, and takes them out of the turn before a
 * codec sees it; without one they are dropped. Throws ProblemError where the plan refuses a parameter.
 */
export function adapt(turn: Turn, plan: Plan, caller: ChatWire, searchLoop = false): Adapted {
  const notes = new Notes();
  for (const name of turn.reported) notes.drop(name);
  const through: Sieve = { plan, caller, searchLoop, notes, dropped: plan.dropped_content[caller] ?? [] };

  const decided = adaptParameters(turn.parameters, plan, notes);
  const kept = decided.toolsAllowed ? adaptTools(turn.tools, through) : [];
  const tools = kept.length === 0 && turn.tools.length === 0 ? turn.tools : kept;
  const parameters = adaptToolParameters(decided.parameters, { offered: turn.tools, kept: tools, plan }, notes);
  const messages = adaptMessages(turn.messages, through);

  const same = tools === turn.tools && parameters === turn.parameters && messages === turn.messages;
  return { turn: same ? turn : { ...turn, tools, parameters, messages }, report: notes.report() };
}
