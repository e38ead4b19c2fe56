import { failuresOf, type Validator } from '@polywire/runtime/platform/validation.ts';

/** What is wrong with a body, one line a failure: `messages.0.role unknown_value`; empty where nothing is. */
export function refusals(check: Validator<unknown>, body: unknown): readonly string[] {
  if (check(body)) return [];
  return failuresOf(check.errors ?? [], 'body').map(({ loc, type }) => `${loc.slice(1).join('.')} ${type}`);
}
