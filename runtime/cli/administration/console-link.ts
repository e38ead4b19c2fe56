import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import { createLink } from '../../gateway/accounts/console-links.ts';
import { findMember, soleMember } from '../../gateway/accounts/members.ts';
import { openOrganization } from '../../gateway/accounts/organizations.ts';
import { readAddress, urlOf } from '../../gateway/address.ts';
import { isSecure } from '../../gateway/console/place.ts';
import { consoleRoutes } from '../../gateway/console/paths.ts';
import { readArguments, UsageError } from '../command.ts';
import { print } from './answer.ts';
import { openStore, storeOptions } from './open.ts';
import { required } from './read.ts';

/** `polywire console-link`. */
export async function printLink(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments(args, { ...storeOptions, org: text, url: text }, 1);
  const who = required(positionals[0], 'the member');
  await using store = await openStore(values.config);
  const { database, file, limits } = store;
  const base = baseOf(file, values.url);
  const member = await (values.org === undefined
    ? soleMember(database, who)
    : findMember(database, await openOrganization(database, values.org), who));
  const lifetime = limits.console_link_lifetime;
  const { token, expires_at } = await createLink(database, await store.hasher(), member, lifetime);
  const link = `${base.href.replace(/\/$/, '')}${consoleRoutes.open.path}?token=${token}`;
  const { id, email, organization_id } = member;
  print(values.json, { link, expires_at, member_id: id, email, organization_id }, () => [
    link,
    '',
    `It opens one session of ${email} (${member.role}), once, within ${duration(lifetime)}.`,
    ...(isSecure(base) && base.protocol === 'http:'
      ? [
          'Browsers keep a session over HTTPS only, or on this machine: set gateway.public_url to the address with HTTPS.',
        ]
      : []),
  ]);
}

/** Hosts that listen everywhere, and one of the places that are then meant. */
const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function baseOf({ gateway }: DeploymentFile, given: string | undefined): URL {
  const named = given ?? gateway.public_url;
  if (named !== undefined) {
    const url = URL.parse(named);
    if (url === null || !/^https?:$/.test(url.protocol)) throw new UsageError(`--url '${named}' is no address`);
    return url;
  }
  const { host, port } = readAddress(gateway.listen);
  if (port === 0)
    throw new Error(
      'the gateway listens on any free port: say by --url where a browser reaches it, or set gateway.public_url',
    );
  return new URL(urlOf(everywhere[host] ?? host, { port }));
}

function duration(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`;
}
