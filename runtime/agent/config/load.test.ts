import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agentLimits } from '@polywire/generated/catalog/agent_limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigFileError } from '../../platform/config-file/read.ts';
import { readAgentFile } from './file.ts';
import { type Config, loadConfig } from './load.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-agent-config-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function load(text: string, environment: NodeJS.ProcessEnv = {}, overrides = {}): Promise<Config> {
  const file = join(folder, 'agent.yaml');
  await writeFile(file, text);
  return loadConfig(file, environment, overrides);
}

function complaintsOf(text: string): readonly string[] {
  try {
    readAgentFile('agent.yaml', text);
    return [];
  } catch (error) {
    return error instanceof ConfigFileError ? error.lines : [String(error)];
  }
}

describe('Without a file', () => {
  it('everything has its default', async () => {
    const { settings, limits, home } = await loadConfig(undefined, { XDG_DATA_HOME: '/data' });
    expect(settings).toEqual({
      port: 26866,
      gatewayUrl: 'http://127.0.0.1:26800',
      gatewayKey: null,
      model: 'a-mid',
      embeddingModel: null,
      oauthClients: {},
    });
    expect(limits.file_size).toBe(agentLimits.file_size.value);
    if (process.platform === 'linux') expect(home).toBe('/data/polywire');
  });

  it('one that is named has to be there', async () => {
    await expect(loadConfig(join(folder, 'none.yaml'), {})).rejects.toThrow('cannot be read (ENOENT)');
  });
});

describe('A file', () => {
  it('says where the gateway is, which model, which limits and which OAuth clients; credentials are in the environment', async () => {
    const { settings, limits, home, warnings } = await load(
      `agent: { port: 0, home: data }
gateway: { base_url: 'https://gateway.example/polywire/', api_key_env: KEY, model: r-mid, embeddings: { model: embed-small } }
oauth_clients: { github: { client_id: me, client_secret_env: SECRET } }
limits: { file_size: 1000 }`,
      { KEY: 'sk', SECRET: 'cs' },
    );
    expect(settings).toEqual({
      port: 0,
      gatewayUrl: 'https://gateway.example/polywire',
      gatewayKey: 'sk',
      model: 'r-mid',
      embeddingModel: 'embed-small',
      oauthClients: { github: { clientId: 'me', clientSecret: 'cs' } },
    });
    expect([limits.file_size, home, warnings]).toEqual([1000, join(folder, 'data'), []]);
  });

  it('is put below options', async () => {
    const { settings, home } = await load('agent: { port: 1, home: data }', {}, { port: 2, home: '/elsewhere' });
    expect([settings.port, home]).toEqual([2, '/elsewhere']);
  });

  it('whose credentials are missing is warned of', async () => {
    const { settings, warnings } = await load(
      'oauth_clients: { github: { client_id: me, client_secret_env: SECRET } }',
    );
    expect(settings.oauthClients['github']?.clientSecret).toBe(null);
    expect(warnings).toEqual([
      'the gateway is asked without a key: the environment has no POLYWIRE_API_KEY',
      'github is a public client: the environment has no SECRET',
    ]);
  });

  it.each([
    ['agent: { prot: 1 }', 'agent.yaml:1:10: agent.prot is not known here, leave it out'],
    ['limits:\n  file_sise: 1', "agent.yaml:2:3: limits.file_sise is not known here, did you mean 'file_size'?"],
    ['agent: { port: 70000 }', 'agent.yaml:1:16: agent.port is wrong, it is a number from 0 to 65535'],
    [
      'gateway: { base_url: here }',
      'agent.yaml:1:22: gateway.base_url is wrong, it is an http or https address without query',
    ],
    [
      'oauth_clients: { nobody: { client_id: me } }',
      expect.stringContaining('agent.yaml:1:18: oauth_clients.nobody is not known here'),
    ],
    ['agent: [', expect.stringMatching(/^agent\.yaml:1:\d+: /)],
  ])('that is wrong is told where: %s', (text, complaint) => {
    expect(complaintsOf(text)).toEqual([complaint]);
  });
});
