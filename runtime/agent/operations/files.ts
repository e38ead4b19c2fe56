import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Extraction } from '../files/extraction/extraction.ts';
import { createFile, deleteFile, getFile, getFileContent, listFiles } from '../files/files.ts';
import type { Ground } from '../ground.ts';

/** Files that were uploaded, and the work behind their uploads. */
export function filesOperations(
  ground: Ground,
  extraction: Extraction,
): Pick<Operations, 'listFiles' | 'createFile' | 'getFile' | 'getFileContent' | 'deleteFile'> {
  return {
    async listFiles({ query }) {
      return { status: 200, body: await listFiles(ground, query) };
    },
    async createFile({ body }) {
      const file = await createFile(ground, body);
      extraction.wake();
      return { status: 201, body: file };
    },
    async getFile({ params: { file_id } }) {
      return { status: 200, body: await getFile(ground, file_id) };
    },
    getFileContent({ params: { file_id }, headers }) {
      return getFileContent(ground, file_id, headers);
    },
    async deleteFile({ params: { file_id } }) {
      await deleteFile(ground, file_id);
      return { status: 200, body: { id: file_id, deleted: true } };
    },
  };
}
