import type { Child } from './system/children.ts';

/** Lines of a process's output that tell of an error nobody handled, and its end, if it has ended. */
export function complaints(child: Child): string[] {
  const lines = child.output().split('\n');
  const found = lines.filter(
    (line) => /unhandled|uncaught|warning/i.test(line) && !line.includes('ExperimentalWarning'),
  );
  return [
    ...found.slice(0, 10),
    ...(child.ended() ? [`${child.name} has ended:\n${child.output().slice(-2_000)}`] : []),
  ];
}
