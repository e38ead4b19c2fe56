import type { Plan, Provider } from '@polywire/generated/catalog/rows.ts';
import type { ReplyEvent } from '../turn/event.ts';
import type { Reply, Stop } from '../turn/reply.ts';
import { noUsage, type Usage } from '../turn/usage.ts';
import { omit } from './omit.ts';

/** The columns that say how a reply may end: of the plan, and of its provider's row. */
export type Ending = Pick<Plan, 'truncated_tool_calls'> & Pick<Provider, 'abnormal_end' | 'finish_reasons_unmapped'>;

/** The reply with the stop that its caller is told (seed 000, "finish_reason values"). */
export function finishReply(reply: Reply, ending: Ending): Reply {
  const stop = finishStop(
    reply.stop,
    reply.parts.some((part) => part.type === 'tool_call'),
    ending,
  );
  return stop === reply.stop ? reply : { ...reply, stop };
}

/**
 * The same for the events of one stream. Where every abnormal end is reported as a stop, so is a failure after the
 * first part: what is open is closed, and the counts told so far are the reply's.
 */
export function finishEvents(ending: Ending): (event: ReplyEvent) => readonly ReplyEvent[] {
  const open = new Set<number>();
  let begun = false;
  let calls = false;
  let usage: Usage = noUsage;
  return (event) => {
    switch (event.type) {
      case 'start':
        usage = event.usage ?? usage;
        return [event];
      case 'part':
        begun = true;
        calls ||= event.part.type === 'tool_call';
        open.add(event.index);
        return [event];
      case 'part_end':
        open.delete(event.index);
        return [event];
      case 'stop': {
        const stop = finishStop(event.stop, calls, ending);
        return [stop === event.stop ? event : { ...event, stop }];
      }
      case 'error': {
        if (ending.abnormal_end === null || !begun) return [event];
        const ends = Array.from(open, (index): ReplyEvent => ({ type: 'part_end', index }));
        return [...ends, { type: 'stop', stop: finishStop(null, calls, ending), usage }];
      }
      case 'delta':
      case 'annotation':
      case 'sealed':
        return [event];
    }
  };
}

function finishStop(stop: Stop | null, calls: boolean, ending: Ending): Stop | null {
  const ended = ending.abnormal_end === null ? stop : withoutAbnormalEnd(stop);
  const told = ended?.reason === 'length' && calls ? truncated(ended, ending) : ended;
  return told?.raw === undefined || ending.finish_reasons_unmapped ? told : omit(told, 'raw');
}

/** Refusals and ends without a reason collapse into an ordinary end. */
function withoutAbnormalEnd(stop: Stop | null): Stop {
  return stop === null || stop.reason === 'refusal' ? { reason: 'end' } : stop;
}

/** A turn cut off at its limit that contains tool calls is one or the other, by the group's column. */
function truncated(stop: Stop, ending: Ending): Stop {
  return ending.truncated_tool_calls === 'length' ? stop : { ...stop, reason: ending.truncated_tool_calls };
}
