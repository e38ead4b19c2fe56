import { providers } from '@polywire/generated/catalog/providers.ts';
import type { Provider, Wire } from '@polywire/generated/catalog/rows.ts';
import { wires } from '@polywire/generated/catalog/wires.ts';

/** What an address of the mock server means. */
export interface Place {
  /** Row of providers.yaml, or `search`. */
  readonly kind: string;

  /** Null: the search provider. */
  readonly provider: Provider | null;
  readonly wire: Wire | 'search';

  /** Below the provider's base URL. */
  readonly path: string;

  /** The model, where the wire has it in the path. */
  readonly model: string | null;

  readonly does: 'answer' | 'stream' | 'count' | 'models';
}

/** The provider kinds, and the search provider, each with the path of its base URL. */
export const bases: ReadonlyMap<string, string> = new Map([
  ...Object.entries(providers).map(
    ([kind, { wire }]) => [kind, `/${kind}/${wire === 'native' ? 'v1beta' : 'v1'}`] as const,
  ),
  ['search', '/search'],
]);

/** Null: nobody is there. */
export function placeOf(path: string, query: URLSearchParams): Place | null {
  for (const [kind, base] of bases) {
    if (!path.startsWith(`${base}/`)) continue;
    const below = path.slice(base.length);
    for (const wire of spokenBy(kind)) {
      const found = onWire(wire, below, query);
      if (found !== null) return { kind, provider: providerOf(kind), wire, path: below, ...found };
    }
  }
  return null;
}

/** An embeddings provider has the chat endpoint too, which refuses its models. */
function spokenBy(kind: string): readonly (Wire | 'search')[] {
  const wire = providerOf(kind)?.wire ?? 'search';
  return wire === 'embeddings' ? [wire, 'chat'] : [wire];
}

function providerOf(kind: string): Provider | null {
  return (providers as Readonly<Record<string, Provider>>)[kind] ?? null;
}

function onWire(wire: Wire | 'search', path: string, query: URLSearchParams): Pick<Place, 'model' | 'does'> | null {
  const row = wires[wire];
  const ways = [
    { template: row.path, does: 'answer' },
    { template: row.stream_path, does: 'stream' },
    { template: row.count_path, does: 'count' },
    { template: row.models?.path, does: 'models' },
  ] as const;
  for (const { template, does } of ways) {
    const model = template === undefined ? null : matched(template, path, query);
    if (model !== null) return { model: model === '' ? null : model, does };
  }
  return null;
}

/** The model in the path, or the empty text where the template has none; null: another path. */
function matched(template: string, path: string, query: URLSearchParams): string | null {
  const [wanted = '', wantedQuery] = template.split('?');
  if ([...new URLSearchParams(wantedQuery)].some(([name, value]) => query.get(name) !== value)) return null;
  const [before = '', after] = wanted.split('{model}');
  if (after === undefined) return path === before ? '' : null;
  const fits = path.startsWith(before) && path.endsWith(after) && path.length > before.length + after.length;
  return fits ? decodeURIComponent(path.slice(before.length, path.length - after.length)) : null;
}
