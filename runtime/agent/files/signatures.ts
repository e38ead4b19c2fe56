/** The first bytes by which a format is known: characters of Latin-1 at an offset. */
interface Signature {
  readonly type: string;
  readonly offset?: number;
  readonly begins: string;
}

/**
 * The formats that matter here: those that are accepted, and those of them that could pass for text. Sources: PNG 5.2,
 * JPEG B.1.1.3, GIF 17, RIFF/WebP container, ISO 32000 7.5.2, APPNOTE 4.3, [MS-CFB] 2.2, RTF 1.9.
 */
const signatures: readonly Signature[] = [
  { type: 'application/pdf', begins: '%PDF-' },
  { type: 'image/png', begins: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', begins: '\xff\xd8\xff' },
  { type: 'image/gif', begins: 'GIF87a' },
  { type: 'image/gif', begins: 'GIF89a' },
  { type: 'image/webp', offset: 8, begins: 'WEBP' },
  { type: 'application/zip', begins: 'PK\x03\x04' },
  { type: 'application/zip', begins: 'PK\x05\x06' },
  { type: 'application/x-cfb', begins: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' },
  { type: 'application/rtf', begins: '{\\rtf' },
];

/** Bytes that `signed` has to see. */
export const signatureSize = 16;

/** The media type that the first bytes of a file show; null: none of those we know. */
export function signed(head: Uint8Array): string | null {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  const found = signatures.find(({ begins, offset = 0 }) => text.startsWith(begins, offset));
  if (found?.type === 'image/webp' && !text.startsWith('RIFF')) return null;
  return found?.type ?? null;
}
