import type { AddressInfo } from 'node:net';
import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import type { Log } from '../platform/log.ts';
import { drain } from '../platform/serving/drain.ts';
import { SilentConnections } from '../platform/serving/silent-connections.ts';
import { readAddress, urlOf } from './address.ts';
import { createApp } from './app.ts';
import { DeploymentError, loadDeployment, warnings } from './deployment/load.ts';
import { openLasting } from './lasting.ts';
import { operations } from './operations/index.ts';
import type { ReadinessCheck } from './readiness.ts';
import { setUp } from './setup.ts';
import { storeAnswers } from './storage/answers.ts';
import { observe } from './telemetry/observation.ts';

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

  /** Where metrics and health are told; null: nowhere. */
  readonly adminUrl: string | null;

  /**
   * Takes no more connections, and lets requests under way end: for the limit `drain`, then it cuts them; `however long`
   * they take, unless it is told again.
   */
  close(time?: 'however long'): Promise<void>;

  /** Reads the deployment file again. False: it cannot be used, the log says why, and the old one stays. */
  reload(): Promise<boolean>;
}

/** Starts the gateway; SIGHUP reloads it. Throws DeploymentError, and what listening throws. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { deployment, log, environment = process.env } = options;
  const read = async (): Promise<DeploymentFile> => {
    const file = await loadDeployment(deployment);
    for (const warning of warnings(file, environment)) log.warn(warning);
    return file;
  };

  const first = await read();
  const lasting = await openLasting(first, deployment, environment, log);
  const { breakers, funds, responses, till } = lasting;
  let setup = setUp(first, environment, lasting);
  let draining = false;
  const checks: readonly ReadinessCheck[] = [
    { reason: 'the gateway is stopping', passes: () => !draining },
    storeAnswers(lasting.database),
  ];
  const { listen, admin_listen: adminListen } = first.gateway;
  const observation = await observe({ adminListen, environment, log, breakers, checks });
  const app = createApp(() => setup, operations({ store: responses, funds, checks }), log, observation.telemetry);

  const silent = new SilentConnections(app.server);
  const { host, port } = readAddress(listen);
  await app.listen({ host, port: options.port ?? port });
  const bound = app.server.address() as AddressInfo;

  const reload = async (): Promise<boolean> => {
    try {
      const file = await read();
      setup = setUp(file, environment, lasting);
      lasting.heed(file);
      log.info('deployment file reloaded', { file: deployment });
      return true;
    } catch (error) {
      const reasons = error instanceof DeploymentError ? error.lines : [String(error)];
      for (const reason of reasons) log.error('deployment file not reloaded', { reason });
      return false;
    }
  };
  const onHangUp = (): void => {
    till.hot.reload();
    void reload();
  };
  process.on('SIGHUP', onHangUp);
  till.hot.listen({
    breakerOpened: () => undefined,
    reload() {
      void reload();
    },
  });

  const end = async (): Promise<void> => {
    process.off('SIGHUP', onHangUp);
    draining = true;
    await drain(app, silent);
    await lasting.close();
    await observation.close();
  };
  let ended: Promise<void> | null = null;
  return {
    url: urlOf(host, bound),
    adminUrl: observation.adminUrl,
    reload,
    async close(time) {
      const cut = () => {
        app.server.closeAllConnections();
      };
      const late = time === undefined ? setTimeout(cut, setup.limits.drain) : undefined;
      ended ??= end();
      await ended;
      clearTimeout(late);
    },
  };
}
