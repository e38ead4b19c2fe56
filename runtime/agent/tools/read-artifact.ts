import { join } from 'node:path';
import { openContained } from '../artifacts/contained.ts';
import { isText, mediaTypeOf } from '../artifacts/media-type.ts';
import { requireProjectId } from './project-files.ts';
import { tool, ToolFailure } from './tool.ts';

/** Bytes of one call. */
const most = 40_000;

interface ReadArtifactArguments {
  readonly path: string;
  readonly from_byte?: number;
}

/** A file of the project's folder as it stands. */
export const readArtifact = tool(
  {
    name: 'read_artifact',
    description: 'Reads a file of an artifact of the project, as it was written.',
    parameters: {
      type: 'object',
      properties: {
        path: { type: 'string', minLength: 1, description: 'Relative to the folder of the project.' },
        from_byte: {
          type: 'integer',
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'Where to go on in a long file. Default 0.',
        },
      },
      required: ['path'],
      additionalProperties: false,
    },
  },
  async ({ path, from_byte = 0 }: ReadArtifactArguments, { ground, projectId }) => {
    const found = await openContained(join(ground.home.projects, requireProjectId(projectId)), path);
    try {
      if (found?.stats.isFile() !== true) throw new ToolFailure(`There is no file ${path} in this project.`);
      const type = await mediaTypeOf(found.path);
      const size = Number(found.stats.size);
      if (!isText(type)) return `${found.path}: ${type}, ${size} bytes, no text.`;
      if (from_byte >= size) return `${found.path}: ${size} bytes, nothing more from ${from_byte} on.`;
      const { buffer, bytesRead } = await found.handle.read(Buffer.alloc(most), 0, most, from_byte);
      const isLast = from_byte + bytesRead >= size;
      const length = isLast ? bytesRead : wholeLength(buffer.subarray(0, bytesRead));
      const text = buffer.toString('utf8', 0, length);
      return isLast ? text : `${text}\n[goes on at from_byte ${from_byte + length} of ${size}]`;
    } finally {
      await found?.handle.close();
    }
  },
);

/** Bytes without the beginning of a character at their end: it is left to the next call. */
function wholeLength(bytes: Uint8Array): number {
  const { length } = bytes;
  for (let back = 1; back <= Math.min(3, length); back++) {
    const byte = bytes[length - back] ?? 0;
    if (byte < 0x80) return length;
    const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (byte >= 0xc0) return needs > back ? length - back : length;
  }
  return length;
}
