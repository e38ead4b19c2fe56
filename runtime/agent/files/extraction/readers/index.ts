import type { FileType } from '@polywire/generated/catalog/rows.ts';
import type { Reader } from '../found.ts';

/** By the extractor that file_types.yaml names. Each loads its parser only when it is asked for. */
export const readers: Readonly<Record<FileType['extractor'], () => Promise<Reader>>> = {
  pdf: async () => (await import('./pdf.ts')).readPdf,
  docx: async () => (await import('./docx.ts')).readDocx,
  xlsx: async () => (await import('./xlsx.ts')).readXlsx,
  csv: async () => (await import('./csv.ts')).readCsv,
  text: async () => (await import('./text.ts')).readText,
  html: async () => (await import('./html.ts')).readHtml,
  image: async () => (await import('./image.ts')).readImage,
};
