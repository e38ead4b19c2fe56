import { wordOf, type Writer } from './text.ts';

/** A kind of query, with the parameters of `GET /search` of some of them. */
export interface QueryKind {
  readonly name: string;
  readonly queries: readonly Readonly<Record<string, string>>[];
}

/** What people look for in text of `writer`'s making. */
export function queryKinds(writer: Writer, projects: readonly string[], count: number): QueryKind[] {
  const project = (): string => projects[writer.number(projects.length)] ?? '';
  const makers: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
    'one word': () => ({ q: writer.words(1) }),
    'three words': () => ({ q: writer.words(3) }),
    'a sentence of ten words': () => ({ q: writer.words(10) }),
    'one of the five most common words': () => ({ q: wordOf(writer.number(5)) }),
    'three of the twelve most common words': () => ({ q: several(3, () => wordOf(writer.number(12))) }),
    'a word in one project': () => ({ q: writer.words(1), project_id: project() }),
    'three words in one project': () => ({ q: writer.words(3), project_id: project() }),
    'two words in files and memories': () => ({ q: writer.words(2), types: 'file,memory' }),
    'two Chinese characters': () => ({ q: writer.characters(2) }),
    'six Chinese characters': () => ({ q: writer.characters(6) }),
    'a piece of a word': () => ({ q: writer.words(1).slice(1, 6).padEnd(4, 'qu') }),
    'a word that is nowhere': () => ({ q: `zz${writer.words(1)}` }),
    'a hundred results': () => ({ q: writer.words(2), limit: '100' }),
  };
  return Object.entries(makers).map(([name, make]) => ({ name, queries: Array.from({ length: count }, make) }));
}

function several(count: number, word: () => string): string {
  return Array.from({ length: count }, word).join(' ');
}
