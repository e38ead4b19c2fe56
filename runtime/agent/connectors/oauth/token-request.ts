import type { ConnectorOauth } from '@polywire/generated/catalog/rows.ts';
import type { OauthClientSettings } from '../../config/settings.ts';
import type { Values } from '../credentials.ts';
import { SourceError } from '../driver.ts';

/** What an authorization server gave. */
export interface Token {
  readonly access_token: string;

  /** Null: the token cannot be renewed. */
  readonly refresh_token: string | null;

  /** Milliseconds since 1970; null: nobody said. */
  readonly expires_at: number | null;
}

/** The authorization server does not give a token, and will not for the same request. */
export class TokenRefused extends SourceError {
  /** `code`: the server's; null: it did not have to be asked. */
  constructor(code: string | null) {
    super(
      code === null
        ? 'The authorization has ended.'
        : (refusals[code] ?? (known.includes(code) ? `No token was given: ${code}.` : 'No token was given.')),
    );
    this.name = 'TokenRefused';
  }
}

/** Codes that may be told: whatever else is there could be a piece of the request. */
const known = [
  'invalid_request',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'redirect_uri_mismatch',
];

const refusals: Readonly<Record<string, string>> = {
  invalid_client: 'The client in polywire-agent.yaml is not accepted.',
  invalid_grant: 'The authorization has ended.',
};

/** Bytes of an answer. */
const longestAnswer = 1024 * 1024;

/** Codes that are no refusal. */
const passing = ['temporarily_unavailable', 'server_error', 'slow_down', 'ratelimited'];

/**
 * Asks for a token. Nothing that the server says but a code is told to anybody. Throws TokenRefused, and SourceError where it
 * may work later.
 */
export async function requestToken(
  oauth: ConnectorOauth,
  client: OauthClientSettings,
  grant: Values,
  { now, signal }: { readonly now: () => Date; readonly signal: AbortSignal },
): Promise<Token> {
  // Only where it is wanted: loading it takes time at each start.
  const { Reach, readBody } = await import('../drivers/reach.ts');
  const reach = new Reach();
  try {
    const json = oauth.token_body === 'json';
    const basic = oauth.client_credentials === 'basic' && client.clientSecret !== null;
    const fields = { ...grant, ...(!basic && ownFields(client)) };
    const reply = await reach.fetch(new URL(oauth.token_url), {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
        'user-agent': 'polywire',
        ...(basic && { authorization: basicOf(client) }),
        ...oauth.token_headers,
      },
      body: json ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
      signal,
    });
    const { text } = await readBody(reply, longestAnswer);
    return tokenOf(reply.status, objectIn(text), now());
  } finally {
    await reach.close();
  }
}

function ownFields({ clientId, clientSecret }: OauthClientSettings): Values {
  return { client_id: clientId, ...(clientSecret !== null && { client_secret: clientSecret }) };
}

function basicOf({ clientId, clientSecret }: OauthClientSettings): string {
  const pair = [clientId, clientSecret ?? '']
    .map((part) => new URLSearchParams([['', part]]).toString().slice(1))
    .join(':');
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

function tokenOf(status: number, answer: Readonly<Record<string, unknown>>, now: Date): Token {
  const { access_token: token, refresh_token: next, expires_in: seconds, error } = answer;
  const code = typeof error === 'string' ? error : '';
  const refused = status === 400 || status === 401 || (status === 200 && error !== undefined);
  if (refused && !passing.includes(code)) throw new TokenRefused(code);
  if (status !== 200 || typeof token !== 'string' || token === '')
    throw new SourceError(`The authorization server answers without a token (status ${status}).`);
  return {
    access_token: token,
    refresh_token: typeof next === 'string' && next !== '' ? next : null,
    expires_at: Number(seconds) > 0 ? now.getTime() + Number(seconds) * 1000 : null,
  };
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
