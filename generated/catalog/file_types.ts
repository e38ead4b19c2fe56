/**
 * The rows of spec/catalog/file_types.yaml, in the order of the table.
 *
 * Written by the generator; never edited by hand.
 */
import type { FileType } from './rows.ts';

const rows = {
  pdf: { extensions: ['pdf'], mime: 'application/pdf', content: ['application/pdf'], extractor: 'pdf' },
  docx: {
    extensions: ['docx'],
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/x-encrypted-office',
    ],
    extractor: 'docx',
  },
  xlsx: {
    extensions: ['xlsx'],
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    aliases: ['application/vnd.ms-excel'],
    content: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/x-encrypted-office'],
    extractor: 'xlsx',
  },
  csv: {
    extensions: ['csv', 'tsv'],
    mime: 'text/csv',
    aliases: ['text/tab-separated-values', 'application/csv', 'application/vnd.ms-excel', 'text/plain'],
    content: ['text'],
    extractor: 'csv',
  },
  txt: { extensions: ['txt', 'log', 'text'], mime: 'text/plain', content: ['text'], extractor: 'text' },
  markdown: {
    extensions: ['md', 'markdown', 'rst'],
    mime: 'text/markdown',
    aliases: ['text/x-markdown', 'text/plain'],
    content: ['text'],
    extractor: 'text',
  },
  html: {
    extensions: ['html', 'htm'],
    mime: 'text/html',
    aliases: ['text/plain'],
    content: ['text'],
    extractor: 'html',
  },
  json: {
    extensions: ['json', 'jsonl', 'ndjson'],
    mime: 'application/json',
    aliases: ['application/x-ndjson', 'application/jsonl', 'text/plain'],
    content: ['text'],
    extractor: 'text',
  },
  yaml: {
    extensions: ['yaml', 'yml', 'toml'],
    mime: 'application/yaml',
    aliases: ['text/yaml', 'application/x-yaml', 'application/toml', 'text/plain'],
    content: ['text'],
    extractor: 'text',
  },
  code: {
    extensions: [
      'py',
      'js',
      'mjs',
      'ts',
      'tsx',
      'jsx',
      'sql',
      'sh',
      'rb',
      'go',
      'rs',
      'java',
      'c',
      'h',
      'cpp',
      'hpp',
      'cs',
      'php',
      'r',
      'kt',
      'swift',
      'scala',
      'lua',
      'pl',
      'vue',
      'svelte',
      'tex',
      'css',
      'xml',
      'ini',
    ],
    mime: 'text/plain',
    aliases: [
      'text/x-python',
      'text/javascript',
      'application/javascript',
      'application/typescript',
      'text/css',
      'text/xml',
      'application/xml',
      'application/sql',
      'application/x-sh',
      'text/x-c',
      'text/x-java',
    ],
    content: ['text'],
    extractor: 'text',
  },
  png: {
    extensions: ['png'],
    mime: 'image/png',
    aliases: ['image/x-png', 'image/apng'],
    content: ['image/png', 'image/apng'],
    extractor: 'image',
  },
  jpeg: {
    extensions: ['jpg', 'jpeg'],
    mime: 'image/jpeg',
    aliases: ['image/jpg', 'image/pjpeg'],
    content: ['image/jpeg'],
    extractor: 'image',
  },
  gif: { extensions: ['gif'], mime: 'image/gif', content: ['image/gif'], extractor: 'image' },
  webp: { extensions: ['webp'], mime: 'image/webp', content: ['image/webp'], extractor: 'image' },
} as const satisfies Readonly<Record<string, FileType>>;

/** Keys of spec/catalog/file_types.yaml. */
export type FileTypeName = keyof typeof rows;

/** spec/catalog/file_types.yaml; columns: `Polywire.Catalog.FileType`. */
export const fileTypes: Readonly<Record<FileTypeName, FileType>> = rows;
