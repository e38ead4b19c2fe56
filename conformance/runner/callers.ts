import { Organisation } from '../cases/organisation.ts';

/** An organisation of a gateway's store with one key, or one link, as an operator makes it. */
export interface CallerSettings {
  /** Options of `polywire org create`. */
  readonly create?: readonly string[];

  /** Commands about the organisation, before it has its key: `[org, set, --allowance-units, '0']`. */
  readonly told?: readonly (readonly [command: string, action: string, ...rest: string[]])[];

  /** Role of a member whose key it is; absent: the owner's. */
  readonly role?: string;

  /** The key is revoked when it was made. */
  readonly revoked?: boolean;

  /** In place of a key the token of a link that opens a browser session. */
  readonly link?: boolean;
}

/** Organisations that are made at once: each takes several processes, one after the other. */
const atOnce = 2;

/** Makes the organisations at the gateway with this deployment file; what each shows, by name. Rejects with a command's complaint. */
export async function makeCallers(
  config: string,
  callers: Readonly<Record<string, CallerSettings>>,
  environment: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const keys: Record<string, string> = {};
  const make = async (name: string, settings: CallerSettings): Promise<string> => {
    const { create = ['--billing', 'none'], told = [], role, revoked = false, link = false } = settings;
    const organisation = await Organisation.create({ config }, name, create, environment);
    for (const [command, action, ...rest] of told) await organisation.tell(command, action, rest);
    if (link) return organisation.link();
    const key = await organisation.key(role);
    if (revoked) await organisation.revoke(key);
    return key;
  };
  const queue = Object.entries(callers).values();
  const worker = async (): Promise<void> => {
    for (const [name, settings] of queue) keys[name] = await make(name, settings);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return keys;
}
