import { Organisation } from '../cases/organisation.ts';

/** An organisation of a gateway's store with one key, as an operator makes it. */
export interface CallerSettings {
  /** Options of `polywire org create`. */
  readonly create?: readonly string[];

  /** Commands about the organisation, before it has its key: `[org, set, --allowance-units, '0']`. */
  readonly told?: readonly (readonly [command: string, action: string, ...rest: string[]])[];

  /** Role of a member whose key it is; absent: the owner's. */
  readonly role?: string;

  /** The key is revoked when it was made. */
  readonly revoked?: boolean;
}

/** Makes the organisations at the gateway with this deployment file; their keys by name. Rejects with a command's complaint. */
export async function makeCallers(
  config: string,
  callers: Readonly<Record<string, CallerSettings>>,
  environment: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const keys = Object.entries(callers).map(async ([name, settings]) => {
    const { create = ['--billing', 'none'], told = [], role, revoked = false } = settings;
    const organisation = await Organisation.create({ config }, name, create, environment);
    for (const [command, action, ...rest] of told) await organisation.tell(command, action, rest);
    const key = await organisation.key(role);
    if (revoked) await organisation.revoke(key);
    return [name, key] as const;
  });
  return Object.fromEntries(await Promise.all(keys));
}
