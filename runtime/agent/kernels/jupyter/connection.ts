import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a kernel and its client meet. */
export interface Connection {
  /** A folder that only its owner reads, with the file and the sockets. */
  readonly folder: string;
  readonly file: string;

  /** Of the signatures. */
  readonly key: string;
  readonly addresses: Readonly<Record<'shell' | 'control' | 'iopub', string>>;
}

const ports = { shell_port: 1, iopub_port: 2, stdin_port: 3, control_port: 4, hb_port: 5 };

/** Sockets of the file system: no other user, no other machine and no network of a cage is between. */
export async function newConnection(): Promise<Connection> {
  // Short, because an address of a socket may have about a hundred characters.
  const folder = await mkdtemp(join(tmpdir(), 'polywire-'));
  const key = randomBytes(32).toString('hex');
  const ip = join(folder, 's');
  const file = join(folder, 'connection.json');
  const content = { transport: 'ipc', ip, key, signature_scheme: 'hmac-sha256', kernel_name: 'python3', ...ports };
  await writeFile(file, JSON.stringify(content), { mode: 0o600, flag: 'wx' });
  const at = (port: number): string => `ipc://${ip}-${port}`;
  const { shell_port, control_port, iopub_port } = ports;
  return { folder, file, key, addresses: { shell: at(shell_port), control: at(control_port), iopub: at(iopub_port) } };
}
