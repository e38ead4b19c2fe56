import type { ProviderBinding } from '@polywire/generated/deployment/types.ts';
import { isSet } from './find.ts';
import type { Probe } from './probe.ts';

/** One thing that was looked at. */
export interface Verdict {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly provider: string;

  /** What was found; never a credential, nor what a provider said. */
  readonly what: string;

  /** What to do. */
  readonly next?: string;
}

/** Is the provider there, and does it take the credential? */
export function verdictOf(
  provider: string,
  { base_url: url, api_key_env: variable }: ProviderBinding,
  probe: Probe,
  environment: NodeJS.ProcessEnv,
): Verdict {
  const { host } = new URL(url);
  if (variable !== undefined && !isSet(environment, variable)) {
    const reached = probe.outcome === 'listed' || probe.outcome === 'answered' ? `${host} answers, but ` : '';
    const next = `set ${variable} to the provider's API key`;
    return { level: 'fail', provider, what: `${reached}there is no credential: ${variable} is not set`, next };
  }
  const credential = variable === undefined ? 'a call without credential' : `the credential in ${variable}`;
  switch (probe.outcome) {
    case 'listed':
      return { level: 'ok', provider, what: `${host} accepts ${credential}, ${probe.models.length} models` };
    case 'no_free_call':
      return { level: 'warn', provider, what: `${host} was not asked: its wire has no call that is free` };
    case 'unsendable': {
      const next = 'take the line break, or what else no header can carry, out of it';
      return { level: 'fail', provider, what: `${credential} cannot be sent`, next };
    }
    case 'unreadable':
      return { level: 'fail', provider, what: `${host} answers with no list of models`, next: checkAddress };
    case 'unreachable':
      return { level: 'fail', provider, what: `${host} cannot be reached: ${probe.why}`, next: checkAddress };
    case 'answered':
      return { provider, ...statusVerdict(probe.status, host, credential, variable) };
  }
}

const checkAddress = 'check base_url, the network and its proxies';

function statusVerdict(
  status: number,
  host: string,
  credential: string,
  variable: string | undefined,
): Omit<Verdict, 'provider'> {
  const renew = variable === undefined ? 'name its variable in api_key_env' : `put a valid API key into ${variable}`;
  // With nothing in the call but the credential, some providers say 400 where others say 401.
  if (status === 400 || status === 401)
    return { level: 'fail', what: `${host} refuses ${credential} (${status})`, next: renew };
  if (status === 403) {
    const next = `${renew}, or give that key the right to list models`;
    return { level: 'fail', what: `${host} forbids the list of models to ${credential} (403)`, next };
  }
  if (status === 429 || status >= 500)
    return { level: 'warn', what: `${host} answers, but not now (${status})`, next: 'try again later' };
  return { level: 'fail', what: `${host} has no list of models at this address (${status})`, next: checkAddress };
}

/** One line, and what to do on a second. */
export function linesOf({ level, provider, what, next }: Verdict): readonly string[] {
  const line = `${level.padEnd(4)}  ${provider.padEnd(6)}  ${what}`;
  return next === undefined ? [line] : [line, `${' '.repeat(14)}${next}`];
}
