import type { CodeBlockWriter, Project } from 'ts-morph';
import type { OutputFile } from '../model.ts';
import { format } from './format.ts';

/** Names that a file imports from one module. */
export interface Import {
  readonly names: readonly string[];
  readonly from: string;
  readonly type: boolean;
}

/** What stands in a TypeScript file. */
export interface Source {
  /** First line of the file's docstring: what is in it and where in spec/ it comes from. */
  readonly about: string;
  readonly imports?: readonly Import[];

  /** Each writes one declaration, docstring included. */
  readonly declarations: readonly ((writer: CodeBlockWriter) => void)[];
}

let project: Project | undefined;

/**
 * Prints one TypeScript file below generated/. This is the only module that knows ts-morph, which is slow to load and
 * slow to change a tree: a file is written once, top to bottom, by writer functions.
 */
export async function printSource(path: string, source: Source): Promise<OutputFile> {
  const { Project } = await import('ts-morph');
  project ??= new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const file = project.createSourceFile(
    path,
    (writer: CodeBlockWriter) => {
      docstring(writer, `${source.about}\n\nWritten by the generator; never edited by hand.`);
      for (const { names, from, type } of source.imports ?? []) {
        writer.writeLine(`import ${type ? 'type ' : ''}{ ${names.join(', ')} } from '${from}';`);
      }
      for (const declare of source.declarations) {
        writer.blankLine();
        declare(writer);
      }
    },
    { overwrite: true },
  );
  const text = file.getFullText();
  file.forget();
  return { path, text: await format(text, 'typescript') };
}

/** A docstring of one or more lines; nothing for no text. */
export function docstring(writer: CodeBlockWriter, text: string): void {
  const lines = text.trim().replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) {
    if (lines[0] !== '') writer.writeLine(`/** ${lines[0] ?? ''} */`);
    return;
  }
  writer.writeLine('/**');
  for (const line of lines) writer.writeLine(` * ${line}`.trimEnd());
  writer.writeLine(' */');
}

/** A value of plain data as a TypeScript literal. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).filter(([, item]) => item !== undefined);
    return properties.length === 0
      ? '{}'
      : `{ ${properties.map(([key, item]) => `${propertyKey(key)}: ${literal(item)}`).join(', ')} }`;
  }
  return JSON.stringify(value);
}

/** A property's name, quoted where it must be. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
