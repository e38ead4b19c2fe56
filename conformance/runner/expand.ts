import type { Format, ModelChoice, Value } from './fixture.ts';
import type { LoadedCase } from './load.ts';
import { fits } from './match.ts';
import { chosen, type Model } from './models.ts';
import { fill, TemplateError, type Scope } from './template.ts';

/** A case with one value on each of its axes. */
export interface Instance {
  /** The case's id with the values: `chat.text (format=chat, stream, model=a-mid)`. */
  readonly id: string;
  readonly of: LoadedCase;
  readonly format: Format | null;
  readonly stream: boolean;
  readonly model: Model | null;

  /** The axes that reports show, as words. */
  readonly axes: Readonly<Record<string, string>>;
  readonly scope: Scope;
}

/** What the expansion of a case needs to know of a deployment. */
export interface Ground {
  readonly models: readonly Model[];

  /** Values that templates may name anywhere: pictures, schemas, tools. */
  readonly given: Scope;
}

/**
 * The instances of a case on a deployment, in the order of its axes. None: the deployment has no model that the case is
 * for.
 */
export function expand(one: LoadedCase, { models, given }: Ground): readonly Instance[] {
  const axes: (readonly (readonly [string, unknown])[])[] = [
    ...Object.entries(one.over ?? {}).map(([name, values]) => values.map((value) => [name, value] as const)),
    ...(one.formats ? [one.formats.map((format) => ['format', format] as const)] : []),
    ...(one.streams ? [one.streams.map((stream) => ['stream', stream] as const)] : []),
  ];
  return product(axes).flatMap((values) => {
    const scope = { ...given, ...Object.fromEntries(values) };
    return modelsFor(one.model, models, scope).flatMap((model) => {
      const full = { ...scope, ...(model && { model }) };
      return holds(one.only, full) ? [instance(one, values, model, full)] : [];
    });
  });
}

function instance(
  one: LoadedCase,
  values: readonly (readonly [string, unknown])[],
  model: Model | null,
  scope: Scope,
): Instance {
  const axes = Object.fromEntries([
    ...values.map(([name, value]) => [name, label(value)] as const),
    ...(model === null ? [] : [['model', model.id] as const]),
  ]);
  const shown = Object.entries(axes).map(([name, value]) => `${name}=${value}`);
  return {
    id: shown.length === 0 ? one.id : `${one.id} (${shown.join(', ')})`,
    of: one,
    format: (scope['format'] as Format | undefined) ?? null,
    stream: scope['stream'] === true,
    model,
    axes,
    scope,
  };
}

/** A value by its name or, where it has none, by the first of its texts. */
function label(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { name } = value as { readonly name?: unknown };
  const first = name ?? Object.values(value).find((one) => typeof one === 'string' || typeof one === 'number');
  return typeof first === 'string' || typeof first === 'number' ? String(first) : JSON.stringify(value);
}

function modelsFor(choice: ModelChoice | undefined, models: readonly Model[], scope: Scope): readonly (Model | null)[] {
  if (choice === undefined) return [null];
  return chosen(models, fill(choice, scope) as ModelChoice);
}

/** A condition that names what an axis value has not got does not hold. */
function holds(only: LoadedCase['only'], scope: Scope): boolean {
  return (only ?? []).every(({ value, is }) => fits(fill(is, scope), read(value, scope)));
}

function read(value: Value, scope: Scope): unknown {
  try {
    return fill(value, scope);
  } catch (error) {
    if (error instanceof TemplateError) return undefined;
    throw error;
  }
}

function product<T>(axes: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return axes.reduce<readonly (readonly T[])[]>(
    (rows, axis) => rows.flatMap((row) => axis.map((value) => [...row, value])),
    [[]],
  );
}
