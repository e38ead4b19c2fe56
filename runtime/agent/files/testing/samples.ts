import { crc32, deflateSync } from 'node:zlib';
import { zipOf } from './archive.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** For tests: a Word document with these paragraphs. */
export function docxOf(paragraphs: readonly string[]): Promise<Buffer> {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('');
  return zipOf({
    '[Content_Types].xml': typesOf({
      '/word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    }),
    '_rels/.rels': relationsOf({ rId1: ['officeDocument', 'word/document.xml'] }),
    'word/document.xml': `${declaration}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
  });
}

/** For tests: a workbook with these sheets, by name, whose cells hold text. */
export function xlsxOf(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Promise<Buffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const names = Object.keys(sheets);
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const cell = (text: string, row: number, column: number): string =>
    `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = (rows: readonly (readonly string[])[]): string =>
    rows
      .map((cells, row) => `<row r="${row + 1}">${cells.map((text, at) => cell(text, row, at)).join('')}</row>`)
      .join('');
  return zipOf({
    '[Content_Types].xml': typesOf({
      '/xl/workbook.xml': `${kind}.sheet.main+xml`,
      ...Object.fromEntries(names.map((_, at) => [`/xl/worksheets/sheet${at + 1}.xml`, `${kind}.worksheet+xml`])),
    }),
    '_rels/.rels': relationsOf({ rId1: ['officeDocument', 'xl/workbook.xml'] }),
    'xl/workbook.xml':
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
      names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('') +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationsOf(
      Object.fromEntries(
        names.map((_, at) => [`rId${at + 1}`, ['worksheet', `worksheets/sheet${at + 1}.xml`] as const]),
      ),
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${declaration}<worksheet xmlns="${main}"><sheetData>${sheet(rows)}</sheetData></worksheet>`,
      ]),
    ),
  });
}

function typesOf(parts: Readonly<Record<string, string>>): string {
  const overrides = Object.entries(parts).map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  return (
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  );
}

function relationsOf(targets: Readonly<Record<string, readonly [string, string]>>): string {
  const all = Object.entries(targets).map(
    ([id, [type, target]]) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packageRelations}">${all.join('')}</Relationships>`;
}

/** For tests: a grey picture. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 128);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ]);
}

function part(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
