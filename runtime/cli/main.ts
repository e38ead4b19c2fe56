#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Compiled code is kept between runs, in the system's folder for temporary files: a start takes half the time and a
// quarter less memory. What is to be cached must be imported after this.
enableCompileCache();
const { polywire } = await import('./commands.ts');
process.exitCode = await polywire(process.argv.slice(2));
