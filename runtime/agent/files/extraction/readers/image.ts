import { imageSizeFromFile } from 'image-size/fromFile';
import type { Found } from '../found.ts';

/** A picture has no text, only its size in pixels. */
export async function* readImage(path: string): AsyncGenerator<Found> {
  const { width, height, type = 'unknown' } = await imageSizeFromFile(path);
  yield { metadata: { width, height, type } };
}
