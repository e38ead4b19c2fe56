import { loadConfig, type Overrides } from '../config/load.ts';
import { homeAt } from '../home.ts';
import { about, type Finding } from './finding.ts';
import { examineGateway } from './gateway.ts';
import { examineHome } from './home.ts';
import { examineMachine } from './machine.ts';
import { examinePort } from './port.ts';

/** Looks at everything that the server needs or can use; changes nothing. Throws ConfigFileError. */
export async function examine(
  config: string | undefined,
  environment: NodeJS.ProcessEnv,
  overrides: Overrides,
): Promise<readonly Finding[]> {
  const { settings, home: path, warnings } = await loadConfig(config, environment, overrides);
  const home = homeAt(path);
  const found = await Promise.all([
    examineHome(home),
    examinePort(settings.port).then((finding) => [finding]),
    examineGateway(settings),
    examineMachine(home, environment),
  ]);
  return [...warnings.map((warning) => about('file')('warn', warning)), ...found.flat()];
}
