import { UsageError } from './command.ts';

/** What a command can be told to do, by its first argument. */
export type Actions = Readonly<Record<string, (args: readonly string[]) => Promise<void>>>;

/** Does what the first argument names; throws UsageError where it names nothing. */
export async function act(command: string, actions: Actions, [name, ...args]: readonly string[]): Promise<void> {
  const action = name !== undefined && Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) {
    const known = Object.keys(actions).join('|');
    throw new UsageError(`usage: polywire ${command} ${known} …; polywire ${command} --help says more`);
  }
  await action(args);
}
