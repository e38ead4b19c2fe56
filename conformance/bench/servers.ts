/** The processes that the bench starts, each on its own port. */

import { fileURLToPath } from 'node:url';
import { startGateway, type Gateway } from './gateway.ts';
import { startNode, type Child } from './system/children.ts';
import { untilListening } from './system/ports.ts';

export const serverNames = ['provider', 'bare', 'fastify', 'portkey', 'gateway', 'metered'] as const;
export type ServerName = (typeof serverNames)[number];
export type Ports = Readonly<Record<ServerName, number>>;

/** The servers' ports, one after the other from `base`. */
export function portsFrom(base: number): Ports {
  return Object.fromEntries(serverNames.map((name, index) => [name, base + index])) as Ports;
}

export interface Server {
  readonly child: Child;
  readonly port: number;

  /** Milliseconds from its start to listening. */
  readonly startMs: number;

  /** What a caller sends beside the body. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Starts a server and waits until it listens. `profileDir`: the gateway writes a CPU profile there when it ends. */
export async function startServer(name: ServerName, ports: Ports, profileDir?: string): Promise<Server> {
  const port = ports[name];
  const { child, headers } = await launch(name, ports, profileDir);
  return { child, port, headers, startMs: await untilListening(child, port) };
}

async function launch(name: ServerName, ports: Ports, profileDir: string | undefined): Promise<Gateway> {
  const port = String(ports[name]);
  const provider = String(ports.provider);
  switch (name) {
    case 'provider':
      return { child: startNode(name, [file('provider/main.ts'), '--port', port]), headers: {} };
    case 'bare':
    case 'fastify':
      return {
        child: startNode(name, [file(`peers/${name}.ts`), '--port', port, '--provider', provider]),
        headers: {},
      };
    case 'portkey':
      return {
        child: startNode(
          name,
          [fileURLToPath(import.meta.resolve('@portkey-ai/gateway/build/start-server.js')), `--port=${port}`],
          {
            NODE_ENV: 'production',
            TRUSTED_CUSTOM_HOSTS: '127.0.0.1,localhost',
          },
        ),
        headers: {
          authorization: 'Bearer bench',
          'x-portkey-provider': 'openai',
          'x-portkey-custom-host': `http://127.0.0.1:${provider}/v1`,
        },
      };
    case 'gateway':
    case 'metered':
      return startGateway(name, ports[name], ports.provider, profileDir);
  }
}

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
