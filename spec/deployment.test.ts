import { deploymentFile } from '@polywire/generated/deployment/validators.js';
import { describe, expect, test } from 'vitest';
import { refusals } from './hosted/refusals.ts';

const key = `sk-svc-${'0'.repeat(10)}-${'A'.repeat(38)}`;
const gateway = { listen: '127.0.0.1:8080', keys: [key] };
const refused = (file: object): readonly string[] => refusals(deploymentFile, { gateway, ...file });

describe('issue 2, section 4: the deployment file', () => {
  test('an address is all it needs: keys of organisations are in the store', () => {
    expect(refused({})).toEqual([]);
    expect(refusals(deploymentFile, {})).toEqual(['gateway missing']);
    expect(refused({ gateway: {} })).toEqual(['gateway.listen missing']);
    expect(refused({ gateway: { listen: gateway.listen } })).toEqual([]);
  });

  test.each(['127.0.0.1:0', 'localhost:8080', '[::1]:8080', '0.0.0.0:65535'])('listens on %s', (listen) => {
    expect(refused({ gateway: { ...gateway, listen } })).toEqual([]);
  });

  test.each(['8080', '::1:8080', 'localhost', 'http://x:1', ''])('does not listen on %j', (listen) => {
    expect(refused({ gateway: { ...gateway, listen } })).toEqual(['gateway.listen bad_value']);
  });

  test('a key has its form', () => {
    expect(refused({ gateway: { ...gateway, keys: [key, 'sk-other'] } })).toEqual(['gateway.keys.1 bad_value']);
  });

  test('providers, models and limits go by the names of the tables', () => {
    const file = {
      gateway: { ...gateway, state_dir: '/var/lib/polywire' },
      providers: {
        'P-A': { base_url: 'https://api.example/v1', api_key_env: 'A_KEY' },
        search: { base_url: 'http://127.0.0.1:9000' },
      },
      models: { 'a-mid-1': 'real-model-id' },
      limits: { request_deadline: 5000 },
    };
    expect(refused(file)).toEqual([]);
    expect(refused({ providers: { 'P-Z': { base_url: 'https://x.example' } } })).toEqual([
      'providers.P-Z unknown_field',
    ]);
    expect(refused({ models: { 'a-middle': 'x' } })).toEqual(['models.a-middle unknown_field']);
    expect(refused({ limits: { max_tokens_cap: 1 } })).toEqual(['limits.max_tokens_cap unknown_field']);
  });

  test('a key that is not named is refused, at every depth', () => {
    expect(refused({ gatewy: {} })).toEqual(['gatewy unknown_field']);
    expect(refused({ gateway: { ...gateway, port: 1 } })).toEqual(['gateway.port unknown_field']);
    expect(refused({ providers: { 'P-A': { base_url: 'https://x.example', key: 'k' } } })).toEqual([
      'providers.P-A.key unknown_field',
    ]);
  });

  test('wrong types and forms', () => {
    expect(refused({ models: { 'a-mid': '' } })).toEqual(['models.a-mid too_short']);
    expect(refused({ limits: { request_deadline: '5 s' } })).toEqual(['limits.request_deadline wrong_type']);
    expect(refused({ providers: { 'P-A': { base_url: 'api.example' } } })).toEqual([
      'providers.P-A.base_url bad_value',
    ]);
    expect(refused({ providers: { 'P-A': { base_url: 'https://x.example', api_key_env: 'a key' } } })).toEqual([
      'providers.P-A.api_key_env bad_value',
    ]);
  });
});
