import { until } from '../../../platform/until.ts';
import type { Ground } from '../../ground.ts';
import { SourceError } from '../driver.ts';
import type { ConnectionRecords } from '../records.ts';
import { oauthSourceOf, type Specs } from './clients.ts';
import { requestToken, TokenRefused, type Token } from './token-request.ts';

/** The field of a connection that its token is sealed in. */
export const tokenField = 'oauth_token';

/** Milliseconds before its end that a token is renewed. */
const early = 60_000;

/** The tokens of connections. One that ends is renewed, once for all who wait for it. */
export class Tokens {
  private readonly ground: Ground;
  private readonly specs: Specs;
  private readonly records: ConnectionRecords;
  private readonly renewals = new Map<string, Promise<string>>();

  constructor(ground: Ground, specs: Specs, records: ConnectionRecords) {
    this.ground = ground;
    this.specs = specs;
    this.records = records;
  }

  keep(connection: string, token: Token): Promise<void> {
    return this.records.keep(connection, tokenField, JSON.stringify(token));
  }

  /** A token that is good for a while. Throws SourceError. */
  async current(connection: string, spec: string): Promise<string> {
    const token = await this.read(connection);
    if (!this.ends(token) || token.refresh_token === null) return token.access_token;
    return this.renewed(connection, spec, token.access_token);
  }

  /** The token that follows one that was refused. Throws SourceError. */
  async renew(connection: string, spec: string, refused: string, signal: AbortSignal): Promise<string> {
    return until(signal, this.renewed(connection, spec, refused));
  }

  /** All under way have ended. */
  async close(): Promise<void> {
    await Promise.allSettled(this.renewals.values());
  }

  private renewed(connection: string, spec: string, old: string): Promise<string> {
    const under = this.renewals.get(connection);
    if (under !== undefined) return under;
    const renewal = this.exchange(connection, spec, old).finally(() => this.renewals.delete(connection));
    this.renewals.set(connection, renewal);
    return renewal;
  }

  private async exchange(connection: string, spec: string, old: string): Promise<string> {
    const before = await this.read(connection);
    // Somebody was faster.
    if (before.access_token !== old) return before.access_token;
    const { oauth, client } = oauthSourceOf(this.specs, this.ground.settings, spec);
    try {
      if (before.refresh_token === null) throw new TokenRefused(null);
      const grant = { grant_type: 'refresh_token', refresh_token: before.refresh_token };
      const signal = AbortSignal.timeout(this.ground.limits.check_time);
      const after = await requestToken(oauth, client, grant, { now: this.ground.now, signal });
      const newer = await this.newerThan(connection, old);
      if (newer !== null) return newer;
      // Before anybody uses it: a server that gives a new refresh token has forgotten the old one.
      await this.keep(connection, { ...after, refresh_token: after.refresh_token ?? before.refresh_token });
      return after.access_token;
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
      const newer = await this.newerThan(connection, old);
      if (newer !== null) return newer;
      const reason = `${error.message} Authorize it again.`;
      await this.records.mark(connection, 'error', reason);
      throw new SourceError(reason);
    }
  }

  /** The token of an authorization that was made while this one was renewed; null: there was none. */
  private async newerThan(connection: string, old: string): Promise<string | null> {
    const { access_token: token } = await this.read(connection);
    return token === old ? null : token;
  }

  private async read(connection: string): Promise<Token> {
    const { [tokenField]: text } = await this.records.secrets(connection);
    if (text === undefined) throw new SourceError('It waits for its authorization.');
    return JSON.parse(text) as Token;
  }

  private ends({ expires_at: end }: Token): boolean {
    return end !== null && end - this.ground.now().getTime() < early;
  }
}
