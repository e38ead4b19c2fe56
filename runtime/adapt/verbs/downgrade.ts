import type { DowngradeDecision } from '@polywire/generated/catalog/rows.ts';
import type { ToolChoice } from '../../turn/parameters.ts';
import { unchanged, type Verdict } from './verdict.ts';

/** A forced choice that the model cannot honour becomes `auto`; `none` may be honoured by dropping the tools. */
export function downgrade(choice: ToolChoice, decision: DowngradeDecision): Verdict {
  switch (choice.type) {
    case 'auto':
      return unchanged;
    case 'none':
      if (decision.none === 'pass') return unchanged;
      return { outcome: 'without_tools', requested: choice.type, applied: decision.none };
    case 'required':
      return decision.required === 'pass' ? unchanged : toAuto(choice);
    case 'tool':
      return decision.named === 'pass' ? unchanged : toAuto(choice);
  }
}

/** Whichever tool was named, the report says `tool`: names are the caller's. */
function toAuto(choice: ToolChoice): Verdict {
  return { outcome: 'replaced', value: { type: 'auto' }, requested: choice.type, applied: 'auto' };
}
