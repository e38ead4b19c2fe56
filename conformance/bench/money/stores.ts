import { fileURLToPath } from 'node:url';
import { startNode } from '../system/children.ts';

export const storeNames = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof storeNames)[number];

/** Where what must last is kept, as the environment variables that the deployment file names; none of them: in its state folder. */
export type Stores = Readonly<Partial<Record<StoreVariable, string>>>;
export type StoreVariable = keyof typeof parts;

/** The servers by the variables that hold their addresses, as the tests have them. */
const parts = { DATABASE_URL: 'PostgreSQL', REDIS_URL: 'Redis' } as const;

const offer = fileURLToPath(new URL('../../../runtime/platform/testing/offer.ts', import.meta.url));

/**
 * PostgreSQL and Redis: those in the environment, else servers that end with the bench, which the program that serves the
 * tests starts. Throws with what is missing.
 */
export async function openStores(name: StoreName): Promise<Stores> {
  if (name === 'sqlite') return {};
  const child = startNode('stores', [offer]);
  const [desk] = (await new Promise<unknown[]>((resolve, reject) => {
    child.process.once('message', (...said) => {
      resolve(said);
    });
    child.process.once('exit', () => {
      reject(new Error(`the stores have ended:\n${child.output()}`));
    });
  })) as [string];
  const addresses = await Promise.all(
    Object.entries(parts).map(async ([variable, part]) => {
      const found = (await (await fetch(`${desk}/${part}`)).json()) as { url?: string; missing?: string };
      if (found.url === undefined) throw new Error(`${part} is missing: ${found.missing ?? 'no reason given'}`);
      return [variable, found.url];
    }),
  );
  return Object.fromEntries(addresses) as Stores;
}
