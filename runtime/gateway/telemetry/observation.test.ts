import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { newKey } from '../../platform/key.ts';
import { keyPrefix } from '../accounts/key-prefix.ts';

/** Starts and ends a gateway in a process of its own, and prints which packages of OpenTelemetry it loaded. */
const program = `
import { registerHooks } from 'node:module';
const loaded = new Set();
registerHooks({
  resolve(name, context, next) {
    if (name.startsWith('@opentelemetry/')) loaded.add(name);
    return next(name, context);
  },
});
const { startGateway } = await import(process.argv[1]);
const { createLog } = await import(process.argv[2]);
const gateway = await startGateway({ deployment: process.argv[3], log: createLog('silent') });
await gateway.close();
console.log(JSON.stringify([...loaded]));
`;

async function loadedBy(settings: object, environment: NodeJS.ProcessEnv = {}): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'polywire-test-'));
  const deployment = join(folder, 'polywire.yaml');
  await writeFile(
    deployment,
    JSON.stringify({ gateway: { listen: '127.0.0.1:0', keys: [newKey(keyPrefix)], ...settings } }),
  );
  const modules = ['../server.ts', '../../platform/log.ts'].map((path) => new URL(path, import.meta.url).href);
  const args = ['--input-type=module', '--eval', program, ...modules, deployment];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...environment } });
  await rm(folder, { recursive: true });
  return JSON.parse(stdout) as readonly string[];
}

it('loads nothing of OpenTelemetry where nobody wants it', async () => {
  expect(await loadedBy({})).toEqual([]);
  expect(await loadedBy({}, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' })).toEqual(
    [],
  );
});

it('loads what metrics need for the admin port, and what traces need where the environment says to whom', async () => {
  const metrics = await loadedBy({ admin_listen: '127.0.0.1:0' });
  expect(metrics).toContain('@opentelemetry/sdk-metrics');
  expect(metrics).not.toContain('@opentelemetry/sdk-trace');
  const traces = await loadedBy({}, { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/v1/traces' });
  expect(traces).toContain('@opentelemetry/sdk-trace');
  expect(traces).not.toContain('@opentelemetry/exporter-prometheus');
});
