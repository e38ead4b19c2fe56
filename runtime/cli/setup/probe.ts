import { providers } from '@polywire/generated/catalog/providers.ts';
import type { ModelsCall, Provider } from '@polywire/generated/catalog/rows.ts';
import { wires } from '@polywire/generated/catalog/wires.ts';
import type { ProviderBinding } from '@polywire/generated/deployment/types.ts';
import { type Spoken, Upstreams } from '../../gateway/connection.ts';
import { searchProvider } from '../../gateway/setup.ts';
import { Cutoff, isCut } from '../../platform/cutoff.ts';
import { parseJson } from '../../platform/json.ts';
import { readAll, UpstreamError } from '../../platform/upstream.ts';

/** What a provider made of its wire's free call. Nothing of what it said is kept but model ids. */
export type Probe =
  | { readonly outcome: 'listed'; readonly models: readonly string[] }
  | { readonly outcome: 'answered'; readonly status: number }
  | { readonly outcome: 'unreadable' }
  | { readonly outcome: 'unreachable'; readonly why: string }
  /** The credential cannot stand in a header. */
  | { readonly outcome: 'unsendable' }
  | { readonly outcome: 'no_free_call' };

/** Milliseconds for one call. */
const patience = 10_000;
const longestList = 8 * 1024 * 1024;

/** Calls one provider of a deployment, as its gateway would. Never rejects for what the provider or the network does. */
export async function probe(name: string, binding: ProviderBinding, environment: NodeJS.ProcessEnv): Promise<Probe> {
  const spoken = spokenBy(name);
  const { models } = wires[spoken.wire];
  if (models === undefined) return { outcome: 'no_free_call' };
  const upstreams = new Upstreams();
  const cutoff = new Cutoff(new AbortController().signal, patience);
  try {
    const credential = binding.api_key_env === undefined ? undefined : environment[binding.api_key_env];
    // The gateway's own way of asking: a redirect is not followed, so no credential goes where it was not meant to.
    const { upstream, basePath, headers } = upstreams.connect(
      spoken,
      binding.base_url,
      credential || undefined,
      patience,
    );
    const request = { method: 'GET', path: basePath + models.path, headers, idleTimeout: 0 } as const;
    const { status, body } = await upstream.send(request, cutoff);
    if (status < 200 || status >= 300) return { outcome: 'answered', status };
    const ids = idsIn(parseJson(await readAll(body, longestList)), models);
    return ids === null ? { outcome: 'unreadable' } : { outcome: 'listed', models: ids };
  } catch (error) {
    return failed(error);
  } finally {
    cutoff.close();
    await upstreams.close();
  }
}

const whys: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host (ENOTFOUND)',
  ECONNREFUSED: 'nobody listens there (ECONNREFUSED)',
};

function failed(error: unknown): Probe {
  if (isCut(error)) return { outcome: 'unreachable', why: error.message };
  if (!(error instanceof UpstreamError)) return { outcome: 'unreadable' };
  // Of all that is sent, the credential alone comes from somewhere that checks nothing.
  if (error.message === 'UND_ERR_INVALID_ARG') return { outcome: 'unsendable' };
  return { outcome: 'unreachable', why: whys[error.message] ?? error.message };
}

function spokenBy(name: string): Spoken {
  return (providers as Readonly<Record<string, Provider>>)[name] ?? searchProvider;
}

/** Null: not the list that the wire promises. Ids that could not stand on a terminal or in a request are left out. */
function idsIn(answer: unknown, { list, id, prefix = '' }: ModelsCall): readonly string[] | null {
  const entries = fieldOf(answer, list);
  if (!Array.isArray(entries)) return null;
  return entries
    .map((entry: unknown) => fieldOf(entry, id))
    .filter((text): text is string => typeof text === 'string' && /^[!-~]+$/.test(text))
    .map((text) => (text.startsWith(prefix) ? text.slice(prefix.length) : text))
    .sort();
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
