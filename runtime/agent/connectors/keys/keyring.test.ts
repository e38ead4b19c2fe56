import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { systemKeyring } from './keyring.ts';

/** Keeps what it gets on stdin in a file of its folder, and writes down how it was called. */
const program = `#!/bin/sh
cd "$(dirname "$0")"
echo "$@" >> calls
env >> environment
case "$1" in
  store) cat > kept ;;
  lookup) test -e kept && cat kept ;;
esac`;

let place = '';
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'keyring-'));
  const path = process.env['PATH'];
  process.env['POLYWIRE_API_KEY'] = 'of-the-gateway';
  onTestFinished(async () => {
    process.env['PATH'] = path;
    delete process.env['POLYWIRE_API_KEY'];
    await rm(place, { recursive: true });
  });
  await writeFile(join(place, 'secret-tool'), program);
  await chmod(join(place, 'secret-tool'), 0o700);
  process.env['PATH'] = `${place}:${path ?? ''}`;
});

const bus = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/bus' };

describe.skipIf(process.platform === 'win32')('The keyring of Linux', () => {
  it('gets a key over stdin: it is in no argument and no environment', async () => {
    const keyring = await systemKeyring('/home/me', 'linux', { ...bus, PATH: place });
    expect(await keyring?.read()).toBe(null);
    expect(await keyring?.write('the-key')).toBe(true);
    expect(await keyring?.read()).toBe('the-key');
    const calls = await readFile(join(place, 'calls'), 'utf8');
    expect(calls).toContain('store --label=Polywire agent service polywire-agent home ');
    const environment = await readFile(join(place, 'environment'), 'utf8');
    expect(calls + environment).not.toMatch(/the-key|of-the-gateway/);
  });

  it('is not there without a session, its command, or on a system that we know none of', async () => {
    expect(await systemKeyring('/home/me', 'linux', { PATH: place })).toBe(null);
    expect(await systemKeyring('/home/me', 'linux', { ...bus, PATH: join(place, 'empty') })).toBe(null);
    expect(await systemKeyring('/home/me', 'win32', { ...bus, PATH: place })).toBe(null);
  });
});
