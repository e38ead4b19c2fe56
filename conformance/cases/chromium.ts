import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** Names under which a browser of this kind is installed. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of one on PATH; null: there is none. */
export function findChromium(path = process.env['PATH'] ?? ''): string | null {
  const places = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find(runs) ?? null;
}

/** Starts it without a window. Its own sandbox does not start for root. */
export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
