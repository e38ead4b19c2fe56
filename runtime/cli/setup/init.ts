import { presets, type PresetName } from '@polywire/generated/catalog/presets.ts';
import { nearest } from '../../platform/nearest.ts';
import { UsageError } from '../command.ts';
import { askOnTerminal, chooseModels } from './choose.ts';
import { deploymentText, writeDeployment } from './file.ts';
import { findProviders, type Found, variablesLookedAt } from './find.ts';
import { type Bindings, modelVerdicts, readBindings, splitOnce } from './models.ts';
import { type Probe, probe } from './probe.ts';
import { withProgress } from './progress.ts';
import { linesOf, type Verdict, verdictOf } from './verdict.ts';

/** What the command line says. */
export interface Wanted {
  readonly config: string;

  /** `ALIAS=ID` */
  readonly models: readonly string[];

  /** `PRESET=URL` */
  readonly baseUrls: readonly string[];
  readonly check: boolean;
  readonly ask: boolean;
  readonly replace: boolean;
  readonly say: (line: string) => void;
}

/** What was written, and what was found on the way. */
export interface Done {
  readonly config: string;
  readonly providers: readonly (Pick<Found, 'preset' | 'provider'> & Found['binding'])[];
  readonly models: Bindings;
  readonly checks: readonly Verdict[];
}

/** Finds, checks, asks and writes. Throws UsageError, or an Error where there is nothing to write or no way to. */
export async function setUpProviders(wanted: Wanted): Promise<Done> {
  const { say } = wanted;
  const { found, passedOver } = findProviders(process.env, readBaseUrls(wanted.baseUrls));
  if (found.length === 0) throw new Error(`no credential found; looked at ${variablesLookedAt().join(', ')}`);
  const given = readBindings(wanted.models, found);
  // Checked before any call: an address that cannot stand in the file is refused here.
  deploymentText(wanted.config, found, given);

  const asked = wanted.check ? await withProgress('checking providers', found.map(asProbe)) : [];
  const checks = found.flatMap(({ provider, binding }, index) => {
    const answer = asked[index];
    return answer === undefined ? [] : [verdictOf(provider, binding, answer, process.env)];
  });
  for (const { preset, provider, binding } of found) say(`found ${preset} (${provider}): ${binding.api_key_env}`);
  for (const { preset, provider, binding } of passedOver)
    say(`passed over ${preset} (${binding.api_key_env}): ${provider} is taken`);
  for (const line of checks.flatMap(linesOf)) say(line);

  const models = { ...given, ...(wanted.ask ? await chosen(found, asked, given) : {}) };
  const modelChecks = found.flatMap(({ provider }, index) => {
    const answer = asked[index];
    return answer === undefined ? [] : modelVerdicts(provider, answer, models);
  });
  for (const line of modelChecks.flatMap(linesOf)) say(line);
  await writeDeployment(wanted.config, deploymentText(wanted.config, found, models), wanted.replace);
  return {
    config: wanted.config,
    providers: found.map(({ preset, provider, binding }) => ({ preset, provider, ...binding })),
    models,
    checks: [...checks, ...modelChecks],
  };
}

function asProbe({ provider, binding }: Found): Promise<Probe> {
  return probe(provider, binding, process.env);
}

async function chosen(found: readonly Found[], asked: readonly Probe[], given: Bindings): Promise<Bindings> {
  using terminal = askOnTerminal();
  let models: Bindings = {};
  for (const [index, one] of found.entries()) {
    const answer = asked[index];
    const listed = answer?.outcome === 'listed' ? answer.models : [];
    models = { ...models, ...(await chooseModels(one, listed, given, terminal.ask, console.error)) };
  }
  return models;
}

function readBaseUrls(texts: readonly string[]): Readonly<Partial<Record<PresetName, string>>> {
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', url = ''] = splitOnce(text);
      if (!Object.hasOwn(presets, name)) {
        const known = Object.keys(presets);
        const meant = nearest(name, known);
        throw new UsageError(
          `no preset '${name}', ${meant === null ? `known are ${known.join(', ')}` : `did you mean '${meant}'?`}`,
        );
      }
      return [name, url.replace(/\/+$/, '')];
    }),
  );
}
