import { fileOf } from './files.ts';
import type { referenceRoutes } from './paths.ts';
import { css, html, json, script, type Answer } from './register.ts';

/** What one service's reference is. */
export interface Reference {
  /** The text of its OpenAPI document. */
  readonly document: () => Promise<string>;

  /** Other pages, by address relative to the reference. */
  readonly links: Readonly<Record<string, string>>;

  /** A word to the reader. */
  readonly note: string;

  /** The service wants to hear from a browser that a request is JSON, also where it has no body. */
  readonly alwaysJson?: boolean;
}

/** The reference runs programs of this origin alone, and asks nobody else for anything. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** The answers of a reference. */
export function referenceAnswers(reference: Reference): Readonly<Record<keyof typeof referenceRoutes, Answer>> {
  return {
    reference: { type: html, text: () => pageOf(reference), policy: () => policy },
    openapi: { type: json, text: reference.document },
    bundle: { type: script, text: () => fileOf('swagger-ui-dist/swagger-ui-bundle.js') },
    bundleStyle: { type: css, text: () => fileOf('swagger-ui-dist/swagger-ui.css') },
    start: { type: script, text: () => programOf(reference) },
    style: { type: css, text: () => look },
  };
}

/** Its addresses are relative, so that it works below any path. */
function pageOf({ links, note }: Reference): string {
  const all = Object.entries({ ...links, 'docs/openapi.json': 'OpenAPI' });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API reference · Polywire</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
    <link rel="stylesheet" href="docs/look.css" />
  </head>
  <body>
    <nav aria-label="Documentation">
      <strong>Polywire</strong>
${all.map(([address, name]) => `      <a href="${address}">${name}</a>`).join('\n')}
      <span>${note}</span>
    </nav>
    <main id="reference"></main>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script type="module" src="docs/start.js"></script>
  </body>
</html>
`;
}

/**
 * Starts it. Nothing is kept in the browser, and no service is asked what it thinks of the document. The reference reads the
 * dialect of JSON Schema that the document names, and warns of any name but one; so it gets the document without. The server is
 * the one that served it.
 */
function programOf({ alwaysJson = false }: Reference): string {
  return `document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
const answer = await fetch(new URL('docs/openapi.json', document.baseURI));
const { jsonSchemaDialect, servers, ...spec } = await answer.json();
SwaggerUIBundle({
  spec,
  dom_id: '#reference',
  deepLinking: true,
  persistAuthorization: false,
  validatorUrl: null,
  tryItOutEnabled: true,
  filter: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,${alwaysJson ? interceptor : ''}
});
`;
}

const interceptor = `
  requestInterceptor: (request) => {
    if (request.method !== 'GET' && request.body === undefined) request.headers['content-type'] = 'application/json';
    return request;
  },`;

/** What is ours on it. */
const look = `body { margin: 0; background: #fafafa; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; padding: .8rem 1.5rem; background: #14171c; color: #a3abb8; font: 15px/1.5 system-ui, sans-serif; }
nav strong { color: #fff; font-size: 1.1rem; }
nav a { color: #8ab4f8; }
.dark-mode body { background: #1c2022; }
.swagger-ui .info { margin: 1.5rem 0; }
.swagger-ui .scheme-container { padding: 1rem 0; }
`;
