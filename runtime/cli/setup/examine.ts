import { loadDeployment } from '../../gateway/deployment/load.ts';
import { modelVerdicts } from './models.ts';
import { probe } from './probe.ts';
import { withProgress } from './progress.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** Checks every provider of a deployment file, all at once. Throws DeploymentError. */
export async function examine(path: string, environment: NodeJS.ProcessEnv): Promise<readonly Verdict[]> {
  const { providers = {}, models = {} } = await loadDeployment(path);
  const entries = Object.entries(providers);
  if (entries.length === 0) {
    const what = 'the file names no provider: every call is answered model_not_configured';
    return [{ level: 'warn', provider: '-', what, next: 'polywire init writes a file from the environment' }];
  }
  const work = entries.map(async ([name, binding]) => {
    const answer = await probe(name, binding, environment);
    return [verdictOf(name, binding, answer, environment), ...modelVerdicts(name, answer, models)];
  });
  return (await withProgress('checking providers', work)).flat();
}
