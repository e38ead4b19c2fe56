import { constants, type BigIntStats } from 'node:fs';
import { type FileHandle, open, readlink, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file or folder below a root, open. Whoever got it closes it. */
export interface Contained {
  readonly handle: FileHandle;
  readonly stats: BigIntStats;

  /** Relative to the root, with `/`. */
  readonly path: string;
}

/** Names that mean something else than a file somewhere: on Windows, or to the folders above. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * The steps of a path with `/`, decoded; null for one that could lead out of its root anywhere: `..`, absolute, with a NUL or
 * another control character, or in one of Windows' forms (backslash, drive or stream, device, a dot or space at the end).
 * Hidden files are nobody's to see. One slash at the end is a folder and no step.
 */
export function stepsOf(path: string): readonly string[] | null {
  const whole = path.endsWith('/') ? path.slice(0, -1) : path;
  const steps = whole === '' ? [] : whole.split('/');
  return steps.every(isPlain) ? steps : null;
}

function isPlain(step: string): boolean {
  return step !== '' && !/^\.|[\u0000-\u001f\u007f\\:]|[. ]$/.test(step) && !devices.test(step);
}

/**
 * Opens what is at a path below a folder, for reading; null: nothing is there that may be read. No link is followed on the
 * way: what was opened, and not what is at its path a moment later, has to be where the path says.
 */
export async function openContained(root: string, path: string): Promise<Contained | null> {
  const steps = stepsOf(path);
  if (steps === null) return null;
  let handle: FileHandle | null = null;
  try {
    const top = await realpath(root);
    const wanted = join(top, ...steps);
    // Without waiting for the other end of a pipe. A system that lacks a flag has nothing in its place, which counts as 0.
    handle = await open(wanted, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stats = await handle.stat({ bigint: true });
    const readable = stats.isFile() || stats.isDirectory();
    if (readable && (await isAt(handle, stats, wanted))) {
      const contained = { handle, stats, path: steps.join('/') };
      handle = null;
      return contained;
    }
    return null;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  } finally {
    await handle?.close();
  }
}

/** Whether the open file is at exactly this place. */
async function isAt(handle: FileHandle, stats: BigIntStats, place: string): Promise<boolean> {
  if (process.platform === 'linux') return (await readlink(`/proc/self/fd/${handle.fd}`)) === place;
  if ((await realpath(place)) !== place) return false;
  const there = await stat(place, { bigint: true });
  return there.dev === stats.dev && there.ino === stats.ino;
}

/** What reading a name says where there is nothing to be read for us. */
function isAbsent(error: unknown): boolean {
  const codes: readonly unknown[] = [
    'ENOENT',
    'ENOTDIR',
    'ELOOP',
    'EMLINK',
    'EACCES',
    'EPERM',
    'ENAMETOOLONG',
    'ENXIO',
  ];
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}
