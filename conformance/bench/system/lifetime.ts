/** Ends this process when the bench that started it is gone. Does nothing when it was started by hand. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(0));
}

/** The number given as `--name N` on the command line. */
export function numberArgument(name: string): number {
  const value = Number(process.argv[process.argv.indexOf(`--${name}`) + 1]);
  if (!Number.isInteger(value)) throw new Error(`--${name} wants a number`);
  return value;
}
