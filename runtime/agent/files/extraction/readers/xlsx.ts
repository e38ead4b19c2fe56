import readWorkbook, { type CellValue } from 'read-excel-file/node';
import { requireModestArchive } from '../archive-check.ts';
import type { Found, ReadLimits } from '../found.ts';
import { requireNoPassword } from '../office-password.ts';

/** The sheets of a workbook as its pages: a line with the sheet's name, then its rows. */
export async function* readXlsx(path: string, limits: ReadLimits): AsyncGenerator<Found> {
  await requireNoPassword(path);
  await requireModestArchive(path, limits.unpacked_size);
  const sheets = await readWorkbook(path);
  const taken = sheets.slice(0, limits.extracted_pages);
  yield { metadata: { sheets: sheets.length, ...(taken.length < sheets.length && { truncated: true }) } };
  for (const [index, { sheet, data }] of taken.entries()) {
    const page = index + 1;
    yield { page, text: `${sheet}\n` };
    for (const row of data) yield { page, text: `${row.map(cellText).join('\t')}\n` };
  }
}

function cellText(cell: CellValue | null): string {
  return cell instanceof Date ? cell.toISOString() : String(cell ?? '');
}
