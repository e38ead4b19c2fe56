import { readArguments, UsageError } from '../command.ts';
import { given, placeOptions } from './options.ts';

/** `polywire agent backup FOLDER` */
export async function backup(args: readonly string[]): Promise<void> {
  const { folder, home } = await read('backup', args);
  const [{ backUp }, { homeAt }] = await Promise.all([
    import('../../agent/storage/backup.ts'),
    import('../../agent/home.ts'),
  ]);
  await backUp(homeAt(home), folder, new Date());
  console.log(`backed up ${home} into ${folder}`);
}

/** `polywire agent restore FOLDER` */
export async function restoreFrom(args: readonly string[]): Promise<void> {
  const { folder, home } = await read('restore', args);
  const { restore } = await import('../../agent/storage/backup.ts');
  await restore(folder, home, new Date());
  console.log(`restored ${folder} into ${home}; connections need their credentials anew where the key is not the same`);
}

async function read(action: string, args: readonly string[]): Promise<{ folder: string; home: string }> {
  const { values, positionals } = readArguments(args, placeOptions, 1);
  const [folder] = positionals;
  if (folder === undefined) throw new UsageError(`usage: polywire agent ${action} FOLDER`);
  const { config, ...overrides } = given(values);
  const { loadConfig } = await import('../../agent/config/load.ts');
  const { home } = await loadConfig(config, process.env, overrides);
  return { folder, home };
}
