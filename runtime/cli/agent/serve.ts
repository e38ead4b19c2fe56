import { levels } from '../../platform/log-levels.ts';
import { readArguments, UsageError } from '../command.ts';
import { untilToldToStop } from '../until-told.ts';
import { given, placeOptions, portOption } from './options.ts';

/** `polywire agent`: the server, until it is told to stop. */
export async function serve(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, {
    ...placeOptions,
    ...portOption,
    log: { type: 'string', default: 'info' },
  });
  const level = levels.find((name) => name === values.log);
  if (level === undefined) throw new UsageError(`--log must be one of ${levels.join(', ')}, not '${values.log}'`);
  const options = given(values);
  const [{ createLog }, { startAgent }] = await Promise.all([
    import('../../platform/log.ts'),
    import('../../agent/server.ts'),
  ]);
  const agent = await startAgent({ ...options, log: createLog(level) });
  const told = untilToldToStop();
  console.log(JSON.stringify({ url: agent.url, home: agent.home }));
  await told;
  await agent.close();
}
