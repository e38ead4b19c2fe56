import { aliases, type AliasName } from '@polywire/generated/catalog/aliases.ts';
import { providerOf } from '../../gateway/setup.ts';
import { nearest } from '../../platform/nearest.ts';
import { UsageError } from '../command.ts';
import type { Found } from './find.ts';
import type { Probe } from './probe.ts';
import type { Verdict } from './verdict.ts';

/** The provider's model id of an alias, where an operator has chosen one. */
export type Bindings = Readonly<Partial<Record<AliasName, string>>>;

/** The aliases that a kind of provider serves, in catalogue order. */
export function aliasesOf(provider: string): readonly AliasName[] {
  return (Object.keys(aliases) as AliasName[]).filter((alias) => providerOf(aliases[alias]) === provider);
}

/** Those whose model moves on with the times: the ones worth binding first. */
export function floatingAliasesOf(provider: string): readonly AliasName[] {
  return aliasesOf(provider).filter((alias) => !aliases[alias].pinned);
}

/** `ALIAS=ID` of the command line. Throws UsageError on an alias that there is not, or that nothing found serves. */
export function readBindings(texts: readonly string[], found: readonly Found[]): Bindings {
  const served = found.flatMap(({ provider }) => aliasesOf(provider));
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', id = ''] = splitOnce(text);
      if (!isModelId(id)) throw new UsageError(`--model takes ALIAS=ID, not '${text}'`);
      if (!Object.hasOwn(aliases, name)) {
        const meant = nearest(name, served);
        throw new UsageError(`no model '${name}'${meant === null ? '' : `, did you mean '${meant}'?`}`);
      }
      const provider = providerOf(aliases[name as AliasName]);
      if (!served.includes(name as AliasName))
        throw new UsageError(`'${name}' is served by ${provider}, and no credential for one was found`);
      return [name, id];
    }),
  );
}

/** `a=b=c` is `a` and `b=c`. */
export function splitOnce(text: string): readonly string[] {
  const at = text.indexOf('=');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Something that a provider may call a model. */
export function isModelId(text: string): boolean {
  return /^[!-~]+$/.test(text);
}

/** Does the provider have the models that its aliases mean? Nothing is said where it did not list any. */
export function modelVerdicts(provider: string, probe: Probe, bindings: Bindings): readonly Verdict[] {
  if (probe.outcome !== 'listed') return [];
  const { models } = probe;
  const bound = aliasesOf(provider).flatMap((alias): Verdict[] => {
    const id = bindings[alias];
    if (id === undefined) return [];
    if (models.includes(id)) return [{ level: 'ok', provider, what: `${alias} is ${id}, which is listed` }];
    // Some providers take the name of a model without the day that it has in their list.
    if (models.some((listed) => listed.startsWith(id) && /^-[0-9][0-9-]*$/.test(listed.slice(id.length))))
      return [{ level: 'ok', provider, what: `${alias} is ${id}, of which a dated version is listed` }];
    const meant = nearest(id, models);
    const next = `models.${alias}: ${meant === null ? 'take an id of the list' : `did you mean ${meant}?`}`;
    return [{ level: 'fail', provider, what: `${alias} is ${id}, which is not listed`, next }];
  });
  return [...bound, ...neutralVerdict(provider, models, bindings)];
}

/** An alias without a binding is asked for by its neutral id, which only the mocks know. */
function neutralVerdict(provider: string, models: readonly string[], bindings: Bindings): readonly Verdict[] {
  const unknown = aliasesOf(provider).filter(
    (alias) => bindings[alias] === undefined && !models.includes(aliases[alias].provider_model),
  );
  if (unknown.length === 0) return [];
  const what = `${unknown.length} models have no id of this provider: calls to them fail (${unknown.join(', ')})`;
  return [{ level: 'warn', provider, what, next: 'bind those that you want under models, ALIAS: ID' }];
}
