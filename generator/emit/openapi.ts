import type { Emitter, OutputFile } from '../model.ts';
import { apiDocuments } from './document/all.ts';
import { published } from './document/published.ts';

/** `openapi.json` of each service and of each wire, in OpenAPI 3.1. */
export const openapi: Emitter = (spec) =>
  apiDocuments(spec)
    .filter(({ document }) => Object.keys(document.paths).length > 0)
    .map(({ folder, document }): OutputFile => ({
      path: `${folder}/openapi.json`,
      text: `${JSON.stringify(published(document), null, 2)}\n`,
    }));
