import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Shows an address in the person's browser. Throws where there is none. */
export type OpenBrowser = (url: string) => Promise<void>;

/** How each system opens an address, as a program and its arguments: no shell reads the address. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Milliseconds after which an opener that has not complained has found a browser; some stay with it. */
const patience = 3_000;

/** What a browser needs to know of this process. Credentials are in the environment, too, and stay here. */
const needed =
  /^(?:PATH|HOME|USER|LOGNAME|LANG|LC_\w+|DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|XDG_\w+|DBUS_SESSION_BUS_ADDRESS|BROWSER|SystemRoot|windir|USERPROFILE|APPDATA|LOCALAPPDATA|TEMP|TMP|TMPDIR|PATHEXT|ComSpec)$/;

/** The program that opens addresses here, with its arguments before the address. */
export function opener(): readonly [program: string, ...args: string[]] {
  return openers[process.platform] ?? ['xdg-open'];
}

/** The system's own default browser. */
export async function openBrowser(url: string): Promise<void> {
  const [program, ...args] = opener();
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)));
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true, env });
  child.unref();
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with ${String(code)}`));
    });
  });
  await Promise.race([ended, sleep(patience, undefined, { ref: false })]);
}
