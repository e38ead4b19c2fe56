import type { FastifyInstance } from 'fastify';
import { fileOf, generatedFile } from './files.ts';
import { docsRoutes } from './paths.ts';
import { look, referencePage, startProgram } from './reference.ts';

/** What a path answers, read when it is first asked for. */
interface Answer {
  readonly type: string;
  readonly text: () => string | Promise<string>;

  /** What a page may do; what is no page does nothing. */
  readonly policy?: (text: string) => string;
}

/** Of everything: it stands in no frame, and is asked for again. */
const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** The reference runs programs of this origin alone, and asks nobody else for anything. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const html = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const css = 'text/css; charset=utf-8';

const answers: Readonly<Record<keyof typeof docsRoutes, Answer>> = {
  reference: { type: html, text: () => referencePage, policy: () => referencePolicy },
  models: { type: html, text: () => generatedFile('docs/capabilities.html'), policy: ownPolicy },
  openapi: { type: 'application/json; charset=utf-8', text: () => generatedFile('hosted/openapi.json') },
  bundle: { type: script, text: () => fileOf('swagger-ui-dist/swagger-ui-bundle.js') },
  bundleStyle: { type: css, text: () => fileOf('swagger-ui-dist/swagger-ui.css') },
  start: { type: script, text: () => startProgram },
  style: { type: css, text: () => look },
};

/** Registers the paths of the documentation, which need no credential. */
export function registerDocs(app: FastifyInstance): void {
  for (const name of Object.keys(docsRoutes) as (keyof typeof docsRoutes)[]) {
    const { type, text, policy = () => "default-src 'none'" } = answers[name];
    const route = docsRoutes[name];
    let known: Promise<string> | null = null;
    app.route({
      method: route.method,
      url: route.path,
      config: { operation: route },
      handler: async (_, reply) => {
        const body = await (known ??= Promise.resolve(text()));
        const security = `${policy(body)}; frame-ancestors 'none'`;
        return reply.headers({ ...headers, 'content-type': type, 'content-security-policy': security }).send(body);
      },
    });
  }
}

/** What the page of the matrix says that it may do: the digests of its own script and style. */
function ownPolicy(page: string): string {
  return /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(page)?.[1] ?? "default-src 'none'";
}
