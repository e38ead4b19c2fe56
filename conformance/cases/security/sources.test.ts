import ts from 'typescript';
import { expect, it } from 'vitest';
import { parsed, runningSources } from './patterns.ts';

/** What holds for every source that a request runs through. */
const sources = runningSources('gateway').map(parsed);

function every(source: ts.SourceFile, visit: (node: ts.Node) => void): void {
  const enter = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, enter);
  };
  enter(source);
}

/** Modules that a source runs: an import of types alone runs none. */
function imported(source: ts.SourceFile): readonly string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const named = statement.importClause?.namedBindings;
    const types = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    const onlyTypes = named !== undefined && ts.isNamedImports(named) && named.elements.every((one) => one.isTypeOnly);
    return types || (onlyTypes && statement.importClause?.name === undefined) ? [] : [statement.moduleSpecifier.text];
  });
}

it('one module opens connections to providers', () => {
  const openers = sources.filter((source) => imported(source).includes('undici'));
  expect(openers.map(({ fileName }) => fileName)).toEqual(['runtime/platform/upstream.ts']);
  const fetchers = new Set<string>();
  for (const source of sources)
    every(source, (node) => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'fetch') fetchers.add(source.fileName);
      if (ts.isNewExpression(node) && ['WebSocket', 'EventSource'].includes(node.expression.getText()))
        fetchers.add(source.fileName);
    });
  expect([...fetchers]).toEqual([]);
});

it('no text becomes code or a command', () => {
  const runs = ['node:child_process', 'node:vm', 'node:inspector', 'node:repl', 'node:wasi'];
  expect(
    sources.filter((source) => imported(source).some((name) => runs.includes(name))).map(({ fileName }) => fileName),
  ).toEqual([]);
  const evaluating: string[] = [];
  for (const source of sources)
    every(source, (node) => {
      if (
        (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
        ['eval', 'Function'].includes(node.expression.getText())
      )
        evaluating.push(source.fileName);
    });
  expect(evaluating).toEqual([]);
});

/** Names of values that must not be guessed character by character. */
const secret = /secret|hash|hmac|digest|csrf|cookie|session|password|signature/iu;

/** Both sides are what the caller sent. */
const harmless = 'runtime/platform/key.ts: checksum(`${id}-${secret}`) === sum';

it('a secret is never compared by ===, which ends at the first difference', () => {
  const compared: string[] = [];
  const equality = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
  const plain = (node: ts.Expression): boolean =>
    ts.isLiteralExpression(node) ||
    ts.isTypeOfExpression(node) ||
    ['undefined', 'null', 'true', 'false'].includes(node.getText());
  for (const source of sources.filter(({ fileName }) => fileName.startsWith('runtime/')))
    every(source, (node) => {
      if (!ts.isBinaryExpression(node) || !equality.includes(node.operatorToken.kind)) return;
      const { left, right } = node;
      if (!plain(left) && !plain(right) && secret.test(node.getText()))
        compared.push(`${source.fileName}: ${node.getText()}`);
    });
  expect(compared.filter((one) => one !== harmless)).toEqual([]);
});

it('what compares secrets does so in constant time', () => {
  const [keys] = sources.filter(({ fileName }) => fileName === 'runtime/platform/key.ts');
  const calls: string[] = [];
  if (keys !== undefined)
    every(keys, (node) => {
      if (ts.isMethodDeclaration(node) && node.name.getText() === 'matches') calls.push(node.body?.getText() ?? '');
    });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatch(/return timingSafeEqual\(/u);
});
