import { describe, expect, it } from 'vitest';
import { newKey } from '../../platform/key.ts';
import { keyPrefix } from '../accounts/key-prefix.ts';
import { DeploymentError, loadDeployment, readDeployment, warnings } from './load.ts';

const key = newKey(keyPrefix);
const gateway = `gateway: { listen: '127.0.0.1:0', keys: [${key}] }\n`;

/** What is said against a text. */
function against(text: string): readonly string[] {
  try {
    readDeployment('polywire.yaml', text);
    return [];
  } catch (error) {
    return error instanceof DeploymentError ? error.lines : [String(error)];
  }
}

describe('a deployment file', () => {
  it('is read with all that it may say', () => {
    const text = `${gateway}
providers:
  P-R: { base_url: https://api.example/v1, api_key_env: KEY_OF_R }
  search: { base_url: 'http://localhost:9' }
models: { r-mid: some-model-5 }
limits: { request_deadline: 5000 }
`;
    expect(readDeployment('x', text)).toEqual({
      gateway: { listen: '127.0.0.1:0', keys: [key] },
      providers: {
        'P-R': { base_url: 'https://api.example/v1', api_key_env: 'KEY_OF_R' },
        search: { base_url: 'http://localhost:9' },
      },
      models: { 'r-mid': 'some-model-5' },
      limits: { request_deadline: 5000 },
    });
  });

  it('may be JSON', () => {
    expect(against(JSON.stringify({ gateway: { listen: '[::1]:8080', keys: [key] } }))).toEqual([]);
  });

  it('says where its YAML is broken', () => {
    expect(against('gateway: {\n  listen: [')[0]).toMatch(/^polywire\.yaml:2:\d+: /);
    expect(against(`${gateway}${gateway}`)[0]).toMatch(/^polywire\.yaml:2:1: .*unique/);
  });

  it('says where a field is missing, unknown or of another type, and what would be right', () => {
    expect(against('')).toEqual(['polywire.yaml:1:1: the file is wrong, must be an object']);
    expect(against('providers: {}')).toEqual(['polywire.yaml:1:1: gateway is missing, it must be there']);
    expect(against(`${gateway}server: {}`)).toEqual(['polywire.yaml:2:1: server is not known here, leave it out']);
    expect(against(`gateway:\n  listen: 8080\n  keys: [${key}]`)).toEqual([
      'polywire.yaml:2:11: gateway.listen is wrong, it is host:port, such as 127.0.0.1:8080',
    ]);
    expect(against(`${gateway}providers:\n  P-R:\n    base_url: ftp://x`)).toEqual([
      'polywire.yaml:4:15: providers.P-R.base_url is wrong, it is an http or https address without query',
    ]);
    expect(against(`gateway: { listen: 'a:1', keys: [nonsense] }`)).toEqual([
      'polywire.yaml:1:34: gateway.keys.0 is wrong, a key is what `polywire key new` prints',
    ]);
  });

  it('finds names that the catalogue does not have, and guesses what was meant', () => {
    expect(against(`${gateway}providers:\n  P-r: { base_url: 'http://x' }`)).toEqual([
      "polywire.yaml:3:3: providers.P-r is not known here, did you mean 'P-R'?",
    ]);
    expect(against(`${gateway}models:\n  r-mid: a\n  r-mdi: b`)).toEqual([
      "polywire.yaml:4:3: models.r-mdi is not known here, did you mean 'r-mid'?",
    ]);
    expect(against(`${gateway}limits: { max_tokens_cap: 5 }`)[0]).toContain(
      'limits.max_tokens_cap is not known here, known are body_size',
    );
  });

  it('finds limits that are raised, addresses and ports that are none and keys that are mistyped or doubled', () => {
    expect(against(`${gateway}limits:\n  request_deadline: 110001`)).toEqual([
      'polywire.yaml:3:21: 110001 is above the limit, at most 110000 milliseconds can be set',
    ]);
    expect(against(`${gateway}providers: { P-R: { base_url: 'http://[x' } }`)[0]).toContain(
      "'http://[x' is no address",
    );
    expect(against(gateway.replace(':0', ':65536'))[0]).toContain('65536 is no port');
    const last = key.endsWith('0') ? '1' : '0';
    expect(against(gateway.replace(key, key.slice(0, -1) + last))[0]).toMatch(/:1:\d+: the key is mistyped/);
    const twice = against(gateway.replace(key, `${key}, ${key}`))[0];
    expect(twice).toContain('stands here twice');
    expect(twice).not.toContain(key);
  });

  it('finds things behind anchors too', () => {
    const text = `${gateway}providers:\n  P-R: &r { base_url: 'http://x' }\n  P-A: *r\n  P-G: { base_url: *r }`;
    expect(against(text)[0]).toMatch(/^polywire\.yaml:5:20: providers\.P-G\.base_url is wrong/);
  });

  it('that cannot be read says so', async () => {
    await expect(loadDeployment('/nowhere/polywire.yaml')).rejects.toThrow(
      '/nowhere/polywire.yaml:1:1: the file cannot be read (ENOENT)',
    );
  });

  it('warns of a database that machines can share and a secret that they do not', () => {
    const stores = 'stores: { database_url_env: THE_DATABASE }\n';
    expect(warnings(readDeployment('x', gateway + stores), {})).toEqual([
      expect.stringContaining('without gateway.secret_env keys are hashed under a secret of this machine'),
    ]);
    const shared = gateway.replace('keys:', 'secret_env: THE_SECRET, keys:');
    expect(warnings(readDeployment('x', shared + stores), {})).toEqual([]);
    expect(warnings(readDeployment('x', gateway), {})).toEqual([]);
  });

  it('warns of a credential that the environment lacks', () => {
    const file = readDeployment('x', `${gateway}providers: { P-R: { base_url: 'http://x', api_key_env: NOT_SET } }`);
    expect(warnings(file, {})).toEqual(['P-R gets no credential: the environment has no NOT_SET']);
    expect(warnings(file, { NOT_SET: 'x' })).toEqual([]);
  });
});
