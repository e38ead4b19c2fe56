import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { connectorColumns } from './connector-columns.ts';

const row = (columns: string) =>
  told(connectorColumns, { connectors: `c: { ${columns} }` }).map((line) => line.replace(/^\S+ /, ''));

const oauth = 'auth_type: oauth2, oauth: { scopes: [] }';

describe('A connector has what its driver and its authorization need, and nothing else', () => {
  it('holds', () => {
    expect(row('auth_type: credentials, driver: sqlite, fields: [{ key: path, secret: false }]')).toEqual([]);
    expect(row(`driver: http, base_url: x, ${oauth}, fields: [], headers: { A: 'Bearer {access_token}' }`)).toEqual([]);
    const fields =
      'fields: [{ key: base_url, secret: false }, { key: k, secret: true }, { key: h, secret: false, default: X }]';
    expect(row(`auth_type: credentials, driver: http, ${fields}, headers: { '{h}': '{k}' }, check: {}`)).toEqual([]);
  });

  it('tells of a field that the driver reads and that is not there', () => {
    const told = row(
      'auth_type: credentials, driver: mcp-stdio, fields: [{ key: command, secret: false }, { key: env, secret: true }]',
    );
    expect(told).toEqual(['c has no field args, which the driver mcp-stdio reads']);
    expect(row('auth_type: credentials, driver: http, fields: []')).toEqual([
      'c has neither a base_url nor a field of that name',
    ]);
  });

  it('tells of a place in a header that no field fills', () => {
    const http = 'auth_type: credentials, driver: http, base_url: x, fields: [{ key: token, secret: true }]';
    expect(row(`${http}, headers: { Authorization: 'Bearer {tokn}' }`)).toEqual([
      'c has {tokn} in the header Authorization: its fields are token',
    ]);
    expect(row(`${http}, headers: { '{name}': x }`)).toEqual([
      'c has {name} in the header {name}: its fields are token',
    ]);
    expect(row(`${http}, headers: { A: '{access_token}' }`)).toHaveLength(1);
  });

  it('tells of an authorization without its column, and of the column without an authorization', () => {
    const message = (auth: string) =>
      `c has auth_type ${auth}: oauth2 goes with the column oauth, and nothing else does`;
    expect(row('auth_type: oauth2, driver: http, base_url: x, fields: []')).toEqual([message('oauth2')]);
    expect(row('auth_type: credentials, driver: http, base_url: x, fields: [], oauth: {}')).toEqual([
      message('credentials'),
    ]);
    expect(row(`${oauth}, driver: sqlite, fields: [{ key: path, secret: false }]`)).toEqual([
      'c is authorized, and only the driver http uses a token',
    ]);
  });

  it('tells of a column that the driver does not look at', () => {
    const sqlite = 'auth_type: credentials, driver: sqlite, fields: [{ key: path, secret: false }]';
    for (const column of ['base_url: x', 'check: {}', 'headers: {}'])
      expect(row(`${sqlite}, ${column}`)).toEqual([
        `c has ${column.split(':')[0] ?? ''}, which the driver sqlite does not look at`,
      ]);
  });

  it('tells of a field that is there twice, and of a secret that is no secret', () => {
    const http = 'auth_type: credentials, driver: http, base_url: x';
    expect(row(`${http}, fields: [{ key: a, secret: false }, { key: a, secret: false }]`)).toEqual([
      'c has the field a twice',
    ]);
    expect(row(`${http}, fields: [{ key: a, secret: true, default: b }]`)).toEqual([
      "c has a default for its secret a: a secret is the user's own",
    ]);
  });
});
