/**
 * The rows of spec/catalog/connectors.yaml, in the order of the table.
 *
 * Written by the generator; never edited by hand.
 */
import type { Connector } from './rows.ts';

const rows = {
  postgres: {
    name: 'PostgreSQL',
    description: 'A PostgreSQL database, read only.',
    auth_type: 'credentials',
    driver: 'postgres',
    fields: [
      { key: 'host', label: 'Host', secret: false },
      { key: 'port', label: 'Port', secret: false, default: '5432', form: 'port' },
      { key: 'database', label: 'Database', secret: false },
      { key: 'user', label: 'User', secret: false },
      { key: 'password', label: 'Password', secret: true, required: false },
      {
        key: 'ssl',
        label: 'TLS: require, verify or off',
        secret: false,
        default: 'off',
        choices: ['require', 'verify', 'off'],
      },
    ],
  },
  mysql: {
    name: 'MySQL',
    description: 'A MySQL or MariaDB database, read only.',
    auth_type: 'credentials',
    driver: 'mysql',
    fields: [
      { key: 'host', label: 'Host', secret: false },
      { key: 'port', label: 'Port', secret: false, default: '3306', form: 'port' },
      { key: 'database', label: 'Database', secret: false },
      { key: 'user', label: 'User', secret: false },
      { key: 'password', label: 'Password', secret: true, required: false },
      {
        key: 'ssl',
        label: 'TLS: require, verify or off',
        secret: false,
        default: 'off',
        choices: ['require', 'verify', 'off'],
      },
    ],
  },
  'sqlite-file': {
    name: 'SQLite file',
    description: 'A SQLite database in a file of this machine, read only.',
    auth_type: 'credentials',
    driver: 'sqlite',
    fields: [{ key: 'path', label: 'Path of the file', secret: false, form: 'path' }],
  },
  http: {
    name: 'HTTP API',
    description: 'Any service that speaks HTTP, with a bearer token, an API key or neither.',
    auth_type: 'credentials',
    driver: 'http',
    fields: [
      { key: 'base_url', label: 'Base URL', secret: false, form: 'url' },
      { key: 'openapi', label: 'URL of its OpenAPI document', secret: false, required: false, form: 'url' },
      { key: 'token', label: 'Bearer token', secret: true, required: false },
      { key: 'api_key', label: 'API key', secret: true, required: false },
      { key: 'api_key_header', label: 'Header of the API key', secret: false, default: 'X-API-Key', form: 'header' },
    ],
    headers: { Authorization: 'Bearer {token}', '{api_key_header}': '{api_key}' },
  },
  'mcp-stdio': {
    name: 'MCP server (program)',
    description: 'A Model Context Protocol server that runs as a program on this machine.',
    auth_type: 'credentials',
    driver: 'mcp-stdio',
    fields: [
      { key: 'command', label: 'Program', secret: false },
      {
        key: 'args',
        label: 'Arguments, one a line; no secrets, others on this machine can see them',
        secret: false,
        required: false,
        form: 'lines',
      },
      { key: 'env', label: 'Environment, NAME=value, one a line', secret: true, required: false, form: 'pairs' },
    ],
  },
  'mcp-http': {
    name: 'MCP server (HTTP)',
    description: 'A Model Context Protocol server over Streamable HTTP.',
    auth_type: 'credentials',
    driver: 'mcp-http',
    fields: [
      { key: 'url', label: 'URL', secret: false, form: 'url' },
      { key: 'token', label: 'Bearer token', secret: true, required: false },
    ],
    headers: { Authorization: 'Bearer {token}' },
  },
  'google-sheets': {
    name: 'Google Sheets',
    description: 'Spreadsheets of a Google account, read only.',
    auth_type: 'oauth2',
    driver: 'http',
    fields: [],
    base_url: 'https://sheets.googleapis.com/v4',
    headers: { Authorization: 'Bearer {access_token}' },
    check: { method: 'GET', path: 'spreadsheets/polywire-check', accepts: 404 },
    oauth: {
      authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_url: 'https://oauth2.googleapis.com/token',
      scopes: ['https://www.googleapis.com/auth/spreadsheets.readonly'],
      parameters: { access_type: 'offline', prompt: 'consent' },
      client_credentials: 'body',
    },
  },
  github: {
    name: 'GitHub',
    description: 'Repositories, issues and pull requests of a GitHub account.',
    auth_type: 'oauth2',
    driver: 'http',
    fields: [{ key: 'access_token', label: 'A token, in place of an authorization', secret: true, required: false }],
    base_url: 'https://api.github.com',
    headers: {
      Authorization: 'Bearer {access_token}',
      Accept: 'application/vnd.github+json',
      'X-GitHub-Api-Version': '2022-11-28',
    },
    check: { method: 'GET', path: 'user' },
    oauth: {
      authorize_url: 'https://github.com/login/oauth/authorize',
      token_url: 'https://github.com/login/oauth/access_token',
      scopes: ['repo', 'read:org'],
      token_headers: { Accept: 'application/json' },
      client_credentials: 'body',
    },
  },
  notion: {
    name: 'Notion',
    description: 'The pages and databases of a Notion workspace that its user shares.',
    auth_type: 'oauth2',
    driver: 'http',
    fields: [{ key: 'access_token', label: 'A token, in place of an authorization', secret: true, required: false }],
    base_url: 'https://api.notion.com/v1',
    headers: { Authorization: 'Bearer {access_token}', 'Notion-Version': '2022-06-28' },
    check: { method: 'GET', path: 'users/me' },
    oauth: {
      authorize_url: 'https://api.notion.com/v1/oauth/authorize',
      token_url: 'https://api.notion.com/v1/oauth/token',
      scopes: [],
      parameters: { owner: 'user' },
      token_body: 'json',
      client_credentials: 'basic',
    },
  },
  slack: {
    name: 'Slack',
    description: 'Channels and messages of a Slack workspace.',
    auth_type: 'oauth2',
    driver: 'http',
    fields: [{ key: 'access_token', label: 'A token, in place of an authorization', secret: true, required: false }],
    base_url: 'https://slack.com/api',
    headers: { Authorization: 'Bearer {access_token}' },
    check: { method: 'POST', path: 'auth.test', expects: 'ok' },
    oauth: {
      authorize_url: 'https://slack.com/oauth/v2/authorize',
      token_url: 'https://slack.com/api/oauth.v2.access',
      scopes: ['channels:read', 'channels:history', 'users:read'],
      scope_separator: ',',
      client_credentials: 'body',
    },
  },
} as const satisfies Readonly<Record<string, Connector>>;

/** Keys of spec/catalog/connectors.yaml. */
export type ConnectorName = keyof typeof rows;

/** spec/catalog/connectors.yaml; columns: `Polywire.Catalog.Connector`. */
export const connectors: Readonly<Record<ConnectorName, Connector>> = rows;
