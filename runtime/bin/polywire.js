#!/usr/bin/env node
// The command, from a checkout (TypeScript, its types stripped by Node) or from the published package (compiled).
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

// Stripped and compiled code is kept between starts, in the system's folder for temporary files: half the time to
// start, a quarter less memory. Only what is imported after this is kept, and only an entry that is JavaScript itself
// leaves the type stripper unloaded.
enableCompileCache();
const source = new URL('../cli/commands.ts', import.meta.url);
const compiled = new URL('../dist/commands.js', import.meta.url);
const { polywire } = await import((existsSync(source) ? source : compiled).href);
process.exitCode = await polywire(process.argv.slice(2));
