import { Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { decoded, encodingOf } from '../decoded.ts';
import type { Found } from '../found.ts';

/** Characters by which the separator is told. */
const sample = 8192;

/** Longest row, in characters: a quote that is never closed would take all the rest. */
const longestRow = 1_000_000;

/** Tables in text, row by row, whatever separates their cells and however their rows differ. */
export async function* readCsv(path: string): AsyncGenerator<Found> {
  const encoding = await encodingOf(path);
  const delimiter = delimiterIn(await beginning(decoded(path, encoding)));
  const rows = Readable.from(decoded(path, encoding)).pipe(parse({ ...lenient, delimiter }));
  let count = 0;
  let columns = 0;
  for await (const cells of rows as AsyncIterable<string[]>) {
    count += 1;
    columns = Math.max(columns, cells.length);
    yield { page: null, text: `${cells.map((cell) => cell.trim()).join('\t')}\n` };
  }
  yield { metadata: { encoding, rows: count, columns } };
}

const lenient: Options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_error: true,
  max_record_size: longestRow,
};

async function beginning(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length >= sample) break;
  }
  return text.slice(0, sample);
}

/** The separator that the first lines have most often. */
function delimiterIn(text: string): string {
  const counted = [',', ';', '\t', '|'].map((sign) => ({ sign, count: text.split(sign).length }));
  return counted.reduce((most, other) => (other.count > most.count ? other : most)).sign;
}
