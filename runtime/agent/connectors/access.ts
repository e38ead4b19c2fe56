import type { Connector } from '@polywire/generated/catalog/rows.ts';
import type { Ground } from '../ground.ts';
import type { ConnectionRow } from '../storage/schema.ts';
import { withDefaults, type Values } from './credentials.ts';
import { SourceError, type Access } from './driver.ts';
import { tokenField, type Tokens } from './oauth/tokens.ts';
import type { ConnectionRecords } from './records.ts';

/** What a connection's driver works with: its fields, and a token that is good. It remembers the secrets that it gave away. */
export class ConnectionAccess implements Access {
  /** All that nobody else may get to see. */
  readonly secrets = new Set<string>();
  readonly limits: Access['limits'];
  private readonly row: ConnectionRow;
  private readonly spec: Connector;
  private readonly records: ConnectionRecords;
  private readonly tokens: Tokens;

  constructor(
    { limits }: Pick<Ground, 'limits'>,
    row: ConnectionRow,
    spec: Connector,
    records: ConnectionRecords,
    tokens: Tokens,
  ) {
    this.limits = limits;
    this.row = row;
    this.spec = spec;
    this.records = records;
    this.tokens = tokens;
  }

  /** Throws Unreadable, and SourceError where there is no token. */
  async current(): Promise<Values> {
    const { [tokenField]: token, ...secrets } = await this.records.secrets(this.row.id);
    for (const secret of Object.values(secrets)) this.secrets.add(secret);
    const settings = JSON.parse(this.row.settings) as Values;
    const values = withDefaults(this.spec, { ...settings, ...secrets });
    if (this.spec.auth_type === 'credentials') return values;
    if (token === undefined) {
      if (values['access_token'] === undefined) throw new SourceError('It waits for its authorization.');
      return values;
    }
    return this.with(values, await this.tokens.current(this.row.id, this.row.spec_id));
  }

  /** Whether there is all that it takes: an authorization is what may be missing. */
  async isAuthorized(): Promise<boolean> {
    if (this.spec.auth_type === 'credentials') return true;
    const secrets = await this.records.secrets(this.row.id);
    return tokenField in secrets || 'access_token' in secrets;
  }

  async renew(refused: Values, signal: AbortSignal): Promise<Values | null> {
    const { access_token: token } = refused;
    if (this.spec.auth_type === 'credentials' || token === undefined) return null;
    const { [tokenField]: kept } = await this.records.secrets(this.row.id);
    if (kept === undefined) return null;
    return this.with(refused, await this.tokens.renew(this.row.id, this.row.spec_id, token, signal));
  }

  private with(values: Values, access_token: string): Values {
    this.secrets.add(access_token);
    return { ...values, access_token };
  }
}
