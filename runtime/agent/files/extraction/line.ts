import type { FileType } from '@polywire/generated/catalog/rows.ts';
import type { Chunk } from './chunks.ts';
import { type FailureReason, failureReasons, type Metadata } from './found.ts';
import type { ReadOptions } from './read-file.ts';

/** What a worker has to do. */
export interface Job {
  /** Of the file. */
  readonly path: string;
  readonly extractor: FileType['extractor'];
  readonly options: ReadOptions;
}

/** What a worker tells: chunks, then the metadata; or that it failed, after whatever it told before. */
export type Line = Chunk | { readonly metadata: Metadata } | { readonly failure: FailureReason };

/** A line as it came. A worker whose parser was turned against us may say anything: null for what is no line. */
export function lineOf(text: string, chunkSize: number): Line | null {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return null;
  if ('failure' in value) {
    const failure = failureReasons.find((reason) => reason === value.failure);
    return failure === undefined ? null : { failure };
  }
  if ('metadata' in value) return isMetadata(value.metadata) ? { metadata: value.metadata } : null;
  if (!('page' in value && 'text' in value)) return null;
  const { page, text: content } = value;
  if (page !== null && !(typeof page === 'number' && Number.isSafeInteger(page) && page > 0)) return null;
  if (typeof content !== 'string' || content.length > chunkSize) return null;
  return content.isWellFormed() && !content.includes('\0') ? { page, text: content } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Entries of the metadata of one file, and characters of one. */
const mostMetadata = 50;
const longestMetadata = 200;

function isMetadata(value: unknown): value is Metadata {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return entries.length <= mostMetadata && entries.every(([key, entry]) => isShort(key) && isScalar(entry));
}

const isScalar = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && isShort(value));

const isShort = (text: string): boolean =>
  text.length <= longestMetadata && text.isWellFormed() && !text.includes('\0');
