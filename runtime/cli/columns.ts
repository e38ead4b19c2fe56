/** Rows of cells as lines of equal columns. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = rows;
  const widths = first.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
