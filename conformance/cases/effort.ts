import type { Group } from '@polywire/generated/catalog/rows.ts';
import type { ExpectedAnswer } from './scenarios.ts';

/** All levels, weakest first (GAPS "effort above / between ladder levels"). */
export const levels = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;

type Ladder = Pick<Group, 'effort_levels' | 'default_reasoning_effort'>;

/** What becomes of an effort level on a group: what is sent, and what the headers say. */
export function effortOn(group: Ladder, level: string): Pick<ExpectedAnswer, 'dropped' | 'clamped' | 'sent'> {
  const { effort_levels: ladder, default_reasoning_effort: preset } = group;
  if (preset === null) return { dropped: 'reasoning_effort', sent: { reasoning_effort: undefined } };
  const known = levels.some((other) => other === level);
  const applied = ladder.length === 0 ? preset : atOrBelow(known ? level : preset, ladder);
  const sent = { reasoning_effort: applied };
  return applied === level ? { sent } : { sent, clamped: `reasoning_effort=${known ? level : 'other'}>${applied}` };
}

function atOrBelow(level: string, ladder: readonly string[]): string {
  const most = levels.findIndex((other) => other === level);
  const within = levels.slice(0, most + 1).filter((other) => ladder.includes(other));
  return within.at(-1) ?? ladder[0] ?? level;
}
