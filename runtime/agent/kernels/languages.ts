/** What cells can be in. */
export const languages = ['python', 'javascript', 'shell'] as const;
export type Language = (typeof languages)[number];

const names: Readonly<Record<string, Language>> = {
  python: 'python',
  python3: 'python',
  py: 'python',
  javascript: 'javascript',
  js: 'javascript',
  node: 'javascript',
  shell: 'shell',
  bash: 'shell',
  sh: 'shell',
};

/** The language that a cell names, in whatever letters; null: none that runs here. */
export function languageOf(name: string): Language | null {
  const wanted = name.trim().toLowerCase();
  return Object.hasOwn(names, wanted) ? (names[wanted] ?? null) : null;
}
