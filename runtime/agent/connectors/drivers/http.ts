import type { Connector } from '@polywire/generated/catalog/rows.ts';
import type { Response } from 'undici';
import { parse } from 'yaml';
import type { Values } from '../credentials.ts';
import { SourceError, type Access, type HttpDriver, type HttpReply, type HttpRequest } from '../driver.ts';
import { headersOf } from './headers.ts';
import { Reach, readBody } from './reach.ts';
import { placeBelow, within } from './url.ts';

/** Redirects that are followed. */
const mostRedirects = 5;

/** A service that speaks HTTP. Its credentials go to its base URL's origin and nowhere else. */
export function httpDriver(spec: Connector, access: Access): HttpDriver {
  const { openapi_size: longest } = access.limits;
  const reach = new Reach();
  const baseOf = (values: Values): URL => new URL(spec.base_url ?? values['base_url'] ?? '');

  /** With newer credentials where these are refused. */
  const send = async (make: (values: Values) => Promise<Response>, signal: AbortSignal): Promise<Response> => {
    const values = await access.current();
    const reply = await make(values);
    if (reply.status !== 401) return reply;
    const newer = await access.renew(values, signal);
    if (newer === null) return reply;
    await reply.body?.cancel();
    return make(newer);
  };

  const request = async ({ method, path, headers, body, size, signal }: HttpRequest): Promise<HttpReply> => {
    const reply = await send(async (values) => {
      const base = baseOf(values);
      const own = headersOf(spec.headers ?? {}, values);
      const all = { 'user-agent': 'polywire', ...allowed(headers ?? {}), ...own };
      let url = placeBelow(base, path);
      for (let redirects = 0; ; redirects++) {
        const answer = await reach.fetch(url, { method, headers: all, body: body ?? null, signal });
        const next = redirectOf(answer, url);
        const follows = method === 'GET' || method === 'HEAD';
        // To another place it is the caller who decides, who has no credentials.
        if (!follows || next === null || !within(base, next) || redirects === mostRedirects) return answer;
        await answer.body?.cancel();
        url = next;
      }
    }, signal);
    const { text, truncated } = await readBody(reply, size);
    return { status: reply.status, headers: told(reply), body: text, truncated };
  };

  const openapi = async (signal: AbortSignal): Promise<unknown> => {
    const { openapi: place } = await access.current();
    if (place === undefined) return null;
    const url = new URL(place);
    const reply = await send((values) => {
      const own = url.origin === baseOf(values).origin ? headersOf(spec.headers ?? {}, values) : {};
      return reach.fetch(url, { headers: { 'user-agent': 'polywire', ...own }, signal });
    }, signal);
    const { text, truncated } = await readBody(reply, longest);
    if (!reply.ok || truncated) throw new SourceError(`Its OpenAPI document cannot be had (status ${reply.status}).`);
    return documentOf(text);
  };

  const check = async (signal: AbortSignal): Promise<void> => {
    const { method, path, accepts, expects } = spec.check ?? { method: 'GET', path: '' };
    const { status, body } = await request({ method, path, size: longest, signal });
    const good = (status >= 200 && status < 300) || status === accepts;
    if (!good && !(spec.check === undefined && isThere(status)))
      throw new SourceError(`It answers with status ${status}.`);
    if (expects !== undefined && !has(body, expects)) throw new SourceError('It does not accept the credentials.');
    await openapi(signal);
  };

  return { kind: 'http', request, openapi, check, close: () => reach.close() };
}

/** Nothing has to be at a base URL itself; who is not let in there hears 401 or 403. */
function isThere(status: number): boolean {
  return status === 404 || status === 405;
}

function redirectOf(reply: Response, from: URL): URL | null {
  const location = reply.headers.get('location');
  return reply.status >= 300 && reply.status < 400 && location !== null ? URL.parse(location, from.href) : null;
}

/** Headers of a caller: not those that say who asks, whom, and where the body ends. */
function allowed(headers: Values): Values {
  const reserved = [
    'authorization',
    'proxy-authorization',
    'cookie',
    'host',
    'content-length',
    'transfer-encoding',
    'connection',
  ];
  const kept = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(kept.filter(([name]) => !reserved.includes(name)));
}

function told(reply: Response): Values {
  return Object.fromEntries([...reply.headers].filter(([name]) => name !== 'set-cookie'));
}

function has(body: string, field: string): boolean {
  try {
    const value = (JSON.parse(body) as Readonly<Record<string, unknown>> | null)?.[field];
    return value !== undefined && value !== false;
  } catch {
    return false;
  }
}

function documentOf(text: string): unknown {
  let document: unknown;
  try {
    // JSON is YAML, too. Aliases could make a small text large.
    document = parse(text, { maxAliasCount: 100 });
  } catch {
    document = null;
  }
  const known = typeof document === 'object' && document !== null && ('openapi' in document || 'swagger' in document);
  if (!known) throw new SourceError('What is at the URL of its OpenAPI document is none.');
  return document;
}
