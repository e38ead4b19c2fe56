import { providers } from '@polywire/generated/catalog/providers.ts';
import type { Provider } from '@polywire/generated/catalog/rows.ts';
import type { Matcher, ModelChoice } from './fixture.ts';
import { fits } from './match.ts';

/** An entry of `GET /v1/models`, with what our tables know of the kind that serves it. */
export interface Model {
  readonly id: string;
  readonly group: string | null;

  /** Row of providers.yaml. */
  readonly owned_by: string;
  readonly embedding: boolean;
  readonly decision: boolean;
  readonly enabled: boolean;

  /** Micro-USD a million tokens. */
  readonly pricing?: { readonly input: number; readonly output: number };

  /** Wire of its kind; null where the tables do not know the kind. */
  readonly wire: string | null;
  readonly provider: Provider | null;
}

/** The entries of a model list's body. Throws a TypeError where it is none. */
export function modelsOf(body: unknown): readonly Model[] {
  const { data } = body as { readonly data?: unknown };
  if (!Array.isArray(data)) throw new TypeError('the model list has no data');
  return (data as readonly Omit<Model, 'wire' | 'provider'>[]).map((entry) => {
    const provider = (providers as Readonly<Record<string, Provider>>)[entry.owned_by] ?? null;
    return { ...entry, provider, wire: provider?.wire ?? null };
  });
}

const chatModel: Matcher = { embedding: false, decision: false };

/** The models that a case is for; none where the list has no such model. */
export function chosen(models: readonly Model[], { each, where = {} }: ModelChoice): readonly Model[] {
  const wanted = isOther(where) ? where : { $all: [chatModel, where] };
  const fitting = models.filter((model) => model.enabled && fits(wanted, model));
  if (each === 'alias') return fitting;
  if (each === undefined) return fitting.slice(0, 1);
  const kinds: Readonly<Record<typeof each, (model: Model) => string | null>> = {
    group: ({ group }) => group,
    provider: ({ owned_by }) => owned_by,
    wire: ({ wire }) => wire,
  };
  const firsts = new Map<string | null, Model>();
  for (const model of fitting) {
    const kind = kinds[each](model);
    if (!firsts.has(kind)) firsts.set(kind, model);
  }
  return [...firsts.values()];
}

/** Whether the choice itself says something of models that do not chat. */
function isOther(where: Matcher): boolean {
  return typeof where === 'object' && where !== null && ('embedding' in where || 'decision' in where);
}
