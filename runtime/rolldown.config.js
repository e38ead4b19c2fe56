import { readFile } from 'node:fs/promises';
import { defineConfig } from 'rolldown';
import manifest from './package.json' with { type: 'json' };

/** What is published: the command compiled to JavaScript, with the generated code in it; dependencies stay apart. */
const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });

/** Generated files that are served as they are. */
const served = ['hosted/openapi.json', 'local/openapi.json', 'docs/capabilities.html'];

const servedFiles = {
  name: 'served-files',
  async generateBundle() {
    for (const path of served) {
      const source = await readFile(new URL(`../generated/${path}`, import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: `generated/${path}`, source });
    }
    const source = await readFile(new URL('agent/kernels/python/python-repl.py', import.meta.url), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'python-repl.py', source });
  },
};

export default defineConfig({
  // All but the first run as processes of their own, found beside the code that starts them.
  input: {
    commands: 'cli/commands.ts',
    'extraction-worker': 'agent/files/extraction/extraction-worker.ts',
    'javascript-repl': 'agent/kernels/javascript/javascript-repl.ts',
    'sqlite-child': 'agent/connectors/drivers/sqlite-child.ts',
  },
  platform: 'node',
  plugins: [servedFiles],
  external: (id) => id.startsWith('node:') || dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist', format: 'esm', cleanDir: true, chunkFileNames: '[name]-[hash].js' },
});
