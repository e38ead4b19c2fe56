import type { AddressInfo } from 'node:net';
import { limits as limitsTable } from '@polywire/generated/catalog/limits.ts';
import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../platform/log.ts';
import { createApp } from './app.ts';
import { MemoryBreakers } from './breakers.ts';
import { Upstreams } from './connection.ts';
import { DeploymentError, loadDeployment, warnings } from './deployment/load.ts';
import { operations } from './operations/index.ts';
import { type Setup, setUp } from './setup.ts';
import { SilentConnections } from './silent-connections.ts';
import { type MemoryBounds, MemoryStore } from './stored/memory-store.ts';

export interface GatewayOptions {
  /** Path of the deployment file. */
  readonly deployment: string;

  /** Instead of the port that the file names; 0: any free one. */
  readonly port?: number;
  readonly log: Log;

  /** Where the file's credentials are; absent: the process's. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** A gateway that takes requests. */
export interface Gateway {
  /** Without a trailing slash. */
  readonly url: string;

  /** Takes no more requests, lets those under way end for half a minute, then cuts them. */
  close(): Promise<void>;

  /** Reads the deployment file again. False: it cannot be used, the log says why, and the old one stays. */
  reload(): Promise<boolean>;
}

/** Milliseconds that requests under way have after `close`. */
const grace = 30_000;

/** Milliseconds between two looks for idle connections while closing. */
const sweepInterval = 50;

/** Stored responses kept in memory. */
const storeBounds: MemoryBounds = { count: 100_000, responses: 64 * 1024 * 1024, events: 64 * 1024 * 1024 };

const day = 24 * 60 * 60 * 1000;

/** Starts the gateway; SIGHUP reloads it. Throws DeploymentError, and what listening throws. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { deployment, log, environment = process.env } = options;
  const upstreams = new Upstreams();
  const breakers = new MemoryBreakers();
  const read = async (): Promise<{ file: DeploymentFile; setup: Setup }> => {
    const file = await loadDeployment(deployment);
    for (const warning of warnings(file, environment)) log.warn(warning);
    return { file, setup: setUp(file, environment, upstreams, breakers) };
  };

  const first = await read();
  let { setup } = first;
  let draining = false;
  const store = new MemoryStore(limitsTable.response_retention.value * day, storeBounds);
  const app = createApp(() => setup, operations({ store, draining: () => draining }), log);

  const silent = new SilentConnections(app.server);
  const { host, port } = addressOf(first.file.gateway.listen);
  await app.listen({ host, port: options.port ?? port });
  const bound = app.server.address() as AddressInfo;

  const reload = async (): Promise<boolean> => {
    try {
      const next = await read();
      setup = next.setup;
      log.info('deployment file reloaded', { file: deployment });
      return true;
    } catch (error) {
      const reasons = error instanceof DeploymentError ? error.lines : [String(error)];
      for (const reason of reasons) log.error('deployment file not reloaded', { reason });
      return false;
    }
  };
  const onHangUp = (): void => {
    void reload();
  };
  process.on('SIGHUP', onHangUp);

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`,
    reload,
    async close() {
      process.off('SIGHUP', onHangUp);
      draining = true;
      await drain(app, silent);
      await upstreams.close();
    },
  };
}

/** Waits for the requests under way, not for connections that callers keep open after their last answer. */
async function drain(app: FastifyInstance, silent: SilentConnections): Promise<void> {
  const sweep = setInterval(() => {
    app.server.closeIdleConnections();
  }, sweepInterval);
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
  }, grace);
  silent.close();
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
}

function addressOf(listen: string): { host: string; port: number } {
  const colon = listen.lastIndexOf(':');
  return { host: listen.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(listen.slice(colon + 1)) };
}
