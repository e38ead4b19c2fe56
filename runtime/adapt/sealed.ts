import type { Plan } from '@polywire/generated/catalog/rows.ts';
import type { Sealed } from '../turn/message.ts';

/** Provider state goes back to the kind and family it came from, and to no other. */
export function isOf(sealed: Sealed, plan: Plan): boolean {
  return sealed.provider === plan.provider && sealed.family === plan.group;
}
