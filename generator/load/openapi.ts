import { relative, sep } from 'node:path';
import { compile, getNamespaceFullName, getSourceLocation, NodeHost, NoTarget } from '@typespec/compiler';
import type { Diagnostic, Namespace, Program } from '@typespec/compiler';
import { getHttpService } from '@typespec/http';
import { getOpenAPI3 } from '@typespec/openapi3';
import type { OpenAPIDocument3_1 } from '@typespec/openapi3';
import type { Problem } from './place.ts';

export type OpenAPI3Document = OpenAPIDocument3_1;

/** What a TypeSpec program says. */
export interface Api {
  /** Handed to the next compilation, which is quicker for it. */
  readonly program: Program;

  /** By the namespace below `Polywire`, in the order of spec/main.tsp. */
  readonly documents: ReadonlyMap<string, OpenAPI3Document>;

  /** Errors of the compiler; with any, `documents` is empty. */
  readonly problems: readonly Problem[];
}

/**
 * Compiles a TypeSpec program in this process and makes one OpenAPI document of each service in it.
 * `root` is the repository, to which places are relative.
 */
export async function loadApi(root: string, main: string, previous?: Program): Promise<Api> {
  const program = await compile(NodeHost, main, { noEmit: true }, previous);
  const problems = problemsOf(root, program.diagnostics);
  if (problems.length > 0) return { program, documents: new Map(), problems };

  const documents = new Map<string, OpenAPI3Document>();
  const found: Diagnostic[] = [];
  for (const record of await getOpenAPI3(program, { 'openapi-versions': ['3.1.0'] })) {
    if (record.versioned) throw new Error('a versioned service has no place in spec/');
    found.push(...record.diagnostics);
    const name = getNamespaceFullName(record.service.type).replace(/^Polywire\./, '');
    const document = plain(record.document as OpenAPI3Document);
    markRests(document, program, record.service.type);
    documents.set(name, document);
  }
  const failed = problemsOf(root, found);
  return { program, documents: failed.length > 0 ? new Map() : documents, problems: failed };
}

/** Without the compiler's classes and undefined properties. */
function plain(document: OpenAPI3Document): OpenAPI3Document {
  return JSON.parse(JSON.stringify(document)) as OpenAPI3Document;
}

/** `{+path}` takes the rest of a path, which OpenAPI cannot say: `x-polywire-rest` of the operation names the parameter. */
function markRests(document: OpenAPI3Document, program: Program, service: Namespace): void {
  for (const { uriTemplate, path, verb } of getHttpService(program, service)[0].operations) {
    const rest = /\{\+(\w+)\}$/.exec(uriTemplate)?.[1];
    const operation = document.paths[path]?.[verb];
    if (rest !== undefined && operation !== undefined) operation['x-polywire-rest'] = rest;
  }
}

function problemsOf(root: string, diagnostics: readonly Diagnostic[]): readonly Problem[] {
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ target, message, code }) => {
      const text = `${message} (${code})`;
      const source = target === NoTarget ? undefined : getSourceLocation(target);
      if (source === undefined) return { place: { file: 'spec/main.tsp', line: 1, column: 1 }, message: text };
      const { line, character } = source.file.getLineAndCharacterOfPosition(source.pos);
      const file = relative(root, source.file.path).split(sep).join('/');
      return { place: { file, line: line + 1, column: character + 1 }, message: text };
    });
}
