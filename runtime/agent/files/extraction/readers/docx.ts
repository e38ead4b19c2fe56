import mammoth from 'mammoth';
import { requireModestArchive } from '../archive-check.ts';
import type { Found, ReadLimits } from '../found.ts';
import { requireNoPassword } from '../office-password.ts';

/** The text of a Word document, its paragraphs parted by empty lines. */
export async function* readDocx(path: string, { unpacked_size }: ReadLimits): AsyncGenerator<Found> {
  await requireNoPassword(path);
  await requireModestArchive(path, unpacked_size);
  const { value } = await mammoth.extractRawText({ path });
  yield { page: null, text: value };
}
