import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import { onPostgres } from '../../platform/testing/databases.ts';
import { onRedis } from '../../platform/testing/redis.ts';
import { firstReason } from '../readiness.ts';
import { storeAnswers } from './answers.ts';
import { openHotOf } from './open-hot.ts';
import { openDatabaseOf, stateDir } from './open.ts';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-storage-'));
  path = join(folder, 'polywire.yaml');
});
afterAll(() => rm(folder, { recursive: true }));

const gateway = { listen: '127.0.0.1:0' };
const organization = {
  id: 'org_1',
  name: 'One',
  created_at: '2026-11-20T00:00:00.000Z',
  closed_at: null,
  billing: 'none',
  card: 'none',
  allowance_units: null,
  requests_per_minute: null,
  tokens_per_minute: null,
  concurrency: null,
} as const;

it('what must last is kept in .polywire beside the deployment file, or in the folder that it names', () => {
  expect(stateDir({ gateway }, '/etc/polywire.yaml')).toBe('/etc/.polywire');
  expect(stateDir({ gateway: { ...gateway, state_dir: 'state' } }, '/etc/polywire.yaml')).toBe('/etc/state');
  expect(stateDir({ gateway: { ...gateway, state_dir: '/var/state' } }, '/etc/polywire.yaml')).toBe('/var/state');
});

it('the embedded database is made with its tables in a folder that is its owner alone, and is there again', async () => {
  const first = await openDatabaseOf({ gateway }, path, {});
  expect((await stat(join(folder, '.polywire'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, '.polywire/polywire.db'))).mode & 0o777).toBe(0o600);
  await first.kysely.insertInto('organization').values(organization).execute();
  await first.close();
  const second = await openDatabaseOf({ gateway }, path, {});
  expect(await second.kysely.selectFrom('organization').selectAll().execute()).toEqual([organization]);
  await second.close();
});

it('the gateway is ready while its database answers', async () => {
  const database = await openDatabaseOf({ gateway }, path, {});
  expect(await firstReason([storeAnswers(database)])).toBeNull();
  await database.close();
  expect(await firstReason([storeAnswers(database)])).toBe('the store does not answer');
});

it('a variable that the environment lacks is named', async () => {
  const stores = { database_url_env: 'DB_URL', redis_url_env: 'REDIS' };
  const lacking = (setting: string, name: string): string =>
    `${path}: stores.${setting} names ${name}, which the environment does not have`;
  for (const environment of [{}, { DB_URL: '', REDIS: '' }]) {
    await expect(openDatabaseOf({ gateway, stores }, path, environment)).rejects.toThrow(
      lacking('database_url_env', 'DB_URL'),
    );
    await expect(openHotOf({ gateway, stores }, path, environment)).rejects.toThrow(lacking('redis_url_env', 'REDIS'));
  }
});

it('a store that does not answer is no store', async () => {
  const stores = { database_url_env: 'DB_URL', redis_url_env: 'REDIS' };
  const nowhere = { DB_URL: 'postgres://127.0.0.1:1/none', REDIS: 'redis://127.0.0.1:1' };
  await expect(openDatabaseOf({ gateway, stores }, path, nowhere)).rejects.toThrow(StoreUnavailable);
  await expect(openHotOf({ gateway, stores }, path, nowhere)).rejects.toThrow(StoreUnavailable);
});

onPostgres('the database that the deployment file names', ({ open }) => {
  it('is migrated, by as many processes as there are', async () => {
    const environment = { DB_URL: await open() };
    const file = { gateway, stores: { database_url_env: 'DB_URL' } };
    const opened = await Promise.all([1, 2, 3].map(() => openDatabaseOf(file, path, environment)));
    await opened[0]?.kysely.insertInto('organization').values(organization).execute();
    expect(await opened[1]?.kysely.selectFrom('organization').selectAll().execute()).toEqual([organization]);
    await Promise.all(opened.map((database) => database.close()));
  });
});

onRedis('the hot state that the deployment file names', ({ url }) => {
  it('is one for all processes that name it', async () => {
    const file = { gateway, stores: { redis_url_env: 'REDIS' } };
    const open = () => openHotOf(file, path, { REDIS: url });
    const [one, other] = await Promise.all([open(), open()]);
    const bounds = { requestsPerMinute: 600, tokensPerMinute: 1_000_000, concurrency: 1 };
    expect(await one.hot.enter('org_storage', 'req_1', bounds)).toBeNull();
    expect(await other.hot.enter('org_storage', 'req_2', bounds)).toMatchObject({ exceeded: 'concurrency' });
    await one.hot.leave('org_storage', 'req_1', 0);
    expect(await other.hot.enter('org_storage', 'req_2', bounds)).toBeNull();
    await other.hot.leave('org_storage', 'req_2', 0);
    await Promise.all([one.close(), other.close()]);
  });
});

it('without any, the hot state is this process alone', async () => {
  const [one, other] = await Promise.all([openHotOf({ gateway }, path, {}), openHotOf({ gateway }, path, {})]);
  const bounds = { requestsPerMinute: 600, tokensPerMinute: 1_000_000, concurrency: 1 };
  expect(await one.hot.enter('org_1', 'req_1', bounds)).toBeNull();
  expect(await other.hot.enter('org_1', 'req_2', bounds)).toBeNull();
});
