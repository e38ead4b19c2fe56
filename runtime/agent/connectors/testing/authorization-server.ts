import { hash, randomBytes } from 'node:crypto';
import { sendJson, serve, type Got } from './serve.ts';

/** What an authorization server expects of its client. */
export interface Registered {
  readonly clientId: string;

  /** Null: a public client. */
  readonly clientSecret: string | null;
  readonly credentials: 'basic' | 'body';
  readonly body: 'form' | 'json';

  /** Each refresh gives a new refresh token and forgets the old one. */
  readonly rotates?: boolean;
}

interface Grant {
  readonly challenge: string;
  readonly redirect: string;
}

/**
 * An authorization server with a resource server at `/api`. It checks what RFC 6749 and RFC 7636 tell it to check: the
 * client, its redirect URI, the verifier, that a code is used once; and takes any port of the loopback address, as RFC 8252
 * says.
 */
export class AuthorizationServer {
  origin = '';
  lifetime = 3600;

  /** Of the next token requests: this status in place of an answer. */
  outage: number | null = null;

  /** Refreshes are looked at when it resolves. */
  held: Promise<void> = Promise.resolve();
  readonly problems: string[] = [];
  readonly issued: string[] = [];
  readonly refreshes: string[] = [];
  readonly scopes: string[] = [];
  private readonly registered: Registered;
  private readonly grants = new Map<string, Grant>();
  private readonly refreshable = new Set<string>();
  private readonly good = new Set<string>();

  private constructor(registered: Registered) {
    this.registered = registered;
  }

  static async start(registered: Registered): Promise<AuthorizationServer> {
    const server = new AuthorizationServer(registered);
    server.origin = await serve((got, response) => {
      if (got.path === '/token') {
        const waits = got.body.includes('refresh_token') ? server.held : Promise.resolve();
        void waits.then(() => {
          const { outage } = server;
          const [status, body] = outage === null ? server.token(got) : [outage, { error: 'server_error' }];
          sendJson(response, status, body);
        });
      } else if (got.path === '/api/me') {
        const token = /^Bearer (.+)$/.exec(got.headers.authorization ?? '')?.[1] ?? '';
        sendJson(response, server.good.has(token) ? 200 : 401, { ok: server.good.has(token), seen: token });
      } else response.writeHead(404).end();
    });
    return server;
  }

  /** What the browser does: the user agrees, or does not, and is sent back to this address. */
  authorize(url: string, agrees = true): URL {
    const { searchParams: asked, origin, pathname } = new URL(url);
    const redirect = new URL(asked.get('redirect_uri') ?? '');
    if (origin !== this.origin || pathname !== '/authorize') this.problems.push(`it was asked at ${url}`);
    if (asked.get('response_type') !== 'code') this.problems.push('response_type is not code');
    if (asked.get('client_id') !== this.registered.clientId) this.problems.push('another client_id');
    if (asked.get('code_challenge_method') !== 'S256') this.problems.push('no S256');
    if (redirect.hostname !== '127.0.0.1') this.problems.push(`redirect to ${redirect.hostname}`);
    if ((asked.get('state') ?? '').length < 32) this.problems.push('a short state');
    this.scopes.push(asked.get('scope') ?? '');
    redirect.searchParams.set('state', asked.get('state') ?? '');
    redirect.searchParams.set('iss', this.origin);
    if (!agrees) {
      redirect.searchParams.set('error', 'access_denied');
      redirect.searchParams.set('error_description', '<script>alert(1)</script>');
      return redirect;
    }
    const code = `code-${random()}`;
    this.grants.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      redirect: asked.get('redirect_uri') ?? '',
    });
    redirect.searchParams.set('code', code);
    return redirect;
  }

  /** No access token is good any more but one that is named; refresh tokens are. */
  expireAll(butOne?: string): void {
    const kept = [...this.good].filter((token) => token === butOne);
    this.good.clear();
    for (const token of kept) this.good.add(token);
  }

  /** The refresh token that was given first is not good any more. */
  forgetOldest(): void {
    const [oldest = ''] = this.refreshable;
    this.refreshable.delete(oldest);
  }

  /** No refresh token is good any more. */
  revoke(): void {
    this.expireAll();
    this.refreshable.clear();
  }

  private token(got: Got): [status: number, body: object] {
    const { body: form, rotates } = this.registered;
    const json = got.headers['content-type'] === 'application/json';
    if (json !== (form === 'json')) this.problems.push(`a body of ${got.headers['content-type'] ?? 'no type'}`);
    const fields = json
      ? new Map(Object.entries(JSON.parse(got.body) as Record<string, string>))
      : new Map(new URLSearchParams(got.body));
    if (!this.knowsClient(got, fields)) return [401, { error: 'invalid_client' }];
    if (fields.get('grant_type') === 'refresh_token') {
      const old = fields.get('refresh_token') ?? '';
      if (!this.refreshable.has(old)) return [400, { error: 'invalid_grant', error_description: `no ${old}` }];
      this.refreshes.push(old);
      if (rotates !== true) return [200, this.issue(null)];
      this.refreshable.delete(old);
      return [200, this.issue(`refresh-${random()}`)];
    }
    const grant = this.grants.get(fields.get('code') ?? '');
    this.grants.delete(fields.get('code') ?? '');
    const proven = grant?.challenge === hash('sha256', fields.get('code_verifier') ?? '', 'base64url');
    if (grant === undefined || !proven || fields.get('redirect_uri') !== grant.redirect)
      return [400, { error: 'invalid_grant', error_description: got.body }];
    return [200, this.issue(`refresh-${random()}`)];
  }

  private issue(refresh_token: string | null): object {
    const access_token = `access-${random()}`;
    this.good.add(access_token);
    this.issued.push(access_token, ...(refresh_token === null ? [] : [refresh_token]));
    if (refresh_token !== null) this.refreshable.add(refresh_token);
    return { access_token, token_type: 'Bearer', expires_in: this.lifetime, ...(refresh_token && { refresh_token }) };
  }

  private knowsClient({ headers }: Got, fields: ReadonlyMap<string, string>): boolean {
    const { clientId, clientSecret, credentials } = this.registered;
    if (credentials === 'basic' && clientSecret !== null) {
      if (fields.has('client_secret')) this.problems.push('the secret in the body as well');
      const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
      return headers.authorization === `Basic ${Buffer.from(pair).toString('base64')}`;
    }
    return fields.get('client_id') === clientId && (fields.get('client_secret') ?? null) === clientSecret;
  }
}

function random(): string {
  return randomBytes(16).toString('hex');
}
