import type { Room } from '../kernel.ts';
import { bounded, type Cage, environmentOf, kibibytes } from './cage.ts';

/** The system's own files that programs read, in whichever of these places they are. None of the user's. */
const system = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix/store', '/gnu/store'],
  ...['/etc/alternatives', '/etc/fonts', '/etc/ld.so.cache', '/etc/localtime', '/etc/mime.types', '/etc/ssl'],
];

/** Where a kernel finds its working folder, whatever the user's folders are called. */
const work = '/scratchpad';

/** Kept apart by bubblewrap: no network, no process but its own, no file but the system's, its own and those it is given. */
export const bubblewrap: Cage = {
  lack: null,
  around(command, room, privateFolder) {
    const args = [
      ...apart,
      ...system.flatMap((path) => ['--ro-bind-try', path, path]),
      ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
      ...command.reads.flatMap((path) => ['--ro-bind-try', path, path]),
      ...folders(room),
      ...(command.shared === null ? [] : ['--bind', command.shared, command.shared]),
      ...['--info-fd', '4', '--chdir', work, '--', '/bin/sh', '-c', bounded, 'sh', kibibytes(room.memory)],
      ...[command.program, ...command.args],
    ];
    return { program: 'bwrap', args, cwd: privateFolder, env: environmentOf(command, '/tmp') };
  },
};

/** Namespaces of its own, no right of an administrator, and an end with the server. */
export const apart = [
  ...['--unshare-user', '--uid', '1000', '--gid', '1000', '--unshare-net', '--unshare-pid', '--unshare-ipc'],
  ...['--unshare-uts', '--hostname', 'scratchpad', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
];

const folders = ({ work: own, files }: Room): readonly string[] => [
  ...['--bind', own, work],
  ...['--ro-bind', files, `${work}/files`],
];
