import type { Client, Transport } from '@modelcontextprotocol/client';
import type { Connector } from '@polywire/generated/catalog/rows.ts';
import { linesOf } from '../credentials.ts';
import { SourceError, type Access, type McpDriver } from '../driver.ts';
import { within } from '../../../platform/within.ts';
import { until } from '../../../platform/until.ts';
import { headersOf } from './headers.ts';
import { Reach } from './reach.ts';

/** An MCP server as a program on this machine: of our environment it gets what any program needs, and its own fields. */
export function mcpStdioDriver(access: Access): McpDriver {
  return new McpSession(async () => {
    const { StdioClientTransport } = await import('@modelcontextprotocol/client/stdio');
    const { command = '', args = '', env = '' } = await access.current();
    const transport = new StdioClientTransport({
      command,
      args: [...linesOf(args)],
      env: Object.fromEntries(linesOf(env).map((line) => split(line))),
      // What it complains of is for nobody's log: it may be anything.
      stderr: 'ignore',
    });
    return { transport, end: () => transport.close() };
  });
}

/** An MCP server over Streamable HTTP. */
export function mcpHttpDriver(spec: Connector, access: Access): McpDriver {
  return new McpSession(async () => {
    const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
    const values = await access.current();
    const reach = new Reach();
    const url = new URL(values['url'] ?? '');
    const headers = headersOf(spec.headers ?? {}, values);
    const transport = new StreamableHTTPClientTransport(url, {
      requestInit: { headers },
      // A redirect to elsewhere would take the credentials along; the transport refuses it.
      redirectPolicy: 'same-origin',
      fetch: ((at: string | URL, init: object) => reach.fetch(new URL(at), init)) as unknown as typeof fetch,
    });
    return {
      transport,
      end: async () => {
        await within(transport.terminateSession(), goodbye).catch(() => undefined);
        await transport.close();
        await reach.close();
      },
    };
  });
}

/** Milliseconds for a server to hear that its session has ended. */
const goodbye = 2_000;

interface Opened {
  readonly transport: Transport;
  readonly end: () => Promise<void>;
}

/** One session with a server, begun when it is needed. */
class McpSession implements McpDriver {
  readonly kind = 'mcp';
  private readonly open: () => Promise<Opened>;
  private opened: Opened | null = null;
  private client: Promise<Client> | null = null;
  private closed = false;

  constructor(open: () => Promise<Opened>) {
    this.open = open;
  }

  async check(signal: AbortSignal): Promise<void> {
    await this.tools(signal);
  }

  async tools(signal: AbortSignal): ReturnType<McpDriver['tools']> {
    const { tools } = await this.ask(signal, (client) => client.listTools(undefined, { signal }));
    return tools.map(({ name, description = '', inputSchema, annotations }) => ({
      ...{ name, description, input: inputSchema },
      readOnly: annotations?.readOnlyHint === true,
    }));
  }

  async callTool(...[name, input, signal]: Parameters<McpDriver['callTool']>): ReturnType<McpDriver['callTool']> {
    const params = { name, arguments: { ...input } };
    // Longer than any caller waits: it is the signal that ends it.
    const options = { signal, timeout: 3_600_000 };
    const { isError, content, structuredContent } = await this.ask(signal, (client) =>
      client.callTool(params, options),
    );
    return { failed: isError === true, content, structured: structuredContent ?? null };
  }

  async close(): Promise<void> {
    this.closed = true;
    // One that is not yet there ends itself; one that does not answer is not waited for.
    await this.opened?.end();
    await this.client?.catch(() => undefined);
  }

  private async ask<Value>(signal: AbortSignal, work: (client: Client) => Promise<Value>): Promise<Value> {
    this.client ??= this.connect();
    const asked = this.client.then(work);
    return until(signal, asked);
  }

  private async connect(): Promise<Client> {
    const { Client } = await import('@modelcontextprotocol/client');
    const client = new Client({ name: 'polywire', version: '1' });
    this.opened = await this.open();
    const { transport, end } = this.opened;
    try {
      if (this.closed) throw new SourceError('The connection was closed.');
      await client.connect(transport);
    } catch (error) {
      await end();
      throw error;
    }
    return client;
  }
}

function split(line: string): [name: string, value: string] {
  const at = line.indexOf('=');
  if (at < 0) throw new SourceError('The environment is NAME=value on each line.');
  return [line.slice(0, at), line.slice(at + 1)];
}
