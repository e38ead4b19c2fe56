import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The operating system's own store of secrets, with one entry for one home folder. */
export interface Keyring {
  /** Null: there is no entry, or it cannot be had. */
  read(): Promise<string | null>;

  /** Whether it is kept. */
  write(text: string): Promise<boolean>;
}

/** Milliseconds for the user to unlock it, where it asks. */
const patience = 30_000;

const service = 'polywire-agent';

/** The keyring of this system by its own command: `secret-tool` on Linux, `security` on macOS; null: there is none. */
export async function systemKeyring(
  home: string,
  platform: NodeJS.Platform = process.platform,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Keyring | null> {
  const account = hash('sha256', home).slice(0, 16);
  if (platform === 'darwin') return macKeychain(account);
  // Without a session bus there is nobody who keeps secrets.
  if (platform !== 'linux' || !environment['DBUS_SESSION_BUS_ADDRESS']) return null;
  return (await onPath('secret-tool', environment)) ? secretService(account) : null;
}

function secretService(account: string): Keyring {
  const attributes = ['service', service, 'home', account];
  return {
    read: () => tell('secret-tool', ['lookup', ...attributes]),
    write: async (text) =>
      (await tell('secret-tool', ['store', '--label=Polywire agent', ...attributes], text)) !== null,
  };
}

function macKeychain(account: string): Keyring {
  const read = () => tell('/usr/bin/security', ['find-generic-password', '-a', account, '-s', service, '-w']);
  return {
    read,
    write: async (text) => {
      // Its commands may come over stdin; an argument would be there for all to see. Base64 needs no quotes.
      const command = `add-generic-password -a ${account} -s ${service} -w ${text}\n`;
      await tell('/usr/bin/security', ['-i'], command);
      return (await read()) === text;
    },
  };
}

/** What a program prints, for `input` on its stdin; null: it failed. */
function tell(program: string, args: readonly string[], input = ''): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: patience, env: session() });
    let said = '';
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    child.on('error', () => {
      resolve(null);
    });
    child.on('close', (code) => {
      resolve(code === 0 ? said.trim() : null);
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** What it takes to reach the user's session, and nothing else of our environment. */
function session(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'LANG', 'DBUS_SESSION_BUS_ADDRESS', 'XDG_RUNTIME_DIR', 'DISPLAY', 'WAYLAND_DISPLAY'];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

async function onPath(program: string, environment: NodeJS.ProcessEnv): Promise<boolean> {
  for (const folder of (environment['PATH'] ?? '').split(delimiter)) {
    const found = await access(join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return true;
  }
  return false;
}
