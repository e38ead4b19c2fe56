import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression as it stands in a source. */
export interface Pattern {
  /** File from the root, and line. */
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** A regular expression that is put together at run time: nothing can be said of it here. */
export interface BuiltPattern {
  readonly file: string;
  readonly text: string;
}

const root = join(import.meta.dirname, '..', '..', '..');

/** Sources that a request to a service runs through: no tests, no commands, no client. */
export function runningSources(service: 'gateway' | 'agent'): readonly string[] {
  const rooms = `{runtime/{${service},adapt,wires,turn,platform},generated}`;
  const files = globSync(`${rooms}/**/*.{ts,js}`, { cwd: root });
  return files
    .filter((file) => !/\.d\.ts$|\.test\.ts$|node_modules|\/dist\/|\/testing|arbitraries\.ts$/u.test(file))
    .toSorted();
}

export function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Every expression of a source, in its order. */
export function patternsOf(source: ts.SourceFile): {
  readonly written: readonly Pattern[];
  readonly built: readonly BuiltPattern[];
} {
  const written: Pattern[] = [];
  const built: BuiltPattern[] = [];
  const place = (node: ts.Node): string =>
    `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      written.push({ place: place(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [text, flags] = node.arguments ?? [];
      if (text !== undefined && ts.isStringLiteralLike(text))
        written.push({
          place: place(node),
          source: text.text,
          flags: flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : '',
        });
      else built.push({ file: source.fileName, text: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { written, built };
}
