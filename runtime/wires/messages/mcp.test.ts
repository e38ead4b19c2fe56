import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../turn/problem.ts';
import type { Tool } from '../../turn/tool.ts';
import type { JsonObject } from '../codec.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { encodeServers } from './mcp.ts';
import { decodeTools, encodeTools } from './tools.ts';

const server = { type: 'url', url: 'https://mcp.example.com', name: 'deploy', authorization_token: 'secret' };
const toolset = { type: 'mcp_toolset', mcp_server_name: 'deploy' };
const read = (
  toolsets: readonly JsonObject[],
  servers: readonly JsonObject[] = [server],
): ReturnType<typeof decodeTools> => decodeTools({ tools: toolsets, mcp_servers: servers });
const bare = ([tool]: readonly Tool[]): unknown => ({ ...tool, origin: undefined });
const target = aliasTarget('a-mid');

describe('an MCP server', () => {
  it('runs with the toolset that takes it', () => {
    const { tools } = read([toolset]);
    expect(tools).toEqual([
      {
        type: 'mcp',
        label: 'deploy',
        url: server.url,
        authorization: 'secret',
        origin: { wire: 'messages', value: toolset },
      },
    ]);
    expect(encodeServers(tools)).toEqual([server]);
    expect(encodeTools(tools, target)).toEqual([toolset]);
  });

  it.each([
    ['no toolset', [], [server]],
    ['two toolsets', [toolset, toolset], [server]],
    ['a toolset for another', [{ ...toolset, mcp_server_name: 'other' }], [server]],
    ['a toolset without any server', [toolset], []],
    ['a namesake', [toolset], [server, server]],
  ])('that has %s is a 400', (_, toolsets, servers) => {
    expect(() => read(toolsets, servers)).toThrow(ProblemError);
  });
});

describe('the tools of a server', () => {
  it('are those that are enabled, where the others are not', () => {
    const some = { ...toolset, default_config: { enabled: false }, configs: { roll: { enabled: true }, wipe: {} } };
    expect(bare(read([some]).tools)).toMatchObject({ allowedTools: ['roll'] });
  });

  it('are all but those that are not', () => {
    const most = { ...toolset, configs: { wipe: { enabled: false }, roll: { enabled: true } } };
    expect(bare(read([most]).tools)).toMatchObject({ blockedTools: ['wipe'] });
  });

  it('are never loaded later, which is named once', () => {
    const later = {
      ...toolset,
      default_config: { enabled: true, defer_loading: true },
      configs: { wipe: { enabled: false, defer_loading: true } },
      cache_control: { type: 'ephemeral' },
    };
    const { tools, reported } = read([later]);
    expect(reported).toEqual(['mcp_toolset.defer_loading']);
    expect(encodeTools(tools, target)).toEqual([
      { ...toolset, configs: { wipe: { enabled: false } }, cache_control: { type: 'ephemeral' } },
    ]);
  });
});
