import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectors } from '@polywire/generated/catalog/connectors.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fixed } from '../testing/access.ts';
import { mcpAnswer } from '../testing/mcp-answers.ts';
import { sendJson, serve, type Got } from '../testing/serve.ts';
import { mcpHttpDriver, mcpStdioDriver } from './mcp.ts';

const signal = () => AbortSignal.timeout(15_000);
const program = join(import.meta.dirname, '../testing/mcp-stdio.ts');

const runs = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

describe('An MCP server that is a program', () => {
  const start = async (env = '') => {
    const place = await mkdtemp(join(tmpdir(), 'mcp-'));
    const note = join(place, 'pid');
    const driver = mcpStdioDriver(fixed({ command: process.execPath, args: `${program}\n${note}`, env }));
    onTestFinished(async () => {
      await driver.close();
      await rm(place, { recursive: true });
    });
    return { driver, pid: async () => Number(await readFile(note, 'utf8')) };
  };

  it('tells of its tools and is called', async () => {
    const { driver } = await start();
    await driver.check(signal());
    const tools = await driver.tools(signal());
    expect(tools.map(({ name, readOnly }) => [name, readOnly])).toEqual([
      ['echo', true],
      ['environment', false],
      ['wait', false],
    ]);
    expect(tools[0]?.input).toMatchObject({ type: 'object', properties: { text: { type: 'string' } } });
    const said = await driver.callTool('echo', { text: 'hello' }, signal());
    expect(said).toEqual({ failed: false, content: [{ type: 'text', text: 'hello' }], structured: null });
    expect(await driver.callTool('none', {}, signal())).toMatchObject({ failed: true });
  });

  it('gets its own variables and none of ours', async () => {
    process.env['POLYWIRE_API_KEY'] = 'of-the-gateway';
    onTestFinished(() => {
      delete process.env['POLYWIRE_API_KEY'];
    });
    const { driver } = await start('TOKEN=a=b\nOTHER=c');
    const { content } = await driver.callTool('environment', {}, signal());
    const names = (content[0] as { text: string }).text.split(' ');
    expect(names).toEqual(expect.arrayContaining(['TOKEN', 'OTHER', 'PATH']));
    expect(
      names.filter((name) => !['HOME', 'LOGNAME', 'PATH', 'SHELL', 'TERM', 'USER', 'OTHER', 'TOKEN'].includes(name)),
    ).toEqual([]);
  });

  it('runs for as long as its connection is open, and one call may end before', async () => {
    const { driver, pid } = await start();
    await driver.tools(signal());
    const id = await pid();
    expect(runs(id)).toBe(true);
    await expect(driver.callTool('wait', {}, AbortSignal.timeout(200))).rejects.toThrow();
    expect((await driver.callTool('echo', { text: 'still' }, signal())).content).toEqual([
      { type: 'text', text: 'still' },
    ]);
    await driver.close();
    await expect.poll(() => runs(id)).toBe(false);
  });

  it('that is none is told of', async () => {
    const none = mcpStdioDriver(fixed({ command: '/no/such/program' }));
    await expect(none.check(signal())).rejects.toThrow('ENOENT');
    const mute = mcpStdioDriver(fixed({ command: process.execPath, args: '-e\nprocess.exit(1)' }));
    await expect(mute.check(signal())).rejects.toThrow();
  });
});

describe('An MCP server that says nothing', () => {
  it('is ended when its connection is closed', async () => {
    const place = await mkdtemp(join(tmpdir(), 'mcp-'));
    onTestFinished(() => rm(place, { recursive: true }));
    const note = join(place, 'pid');
    const mute = `require('fs').writeFileSync('${note}', String(process.pid)); setInterval(() => {}, 1000)`;
    const driver = mcpStdioDriver(fixed({ command: process.execPath, args: `-e\n${mute}` }));
    await expect(driver.check(AbortSignal.timeout(1_500))).rejects.toThrow('timeout');
    const id = Number(await readFile(note, 'utf8'));
    await driver.close();
    await expect.poll(() => runs(id)).toBe(false);
  });

  it('is not begun by a connection that was closed', async () => {
    const driver = mcpStdioDriver(fixed({ command: '/no/such/program' }));
    const asked = driver.check(signal());
    await driver.close();
    await expect(asked).rejects.toThrow();
  });
});

describe('An MCP server over HTTP', () => {
  it('is called with the credentials of its connection', async () => {
    const got: Got[] = [];
    const origin = await serve((request, response) => {
      got.push(request);
      if (request.headers.authorization !== 'Bearer t0ken') sendJson(response, 401, { error: 'who?' });
      else if (request.method !== 'POST') response.writeHead(405).end();
      else {
        const answer = mcpAnswer(JSON.parse(request.body), {});
        if (answer === null) response.writeHead(202).end();
        else sendJson(response, 200, answer);
      }
    });
    const open = (token: string) => {
      const driver = mcpHttpDriver(connectors['mcp-http'], fixed({ url: `${origin}/mcp`, token }));
      onTestFinished(() => driver.close());
      return driver;
    };
    const driver = open('t0ken');
    expect((await driver.tools(signal())).map(({ name }) => name)).toContain('echo');
    expect((await driver.callTool('echo', { text: 'hi' }, signal())).content).toEqual([{ type: 'text', text: 'hi' }]);
    expect(got.every(({ path }) => path === '/mcp')).toBe(true);
    await expect(open('other').check(signal())).rejects.toThrow();
  });

  it('takes its credentials to no other place', async () => {
    const elsewhere: Got[] = [];
    const other = await serve((request, response) => {
      elsewhere.push(request);
      response.writeHead(404).end();
    });
    const origin = await serve((_request, response) => {
      response.writeHead(307, { location: `${other}/mcp` }).end();
    });
    for (const url of [`${origin}/mcp`, 'http://169.254.169.254/mcp']) {
      const driver = mcpHttpDriver(connectors['mcp-http'], fixed({ url, token: 't0ken' }));
      await expect(driver.check(signal())).rejects.toThrow();
      await driver.close();
    }
    expect(elsewhere).toEqual([]);
  });
});
