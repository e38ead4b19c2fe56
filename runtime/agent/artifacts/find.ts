import { join } from 'node:path';
import type { Ground } from '../ground.ts';
import { type Contained, openContained } from './contained.ts';

/** What is shown of a folder. */
const index = 'index.html';

/** A file, or a folder that has a page and whose address lacks the slash at its end. */
export type Found = { readonly file: Contained } | { readonly folder: string };

/** What a path below a project's folder shows; null: nothing, or there is no such project. Whoever gets a file closes it. */
export async function findServed({ database, home }: Ground, projectId: string, path: string): Promise<Found | null> {
  const project = await database.kysely
    .selectFrom('project')
    .select('id')
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (project === undefined) return null;
  const root = join(home.projects, project.id);
  const found = await openContained(root, path);
  if (found === null) return null;
  const folder = path === '' || path.endsWith('/');
  if (found.stats.isFile()) {
    if (!folder) return { file: found };
    await found.handle.close();
    return null;
  }
  await found.handle.close();
  const page = await openContained(root, found.path === '' ? index : `${found.path}/${index}`);
  if (page?.stats.isFile() !== true) {
    await page?.handle.close();
    return null;
  }
  if (folder) return { file: page };
  await page.handle.close();
  return { folder: found.path };
}
