import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMariaDb } from './mariadb-server.ts';
import { startPostgres } from './postgres-server.ts';
import { startRedis } from './redis-server.ts';
import type { Server } from './server.ts';

/** What a test can ask for: the address of a server, or why there is none. */
export type Part = { readonly url: string } | { readonly missing: string };

export const partNames = ['PostgreSQL', 'Redis', 'MariaDB'] as const;
export type PartName = (typeof partNames)[number];

/** Where each comes from: an address in the environment, else a server of our own. */
type Sources = Readonly<Record<PartName, { readonly variable: string; readonly start: () => Promise<Server> }>>;

const usual: Sources = {
  PostgreSQL: { variable: 'DATABASE_URL', start: startPostgres },
  Redis: { variable: 'REDIS_URL', start: startRedis },
  MariaDB: { variable: 'MYSQL_URL', start: startMariaDb },
};

/**
 * The servers that tests talk to. Each is started when the first test asks for it, so a run that needs none pays
 * nothing. Tests run in other processes and ask over HTTP: `GET /PostgreSQL` answers a Part.
 */
export class Parts {
  private readonly report: (line: string) => void;
  private readonly sources: Sources;
  private readonly asked = new Map<PartName, Promise<Part>>();
  private readonly own: Server[] = [];
  private readonly desk = createServer((request, response) => {
    const name = partNames.find((part) => request.url === `/${part}`);
    if (name === undefined) {
      response.writeHead(404).end();
      return;
    }
    void this.get(name).then((part) => response.end(JSON.stringify(part)));
  });

  /** `report` gets a line for each part that cannot be had. */
  constructor(report: (line: string) => void, sources: Sources = usual) {
    this.report = report;
    this.sources = sources;
  }

  /** Where to ask. */
  async open(): Promise<string> {
    this.desk.listen(0, '127.0.0.1');
    await once(this.desk, 'listening');
    return `http://127.0.0.1:${(this.desk.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.desk.close();
    this.desk.closeAllConnections();
    await Promise.allSettled(this.asked.values());
    await Promise.all(this.own.map((server) => server.remove()));
  }

  private get(name: PartName): Promise<Part> {
    const known = this.asked.get(name) ?? this.start(name);
    this.asked.set(name, known);
    return known;
  }

  private async start(name: PartName): Promise<Part> {
    const { variable, start } = this.sources[name];
    const given = process.env[variable];
    if (given !== undefined && given !== '') return { url: given };
    try {
      const server = await start();
      this.own.push(server);
      return { url: server.url };
    } catch (error) {
      const missing = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
      this.report(`not run: ${name} (${missing})`);
      return { missing };
    }
  }
}
