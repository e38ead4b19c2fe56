/** A fenced block: its language, the word after it and its text. */
export interface Block {
  readonly language: string;
  readonly word: string;
  readonly text: string;
}

/** One `##` section of a scenario file. */
export interface Scenario {
  readonly title: string;

  /** Rows by table. */
  readonly rows: readonly Block[];

  /** Code expected in files below generated/. */
  readonly code: readonly Block[];

  /** Errors expected, without line and column. */
  readonly errors: readonly string[];
}

/** Reads the scenarios of a Markdown file. */
export function scenariosIn(markdown: string): readonly Scenario[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const blocks = blocksIn(section);
      const errors = blocks.find(({ language, word }) => language === 'text' && word === 'errors');
      return {
        title: (section.split('\n')[0] ?? '').trim(),
        rows: blocks.filter(({ language }) => language === 'yaml'),
        code: blocks.filter(({ language }) => language !== 'yaml' && language !== 'text'),
        errors: errors?.text.trim().split('\n') ?? [],
      };
    });
}

/** The fenced blocks of a piece of Markdown; `word` is empty where there is none. */
export function blocksIn(markdown: string): readonly Block[] {
  return [...markdown.matchAll(/^```(\w+) ?(\S*)\n([^]*?)^```$/gm)].map(([, language = '', word = '', text = '']) => ({
    language,
    word,
    text,
  }));
}
