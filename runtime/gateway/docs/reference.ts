/** The page of the reference. Its addresses are relative, so that it works below any path. */
export const referencePage = `<!doctype html>
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
      <a href="docs/models">What the models can do</a>
      <a href="docs/openapi.json">OpenAPI</a>
      <span>A key that you give under Authorize stays in this page, until you leave it.</span>
    </nav>
    <main id="reference"></main>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script type="module" src="docs/start.js"></script>
  </body>
</html>
`;

/**
 * Starts it. Nothing is kept in the browser, and no service is asked what it thinks of the document. The reference reads the
 * dialect of JSON Schema that the document names, and warns of any name but one; so it gets the document without.
 */
export const startProgram = `document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
const answer = await fetch(new URL('docs/openapi.json', document.baseURI));
const { jsonSchemaDialect, ...spec } = await answer.json();
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
  defaultModelsExpandDepth: 0,
});
`;

/** What is ours on it. */
export const look = `body { margin: 0; background: #fafafa; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; padding: .8rem 1.5rem; background: #14171c; color: #a3abb8; font: 15px/1.5 system-ui, sans-serif; }
nav strong { color: #fff; font-size: 1.1rem; }
nav a { color: #8ab4f8; }
.dark-mode body { background: #1c2022; }
.swagger-ui .info { margin: 1.5rem 0; }
.swagger-ui .scheme-container { padding: 1rem 0; }
`;
