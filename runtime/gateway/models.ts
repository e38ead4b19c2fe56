import { aliases, type AliasName } from '@polywire/generated/catalog/aliases.ts';

/** The deprecated spelling `latest:<alias>` (seed 000, "Model addressing" 1). */
const legacyPrefix = 'latest:';

/**
 * Which alias a name means: an alias, or the provider's id of a model, as the catalogue or the deployment file has it.
 * A provider's id means the alias that floats rather than a pin of the same model, and rather one that answers under
 * its provider's name than one that echoes its own.
 */
export class Models {
  private readonly byName = new Map<string, AliasName>();
  private readonly families: readonly (readonly [RegExp, AliasName])[];

  /** `bound`: provider ids of the deployment file, by alias. */
  constructor(bound: Readonly<Partial<Record<string, string>>>) {
    const names = Object.keys(aliases) as AliasName[];
    const preferred = names.toSorted((a, b) => rank(a) - rank(b));
    for (const name of names) this.byName.set(name, name);
    for (const name of preferred) this.name(bound[name], name);
    for (const name of preferred) this.name(aliases[name].provider_model, name);
    this.families = names.flatMap((name) => {
      const { family } = aliases[name];
      return family === undefined ? [] : [[new RegExp(family, 'u'), name] as const];
    });
  }

  /** Null: no alias has this name. */
  resolve(name: string): AliasName | null {
    return this.byName.get(withoutLegacyPrefix(name)) ?? null;
  }

  /** As `resolve`, and a foreign provider id of a known family is the alias that serves the family ("Model addressing" 3). */
  resolveForeign(name: string): AliasName | null {
    const exact = this.resolve(name);
    if (exact !== null) return exact;
    const plain = withoutLegacyPrefix(name);
    return this.families.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
  }

  private name(id: string | undefined, alias: AliasName): void {
    if (id !== undefined && !this.byName.has(id)) this.byName.set(id, alias);
  }
}

function rank(name: AliasName): number {
  return (aliases[name].pinned ? 2 : 0) + (aliases[name].echo ? 1 : 0);
}

function withoutLegacyPrefix(name: string): string {
  return name.startsWith(legacyPrefix) ? name.slice(legacyPrefix.length) : name;
}
