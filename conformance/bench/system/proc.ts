/** What Linux tells about a process under /proc. A process that has ended throws. */

import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** USER_HZ, the unit of utime and stime, is 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** CPU seconds (user and system, all threads) that the process has used since it began. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The second field is the name in parentheses and may contain blanks: count from its end, where field 3 begins.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory in bytes. */
export function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
  return Number(kilobytes) * 1024;
}

/** Open file descriptors of any kind. */
export function openDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** One TCP socket that a process holds. */
export interface Socket {
  readonly localPort: number;
  readonly remotePort: number;
  readonly state: 'established' | 'listening' | 'close-wait' | 'other';
}

const states: Readonly<Record<string, Socket['state']>> = {
  '01': 'established',
  '08': 'close-wait',
  '0A': 'listening',
};

/** The TCP sockets, IPv4 and IPv6, that the process holds. */
export function tcpSockets(pid: number): Socket[] {
  const inodes = socketInodes(pid);
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'latin1')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => inodes.has(fields[9] ?? ''))
      .map((fields) => ({
        localPort: portOf(fields[1]),
        remotePort: portOf(fields[2]),
        state: states[fields[3] ?? ''] ?? 'other',
      })),
  );
}

function portOf(address: string | undefined): number {
  return parseInt(address?.split(':')[1] ?? '', 16);
}

function socketInodes(pid: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const descriptor of readdirSync(`/proc/${pid}/fd`)) {
    try {
      const inode = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${descriptor}`))?.[1];
      if (inode !== undefined) found.add(inode);
    } catch {
      // Closed between the two calls.
    }
  }
  return found;
}
