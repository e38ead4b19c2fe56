/** A Markdown table; the first column is code. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

export const code = (name: string): string => `\`${name}\``;

/** `1,050,000` */
export const grouped = (count: number): string => count.toLocaleString('en-US');
