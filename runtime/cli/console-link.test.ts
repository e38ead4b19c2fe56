import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ended, run } from './run-command.ts';

let folder = '';
let config = '';
const told = (settings: object): Promise<void> =>
  writeFile(config, JSON.stringify({ gateway: { listen: '127.0.0.1:8080', ...settings } }));
const polywire = (...args: readonly string[]): Promise<Ended> => run(...args, '--config', config);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-link-'));
  config = join(folder, 'polywire.yaml');
  await told({});
  for (const name of ['acme', 'other'])
    expect((await polywire('org', 'create', name, '--email', `ann@${name}.example`)).code).toBe(0);
  for (const name of ['acme', 'other'])
    expect((await polywire('member', 'add', name, 'both@example.org', '--role', 'viewer')).code).toBe(0);
});
afterAll(() => rm(folder, { recursive: true }));

const ann = ['console-link', 'ann@acme.example'];

it('prints a link, and how long it is good for', async () => {
  const { code, out, err } = await polywire('console-link', 'Ann@acme.example');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^http:\/\/127\.0\.0\.1:8080\/console\/open\?token=[\w-]{43}\n\nIt opens one session of ann@acme\.example \(owner\), once, within 10 minutes\.\n$/,
  );
  expect((await polywire(...ann)).out).not.toBe(out);
});

it('prints it as JSON', async () => {
  const { out } = await polywire(...ann, '--org', 'acme', '--json');
  expect(JSON.parse(out)).toEqual({
    link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:8080\/console\/open\?token=[\w-]{43}$/) as string,
    expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    member_id: expect.stringMatching(/^mem_/) as string,
    email: 'ann@acme.example',
    organization_id: expect.stringMatching(/^org_/) as string,
  });
});

it.each([
  [{ public_url: 'https://gateway.example/llm/' }, [], 'https://gateway.example/llm/console/open?'],
  [{ public_url: 'https://gateway.example' }, ['--url', 'http://localhost:9'], 'http://localhost:9/console/open?'],
  [{ listen: '0.0.0.0:8080' }, [], 'http://127.0.0.1:8080/console/open?'],
  [{ listen: '[::]:8080' }, [], 'http://[::1]:8080/console/open?'],
])('begins it with the address of the gateway: %j %j', async (settings, options, begin) => {
  await told(settings);
  const { out } = await polywire(...ann, ...options);
  expect(out.startsWith(begin)).toBe(true);
  expect(out).not.toContain('HTTPS');
});

it('says where a browser would not keep the session', async () => {
  await told({ public_url: 'http://gateway.example' });
  expect((await polywire(...ann)).out).toContain('Browsers keep a session over HTTPS only');
});

it('prints none where nobody knows the address, the member or the organisation', async () => {
  await told({ listen: '127.0.0.1:0' });
  const failing = async (code: number, complaint: string, ...args: readonly string[]): Promise<void> => {
    const ended = await polywire(...args);
    expect(ended).toMatchObject({ code, out: '' });
    expect(ended.err).toContain(complaint);
  };
  await failing(1, 'the gateway listens on any free port', ...ann);
  await told({});
  await failing(2, 'the member is missing', 'console-link');
  await failing(2, "--url 'nowhere' is no address", ...ann, '--url', 'nowhere');
  await failing(1, "no organisation has a member 'x@y'", 'console-link', 'x@y');
  await failing(
    1,
    "'both@example.org' is a member of several organisations (acme, other): say which by --org",
    'console-link',
    'both@example.org',
  );
  await failing(1, "'other' has no member 'ann@acme.example'", ...ann, '--org', 'other');
  await failing(1, "no organisation 'nope'", ...ann, '--org', 'nope');
  expect((await polywire('console-link', 'both@example.org', '--org', 'other')).code).toBe(0);
  expect((await polywire('member', 'remove', 'acme', 'both@example.org')).code).toBe(0);
  expect((await polywire('console-link', 'both@example.org')).code).toBe(0);
});
