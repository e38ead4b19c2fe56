#!/usr/bin/env node
// The command, from a checkout (TypeScript, its types stripped by Node) or from the published package (compiled).
import { existsSync } from 'node:fs';
import * as module from 'node:module';

// By name, so that an older Node gets as far as saying so.
if (Number.parseInt(process.versions.node) < 24) {
  process.stderr.write(
    `polywire: this is Node ${process.versions.node}, it needs 24 or newer; in a checkout: npx polywire\n`,
  );
  process.exit(1);
}

// Stripped and compiled code is kept between starts, in the system's folder for temporary files: half the time to
// start, a quarter less memory. Only what is imported after this is kept, and only an entry that is JavaScript itself
// leaves the type stripper unloaded.
module.enableCompileCache();
const source = new URL('../cli/commands.ts', import.meta.url);
const compiled = new URL('../dist/commands.js', import.meta.url);
const { polywire } = await import((existsSync(source) ? source : compiled).href);
process.exitCode = await polywire(process.argv.slice(2));
