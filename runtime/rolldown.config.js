import { defineConfig } from 'rolldown';
import manifest from './package.json' with { type: 'json' };

/** What is published: the command compiled to JavaScript, with the generated code in it; dependencies stay apart. */
const dependencies = Object.keys(manifest.dependencies);

export default defineConfig({
  input: { commands: 'cli/commands.ts' },
  platform: 'node',
  external: (id) => id.startsWith('node:') || dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist', format: 'esm', cleanDir: true, chunkFileNames: '[name]-[hash].js' },
});
