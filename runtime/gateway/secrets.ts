import type { Tool } from '../turn/tool.ts';
import type { Turn } from '../turn/turn.ts';
import type { OpenRoute } from './route.ts';

/** What stands in place of a secret. */
const mark = '[redacted]';

/** Letters that a word of a credential has at least; shorter ones would be found everywhere. */
const shortest = 6;

/** The credential that opens the route's provider. */
export function providerSecrets({ connection, provider }: OpenRoute): readonly string[] {
  return words(connection.headers[provider.auth]);
}

/** The credentials that a turn carries to servers of its caller's. */
export function callerSecrets({ tools }: Turn): readonly string[] {
  return tools.flatMap(credentialsOf).flatMap(words);
}

function credentialsOf(tool: Tool): readonly (string | undefined)[] {
  return tool.type === 'mcp' ? [tool.authorization, ...(tool.headerValues ?? [])] : [];
}

/** A credential as a whole and, where it begins with a scheme (`Bearer`), what follows. */
function words(credential = ''): readonly string[] {
  return [credential, credential.replace(/^\S+\s+/u, '')].filter(({ length }) => length >= shortest);
}

/** What a provider said of a request that failed, without the secrets that went with the request. Keys stay. */
export function redacted<Said>(said: Said, secrets: readonly string[]): Said {
  const longestFirst = secrets.toSorted((a, b) => b.length - a.length);
  return (secrets.length === 0 ? said : without(said, longestFirst)) as Said;
}

function without(said: unknown, secrets: readonly string[]): unknown {
  if (typeof said === 'string') return secrets.reduce((text, secret) => text.replaceAll(secret, mark), said);
  if (Array.isArray(said)) return said.map((item) => without(item, secrets));
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, without(value, secrets)]));
}
