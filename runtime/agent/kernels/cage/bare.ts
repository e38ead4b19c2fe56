import { bounded, type Cage, environmentOf, kibibytes } from './cage.ts';

/** Ends its whole group when the server's end of descriptor 4 closes, however the server ended. */
const lifeline = '{ read -r _ <&4; kill -KILL 0; } </dev/null >/dev/null 2>&1 3<&- &\n';

/** Nothing keeps it apart: it has the rights of the server, but none of its variables. */
export function bare(lack: string): Cage {
  return {
    lack,
    around(command, room, privateFolder) {
      const args = ['-c', `${lifeline}exec 4<&-; ${bounded}`, 'sh', kibibytes(room.memory)];
      return {
        program: '/bin/sh',
        args: [...args, command.program, ...command.args],
        cwd: room.work,
        env: environmentOf(command, privateFolder),
      };
    },
  };
}
