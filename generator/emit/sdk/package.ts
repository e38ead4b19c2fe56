import type { OutputFile } from '../../model.ts';
import { format } from '../format.ts';

/** `sdk/package.json`: what is published. `entries` are the services, each a module of its own. */
export async function packageFile(entries: readonly string[]): Promise<OutputFile> {
  const description = {
    name: '@polywire/sdk',
    version: '0.1.0',
    description: 'Typed clients of Polywire. Written by the generator from spec/; never edited by hand.',
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      ...Object.fromEntries(
        entries.map((entry) => [
          `./${entry}`,
          {
            import: { types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` },
            require: { types: `./dist/${entry}.d.cts`, default: `./dist/${entry}.cjs` },
          },
        ]),
      ),
      './package.json': './package.json',
    },
    // For resolvers that do not know `exports`.
    typesVersions: { '*': Object.fromEntries(entries.map((entry) => [entry, [`./dist/${entry}.d.cts`]])) },
    files: ['dist', 'examples'],
    publishConfig: { access: 'public' },
  };
  return { path: 'sdk/package.json', text: await format(JSON.stringify(description), 'json') };
}
