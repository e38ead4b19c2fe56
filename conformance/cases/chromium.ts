import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

/** Names under which a browser of this kind is installed. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of one on PATH; null: there is none. */
export function findChromium(path = process.env['PATH'] ?? ''): string | null {
  const places = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find(runs) ?? null;
}

/**
 * Path of one, installed from the system's packages where there is none and we may. Null: there is none, which is said, and an
 * error where POLYWIRE_REQUIRE_PARTS is 1.
 */
export async function haveChromium(): Promise<string | null> {
  const found = findChromium();
  if (found !== null) return found;
  try {
    if (process.getuid?.() !== 0) throw new Error('no Chromium is on the PATH');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const flags = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=120'];
    await promisify(execFile)('apt-get', ['update', ...flags], { env });
    await promisify(execFile)('apt-get', ['install', '--no-install-recommends', ...flags, 'chromium'], { env });
    return findChromium();
  } catch (error) {
    if (process.env['POLYWIRE_REQUIRE_PARTS'] === '1') throw error;
    process.stderr.write(`not run: Chromium (${error instanceof Error ? error.message : String(error)})\n`);
    return null;
  }
}

/** Starts it without a window, with these switches beside its own. Its own sandbox does not start for root. */
export function startChromium(executablePath: string, args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0, args: [...args] });
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
