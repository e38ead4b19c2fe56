import { hash, randomBytes } from 'node:crypto';
import type { FinishOauthQuery, OauthStart } from '@polywire/generated/local/types.ts';
import { InvalidField } from '../../errors.ts';
import type { Ground } from '../../ground.ts';
import type { ConnectionRow, OauthFlowRow } from '../../storage/schema.ts';
import { stamp } from '../../times.ts';
import { SourceError } from '../driver.ts';
import type { ConnectionRecords } from '../records.ts';
import { Unreadable, type Vault } from '../vault.ts';
import { oauthSourceOf, type OauthSource, type Specs } from './clients.ts';
import { requestToken } from './token-request.ts';
import type { Tokens } from './tokens.ts';

/** How an authorization ended. */
export type Finished =
  | { readonly connection: ConnectionRow; readonly refusal: null }
  | {
      /** Null: nobody knows which one it was about. */
      readonly connection: ConnectionRow | null;

      /** Why there is no token, in words of ours. */
      readonly refusal: string;
    };

/** OAuth 2 authorizations with a code and PKCE, from the first URL to the token (RFC 6749, 7636, 8252, 9207). */
export class Authorizations {
  private readonly ground: Ground;
  private readonly specs: Specs;
  private readonly records: ConnectionRecords;
  private readonly vault: Vault;
  private readonly tokens: Tokens;

  constructor(ground: Ground, specs: Specs, records: ConnectionRecords, vault: Vault, tokens: Tokens) {
    this.ground = ground;
    this.specs = specs;
    this.records = records;
    this.vault = vault;
    this.tokens = tokens;
  }

  /** `callback`: where the browser comes back to. Throws AgentError and InvalidField. */
  async start(
    id: string,
    { connection_id, name }: { readonly connection_id?: string; readonly name?: string },
    callback: string,
  ): Promise<OauthStart> {
    const source = oauthSourceOf(this.specs, this.ground.settings, id);
    const connection = await this.connectionFor(source, connection_id, name);
    const [state, verifier] = [secret(), secret()];
    const { now, limits, database } = this.ground;
    const expires_at = stamp(new Date(now().getTime() + limits.oauth_lifetime * 1000));
    const state_hash = hash('sha256', state);
    const sealed = await this.vault.seal(verifier, { owner: state_hash, field: 'verifier' });
    const flow: OauthFlowRow = { state_hash, spec_id: id, connection_id: connection.id, verifier: sealed, expires_at };
    await database.transaction(async (tx) => {
      await tx.deleteFrom('oauth_flow').where('expires_at', '<', stamp(now())).execute();
      await tx.insertInto('oauth_flow').values(flow).execute();
    });
    return { redirect_url: authorizeUrl(source, state, verifier, callback), connection_id: connection.id, expires_at };
  }

  /** Takes the answer of the authorization server, once. The connection is not yet checked. */
  async finish({ state, code, error, iss }: FinishOauthQuery, callback: string): Promise<Finished> {
    const flow = state === undefined ? undefined : await this.take(hash('sha256', state));
    const stale = 'This authorization is not known, has been used, or took longer than it may. Begin again.';
    if (flow === undefined || flow.expires_at < stamp(this.ground.now())) return { connection: null, refusal: stale };
    try {
      // Whose token request it is was settled at the start: an answer in the name of another server is of no use here.
      const { oauth, client } = oauthSourceOf(this.specs, this.ground.settings, flow.spec_id);
      if (iss !== undefined && URL.parse(iss)?.origin !== new URL(oauth.authorize_url).origin)
        throw new SourceError('The answer came from another authorization server.');
      if (error !== undefined) throw new SourceError(refusalIn(error));
      if (code === undefined || code === '') throw new SourceError('The authorization server sent no code.');
      const verifier = await this.vault.open(flow.verifier, { owner: flow.state_hash, field: 'verifier' });
      const grant = { grant_type: 'authorization_code', code, redirect_uri: callback, code_verifier: verifier };
      const signal = AbortSignal.timeout(this.ground.limits.check_time);
      const token = await requestToken(oauth, client, grant, { now: this.ground.now, signal });
      await this.tokens.keep(flow.connection_id, token);
      return { connection: await this.records.read(flow.connection_id), refusal: null };
    } catch (fault) {
      const refusal =
        fault instanceof SourceError || fault instanceof Unreadable ? fault.message : 'No token could be had.';
      const connection = await this.records.read(flow.connection_id);
      // What it was allowed before it still is.
      if (connection.status === 'connected') return { connection, refusal };
      return { connection: await this.records.mark(connection.id, 'error', refusal), refusal };
    }
  }

  private async connectionFor({ id, spec }: OauthSource, connection?: string, name?: string): Promise<ConnectionRow> {
    if (connection === undefined) {
      const title = name === undefined || name.trim() === '' ? spec.name : name;
      return this.records.insert(id, title.slice(0, 500).toWellFormed(), { settings: {}, secrets: {} });
    }
    const row = await this.records.read(connection);
    if (row.spec_id !== id) throw new InvalidField(['query', 'connection_id'], `a connection of ${id}`, 'bad_value');
    return row;
  }

  private take(state_hash: string): Promise<OauthFlowRow | undefined> {
    const { kysely } = this.ground.database;
    return kysely.deleteFrom('oauth_flow').where('state_hash', '=', state_hash).returningAll().executeTakeFirst();
  }
}

/** 256 bits. */
function secret(): string {
  return randomBytes(32).toString('base64url');
}

function authorizeUrl({ oauth, client }: OauthSource, state: string, verifier: string, callback: string): string {
  const url = new URL(oauth.authorize_url);
  const parameters = {
    ...oauth.parameters,
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: callback,
    ...(oauth.scopes.length > 0 && { scope: oauth.scopes.join(oauth.scope_separator ?? ' ') }),
    state,
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

function refusalIn(error: string): string {
  if (error === 'access_denied') return 'The access was refused.';
  return /^[a-z_]{1,60}$/.test(error) ? `The authorization server says ${error}.` : 'The authorization server refused.';
}
