import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { schemasOf } from '../../load/schema.ts';
import type { Emitter } from '../../model.ts';
import { matrixOf } from './matrix.ts';

/** docs/capabilities.html: the capability matrix with filters, in one file that asks for nothing else. */
export const matrixPage: Emitter = async (spec) => {
  const catalog = spec.documents.get('Catalog');
  if (catalog === undefined) throw new Error('spec/ has no service Polywire.Catalog');
  const levels = (schemasOf(catalog)['EffortLevel']?.enum ?? []).map(String);
  const [markup, style, script] = await Promise.all(['page.html', 'page.css', 'page.js'].map(part));
  const pieces: Readonly<Record<string, string>> = {
    style: style ?? '',
    script: script ?? '',
    // Nothing in it may end the element that it stands in.
    data: JSON.stringify(matrixOf(spec, levels)).replaceAll('<', String.raw`\u003c`),
  };
  const page = (markup ?? '').replace(/%(style|script|data)%/g, (whole, name: string) => pieces[name] ?? whole);
  return [{ path: 'docs/capabilities.html', text: page.replace('%policy%', policyOf(page)) }];
};

function part(name: string): Promise<string> {
  return readFile(new URL(`./page/${name}`, import.meta.url), 'utf8');
}

/** The page runs its own script and style to the letter, and asks nobody for anything. */
function policyOf(page: string): string {
  const digest = (element: RegExp): string => `'sha256-${hash('sha256', element.exec(page)?.[1] ?? '', 'base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${digest(/<script>([^]*?)<\/script>/)}`,
    `style-src ${digest(/<style>([^]*?)<\/style>/)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
