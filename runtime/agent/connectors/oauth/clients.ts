import type { Connector, ConnectorOauth } from '@polywire/generated/catalog/rows.ts';
import type { OauthClientSettings, Settings } from '../../config/settings.ts';
import { AgentError, notFound } from '../../errors.ts';

/** A kind of source that is authorized, and the client that the user registered for it. */
export interface OauthSource {
  readonly id: string;
  readonly spec: Connector;
  readonly oauth: ConnectorOauth;
  readonly client: OauthClientSettings;
}

export type Specs = Readonly<Record<string, Connector>>;

/** Undefined: there is none. */
export function specOf(specs: Specs, id: string): Connector | undefined {
  return Object.hasOwn(specs, id) ? specs[id] : undefined;
}

/** Throws AgentError: `not_found`, or `invalid_request` with what has to be done first. */
export function oauthSourceOf(specs: Specs, { oauthClients }: Settings, id: string): OauthSource {
  const spec = specOf(specs, id);
  if (spec === undefined) throw notFound('connector', id);
  if (spec.oauth === undefined)
    throw new AgentError('invalid_request', `${spec.name} needs no authorization: make a connection with its fields.`);
  const client = Object.hasOwn(oauthClients, id) ? oauthClients[id] : undefined;
  if (client === undefined) {
    const entry = `oauth_clients: { ${id}: { client_id: …, client_secret_env: … } }`;
    const message = `${spec.name} needs a client of your own: register one there and put \`${entry}\` into polywire-agent.yaml.`;
    throw new AgentError('invalid_request', message);
  }
  return { id, spec, oauth: spec.oauth, client };
}
