import type { Emitter, OutputFile } from '../model.ts';
import { serviceDocuments, type Placed } from './document/all.ts';
import { operationsOf, type Operation } from './document/operation.ts';
import { docstring, printSource } from './print.ts';

/** `operations.ts` of each service: what it has to be able to do, as one interface. */
export const operations: Emitter = (spec) => Promise.all(serviceDocuments(spec).map(operationsFile));

function operationsFile({ folder, document, source, namespace }: Placed): Promise<OutputFile> {
  const all = operationsOf(document);
  const named = all.flatMap(({ body, query, reply, errors }) =>
    [body ?? [], query ?? [], reply ?? [], ...errors].flat(),
  );
  const text = all.map((operation) => incoming(operation) + outgoing(operation)).join();
  return printSource(`${folder}/operations.ts`, {
    about: `What the service of ${source} can do.`,
    imports: [
      {
        names: ['Incoming', 'Outgoing', 'StreamOutgoing', 'Upload'].filter((name) => text.match(`\\b${name}\\b`)),
        from: '@polywire/runtime/platform/http.ts',
        type: true,
      },
      { names: [...new Set(named)].sort(), from: './types.ts', type: true },
    ],
    declarations: [
      (writer) => {
        docstring(
          writer,
          'One function for each operation of the API. A request has been checked against the spec; `Context` is what the\n' +
            "service's own hooks learned of it before it was routed.",
        );
        writer.write('export interface Operations<Context = unknown>').block(() => {
          for (const [place, operation] of all.entries()) {
            if (place > 0) writer.blankLine();
            const { id, method, path, description } = operation;
            docstring(writer, `${description}\n\n\`${method} ${path}\` (${namespace}.${id})`.trim());
            writer.writeLine(`${id}(request: ${incoming(operation)}): Promise<${outgoing(operation)}>;`);
          }
        });
      },
      (writer) => {
        writer.writeLine('/** A path without parameters, a request without a query, one without a body. */');
        writer.writeLine('export type Nothing = Readonly<Record<string, never>>;');
      },
    ],
  });
}

function incoming({ body, upload, params, query }: Operation): string {
  const path = params.length === 0 ? 'Nothing' : `{ ${params.map((name) => `readonly ${name}: string`).join('; ')} }`;
  return `Incoming<${upload.length > 0 ? 'Upload' : (body ?? 'undefined')}, ${path}, ${query ?? 'Nothing'}, Context>`;
}

function outgoing({ reply, events, file, errors }: Operation): string {
  const bodies = [reply ?? (file || events !== undefined ? [] : 'null'), ...errors].flat();
  return bodies.length === 0 ? 'StreamOutgoing' : `Outgoing<${bodies.join(' | ')}>`;
}
