import { realpath } from 'node:fs/promises';
import type { Cage } from '../cage/cage.ts';
import { KernelStartError, type StartKernel } from '../kernel.ts';
import { KernelProcess } from '../kernel-process.ts';
import { ReplKernel, type Speech } from '../repl/repl-kernel.ts';

/** Where systems have it. */
const places = ['/bin/bash', '/usr/bin/bash', '/usr/local/bin/bash', '/run/current-system/sw/bin/bash'];

/**
 * Its streams under numbers that a cell's own `exec` does not change, and what it says before it takes the next command:
 * there it comes after an interrupt, too.
 */
const opening = `PS1=; PS2=; set +o history; set +o histexpand; exec 8>&1 9>&2
polywire_end() {
  polywire_status=$?
  if [ -n "$polywire_mark" ]; then
    polywire_error=null
    if [ "$polywire_status" != 0 ]; then polywire_error="\\"exit status $polywire_status\\""; fi
    printf %s "$polywire_mark" >&8
    printf %s "$polywire_mark" >&9
    printf '{"mark":"%s","error":%s}\\n' "$polywire_mark" "$polywire_error" >&3
    polywire_mark=
  fi
}
PROMPT_COMMAND=polywire_end
readonly PROMPT_COMMAND
`;

const speech: Speech = {
  run({ stdin }, code, mark) {
    stdin.write(`polywire_mark=${mark}; eval ${quoted(code)} </dev/null 3>&- 8>&- 9>&-\n`);
  },
  interrupt(child) {
    child.signal('SIGINT');
  },
};

/** A shell that takes its commands one by one, as a person's does, and so keeps its state and survives an interrupt. */
export function shellIn(cage: Cage): StartKernel {
  return async (room) => {
    const program = await Promise.any(places.map((place) => realpath(place))).catch(() => {
      throw new KernelStartError('There is no bash.');
    });
    const args = ['--norc', '--noprofile', '--noediting', '-i'];
    const child = await KernelProcess.start(cage, { program, args, env: {}, reads: [], shared: null }, room);
    child.stdin.write(opening);
    const kernel = new ReplKernel(child, speech);
    // What an interactive shell says of itself at first is nobody's output.
    await kernel.run(':', () => undefined);
    return kernel;
  };
}

/** One word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;
