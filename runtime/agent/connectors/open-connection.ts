import type { Connector } from '@polywire/generated/catalog/rows.ts';
import type { ConnectionRow } from '../storage/schema.ts';
import { AgentError } from '../errors.ts';
import type { Driver } from './driver.ts';
import { reasonOf, withoutSecrets } from './reason.ts';

/** A connection that can be used. Whoever has one closes it. */
export interface OpenConnection {
  readonly id: string;
  readonly name: string;
  readonly spec: Connector;

  /** It throws AgentError `connection_failed` for whatever goes wrong, and no secret is in what it gives. */
  readonly driver: Driver;
}

/** Puts a driver behind words of ours: nothing that it throws or gives has a secret in it. */
export function guarded(driver: Driver, { name }: ConnectionRow, secrets: ReadonlySet<string>): Driver {
  const safely = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return withoutSecrets(await work(), secrets);
    } catch (error) {
      throw new AgentError('connection_failed', `${name}: ${reasonOf(error, secrets)}`);
    }
  };
  const common = {
    check: (signal: AbortSignal) => safely(() => driver.check(signal)),
    close: () => driver.close(),
  };
  switch (driver.kind) {
    case 'sql': {
      const { kind, dialect } = driver;
      return { kind, dialect, ...common, query: (sql, bounds) => safely(async () => driver.query(sql, bounds)) };
    }
    case 'http':
      return {
        kind: driver.kind,
        ...common,
        request: (request) => safely(async () => driver.request(request)),
        openapi: (signal) => safely(() => driver.openapi(signal)),
      };
    case 'mcp':
      return {
        kind: driver.kind,
        ...common,
        tools: (signal) => safely(() => driver.tools(signal)),
        callTool: (name, input, signal) => safely(() => driver.callTool(name, input, signal)),
      };
  }
}
