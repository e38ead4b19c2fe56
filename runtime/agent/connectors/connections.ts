import { connectors } from '@polywire/generated/catalog/connectors.ts';
import type { Connector } from '@polywire/generated/catalog/rows.ts';
import type {
  Connection,
  ConnectorSpec,
  CreateConnection,
  FinishOauthQuery,
  ListConnectionsQuery,
  OauthStart,
  StartOauthQuery,
} from '@polywire/generated/local/types.ts';
import { until } from '../../platform/until.ts';
import { AgentError, InvalidField } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { pageOf, type Page } from '../page.ts';
import type { ConnectionRow } from '../storage/schema.ts';
import { ConnectionAccess } from './access.ts';
import { needed, readCredentials } from './credentials.ts';
import { openDriver } from './drivers/index.ts';
import { KeyStore } from './keys/key-store.ts';
import type { Keyring } from './keys/keyring.ts';
import { Authorizations, type Finished } from './oauth/authorizations.ts';
import { specOf, type Specs } from './oauth/clients.ts';
import { Tokens } from './oauth/tokens.ts';
import { guarded, type OpenConnection } from './open-connection.ts';
import { reasonOf } from './reason.ts';
import { connectionOf, ConnectionRecords } from './records.ts';
import { Unreadable, Vault } from './vault.ts';

export interface ConnectionsOptions {
  /** Where the key of the secrets may be kept; null: there is no such place. */
  readonly keyring: () => Promise<Keyring | null>;

  /** A test has its own. */
  readonly specs?: Specs;
}

/** External sources: their kinds, connections to them, and what the agent's tools work with. */
export class Connections {
  private readonly ground: Ground;
  private readonly kinds: Specs;
  private readonly records: ConnectionRecords;
  private readonly tokens: Tokens;
  private readonly authorizations: Authorizations;
  private readonly ending = new AbortController();
  private readonly behind = new Set<Promise<unknown>>();

  constructor(ground: Ground, { keyring, specs = connectors }: ConnectionsOptions) {
    const vault = new Vault(new KeyStore(ground.home.key, keyring));
    this.ground = ground;
    this.kinds = specs;
    this.records = new ConnectionRecords(ground, vault);
    this.tokens = new Tokens(ground, specs, this.records);
    this.authorizations = new Authorizations(ground, specs, this.records, vault, this.tokens);
  }

  /** All kinds, in the order of the table. */
  specs(): Page<ConnectorSpec> {
    const all = Object.entries(this.kinds).map(([id, { name, description, auth_type, fields }]) => ({
      ...{ id, name, description, auth_type },
      fields: fields.map((field) => ({
        ...{ key: field.key, label: field.label, secret: field.secret },
        required: needed(field),
      })),
    }));
    return pageOf(all, all.length, 0);
  }

  list(query: ListConnectionsQuery): Promise<Page<Connection>> {
    return this.records.list(query);
  }

  /** Keeps it and then checks it; what needs an authorization first stays `pending`. Throws InvalidField. */
  async create({ spec_id, name, credentials }: CreateConnection): Promise<Connection> {
    const spec = specOf(this.kinds, spec_id);
    if (spec === undefined)
      throw new InvalidField(['body', 'spec_id'], `There is no connector ${spec_id}.`, 'unknown_id');
    const row = await this.records.insert(spec_id, name, readCredentials(spec, credentials));
    return connectionOf(await this.check(row));
  }

  /** Checks it once more. Throws AgentError `not_found`. */
  async test(id: string): Promise<Connection> {
    const row = await this.records.read(id);
    return connectionOf(await this.check(row));
  }

  /** Throws AgentError `not_found`. */
  delete(id: string): Promise<void> {
    return this.records.delete(id);
  }

  /** Throws AgentError: `not_found`, `connection_failed`. */
  async open(id: string): Promise<OpenConnection> {
    const row = await this.records.read(id);
    const spec = specOf(this.kinds, row.spec_id);
    if (spec === undefined) throw new AgentError('connection_failed', `${row.name}: ${unknownKind}`);
    const access = this.accessTo(row, spec);
    try {
      await access.current();
    } catch (error) {
      const reason = reasonOf(error, access.secrets);
      if (error instanceof Unreadable) await this.failed(row, reason);
      throw new AgentError('connection_failed', `${row.name}: ${reason}`);
    }
    return { id, name: row.name, spec, driver: guarded(await openDriver(spec, access), row, access.secrets) };
  }

  startOauth(spec: string, query: StartOauthQuery, callback: string): Promise<OauthStart> {
    return this.authorizations.start(spec, query, callback);
  }

  /** Takes the answer of an authorization server and checks what it is good for. */
  async finishOauth(query: FinishOauthQuery, callback: string): Promise<Finished> {
    const finished = await this.authorizations.finish(query, callback);
    if (finished.refusal !== null) return finished;
    const { connection } = finished;
    return { connection: await this.check(connection), refusal: null };
  }

  /** Checks and renewals under way end. */
  async close(): Promise<void> {
    this.ending.abort(new Error('The server is closing.'));
    await Promise.allSettled([...this.behind, this.tokens.close()]);
  }

  private accessTo(row: ConnectionRow, spec: Connector): ConnectionAccess {
    return new ConnectionAccess(this.ground, row, spec, this.records, this.tokens);
  }

  /** The row after a check; the end of the server waits for it. */
  private check(row: ConnectionRow): Promise<ConnectionRow> {
    const checked = this.checked(row, specOf(this.kinds, row.spec_id));
    this.goOn(checked);
    return checked;
  }

  private async checked(row: ConnectionRow, spec: Connector | undefined): Promise<ConnectionRow> {
    if (spec === undefined) return this.failed(row, unknownKind);
    const access = this.accessTo(row, spec);
    const signal = AbortSignal.any([AbortSignal.timeout(this.ground.limits.check_time), this.ending.signal]);
    try {
      if (row.status === 'pending' && !(await access.isAuthorized())) return row;
      await access.current();
      const driver = await openDriver(spec, access);
      await until(signal, driver.check(signal)).finally(() => {
        this.goOn(driver.close());
      });
    } catch (error) {
      // Nothing is wrong with the source.
      if (this.ending.signal.aborted) return row;
      return this.failed(row, reasonOf(error, access.secrets));
    }
    return this.records.mark(row.id, 'connected', null);
  }

  private failed({ id, spec_id }: ConnectionRow, reason: string): Promise<ConnectionRow> {
    this.ground.log.info('connection failed', { connection: id, connector: spec_id });
    return this.records.mark(id, 'error', reason);
  }

  /** Work that nobody waits for but the end of the server. */
  private goOn(work: Promise<unknown>): void {
    const quiet = work.catch(() => undefined).finally(() => this.behind.delete(quiet));
    this.behind.add(quiet);
  }
}

const unknownKind = 'This version knows no such kind of source.';
