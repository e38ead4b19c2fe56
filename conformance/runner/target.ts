import type { MocksClient } from './mocks-client.ts';
import type { Model } from './models.ts';

/** A gateway that cases are held against. */
export interface Gateway {
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string;

  /** Keys of the organisations that it has for cases, by name; absent: none. */
  readonly callers?: Readonly<Record<string, string>>;
}

/** A deployment, with all that the runner has of it. */
export interface Target {
  readonly gateway: Gateway;

  /** Null: its providers are nobody's to control. */
  readonly mocks: MocksClient | null;
  readonly models: readonly Model[];

  /** Gateways with other settings, by name, that may be starting yet; empty where the deployment is not the runner's own. */
  readonly others: Readonly<Record<string, Promise<Gateway>>>;
}
