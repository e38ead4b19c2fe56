import { repeatedHeader } from '../../platform/serving/repeated-headers.ts';
import { AgentError } from '../errors.ts';
import type { Head } from './head.ts';

/** How a caller on this machine names this server. */
export function hostsAt(port: number): readonly string[] {
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  return names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
}

const single: ReadonlySet<string> = new Set(['host', 'content-type']);

/**
 * Refuses a request for any other host: a page whose name was led to this machine (DNS rebinding) says its own name here.
 * Throws `forbidden_host`.
 */
export function refuseForeignHost(
  { url, headers, rawHeaders }: Pick<Head, 'url' | 'headers' | 'rawHeaders'>,
  port: number,
): void {
  if (!url.startsWith('/')) throw refused('The target of a request is a path.');
  const repeated = repeatedHeader(rawHeaders, single);
  if (repeated !== null) throw refused(`The header \`${repeated}\` stands there twice.`);
  const hosts = hostsAt(port);
  if (headers.host === undefined || !hosts.includes(headers.host))
    throw refused(`The Host of a request to this server is one of ${hosts.join(', ')}.`);
}

function refused(message: string): AgentError {
  return new AgentError('forbidden_host', message);
}
