import type { AgentFile } from '@polywire/generated/deployment/types.ts';
import { agentFile } from '@polywire/generated/deployment/validators.js';
import { type FileKind, loadConfigFile, readConfigFile } from '../../platform/config-file/read.ts';

const kind: FileKind<AgentFile> = {
  check: agentFile,
  forms: {
    port: 'it is a number from 0 to 65535',
    base_url: 'it is an http or https address without query',
    api_key_env: 'it is the name of an environment variable',
    client_secret_env: 'it is the name of an environment variable',
  },
  complaints: ({ gateway }) => {
    const url = gateway?.base_url;
    if (url === undefined || URL.canParse(url)) return [];
    return [{ path: ['gateway', 'base_url'], message: `'${url}' is no address, it must be a valid URL` }];
  },
};

/** The agent's file at a path. Throws ConfigFileError with a line for each thing that is wrong. */
export function loadAgentFile(path: string): Promise<AgentFile> {
  return loadConfigFile(path, kind);
}

/** The agent's file in a text; `name` is put before line and column. */
export function readAgentFile(name: string, text: string): AgentFile {
  return readConfigFile(name, text, kind);
}
