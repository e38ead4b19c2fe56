import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploymentFile } from '@polywire/generated/deployment/validators.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gateway as command } from '../cli/gateway.ts';

/** What can be held without a container engine: that the files agree with each other, the sources and the command. */
const here = import.meta.dirname;
const root = join(here, '..', '..');
const read = (file: string): string => readFileSync(join(here, file), 'utf8');

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly env_file: readonly string[];
  readonly volumes: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: object;
  readonly stop_grace_period?: string;
  readonly read_only?: boolean;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
}
interface Deployment {
  readonly gateway: { readonly listen: string; readonly state_dir: string; readonly secret_env: string };
  readonly stores: Readonly<Record<string, string>>;
  readonly providers: Readonly<Record<string, { readonly api_key_env: string }>>;
}

const instructions = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1).trim() }));
const last = (name: string): string => instructions.findLast((one) => one.name === name)?.rest ?? '';
const compose = parse(read('compose.yaml')) as Compose;
const deployment = parse(read('polywire.yaml')) as Deployment;
const variables = (file: string): readonly string[] =>
  [...read(file).matchAll(/^(\w+)=/gmu)].map(([, name]) => name ?? '');

describe('the image', () => {
  it('copies what there is, and nothing that the build may not see', () => {
    const seen = read('Dockerfile.dockerignore').split('\n');
    expect(seen[0]).toBe('**');
    const sources = instructions
      .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from='))
      .flatMap(({ rest }) => rest.split(/\s+/u).slice(0, -1));
    for (const source of sources) {
      expect(existsSync(join(root, source)), source).toBe(true);
      expect(
        seen.some((line) => line === `!${source}` || line === `!${source.replace(/^[^/]+\//u, '*/')}`),
        source,
      ).toBe(true);
    }
    const stages = instructions.flatMap(({ name, rest }) =>
      name === 'FROM' ? (/ AS (\w+)$/u.exec(rest)?.[1] ?? []) : [],
    );
    for (const { rest } of instructions.filter(({ rest }) => rest.startsWith('--from=')))
      expect(stages).toContain(/^--from=(\w+)/u.exec(rest)?.[1]);
  });

  it('runs on the Node that the sources are tested with', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly dependencies: { readonly node: string };
    };
    for (const { rest } of instructions.filter(({ name, rest }) => name === 'FROM' && rest.startsWith('node:')))
      expect(rest.startsWith(`node:${dependencies.node}-`), rest).toBe(true);
  });

  it('is not root, has no shell in the way of a signal, and no secret in a layer', () => {
    const user = instructions.findLastIndex(({ name }) => name === 'USER');
    expect(instructions[user]?.rest).not.toMatch(/^(?:root|0)\b/u);
    expect(instructions.slice(user).some(({ name }) => name === 'RUN')).toBe(false);
    for (const form of [last('ENTRYPOINT'), last('CMD'), last('HEALTHCHECK').replace(/^.*? CMD /u, '')])
      expect(JSON.parse(form)).toBeInstanceOf(Array);
    expect(last('STOPSIGNAL')).toBe('SIGTERM');
    for (const { name, rest } of instructions)
      if (name === 'ENV' || name === 'ARG') expect(rest).not.toMatch(/key|secret|token|password|_url/iu);
  });

  it('starts the command with arguments that it has', () => {
    expect(existsSync(join(root, 'runtime/bin/polywire.js'))).toBe(true);
    expect(last('ENTRYPOINT')).toContain('/app/runtime/bin/polywire.js');
    const [name, ...args] = JSON.parse(last('CMD')) as readonly string[];
    expect(name).toBe('gateway');
    for (const option of args.filter((arg) => arg.startsWith('--'))) expect(command.help).toContain(`  ${option} `);
    expect(args[args.indexOf('--workers') + 1]).toBe('auto');
    expect(command.help).toContain('auto');
  });
});

describe('the deployment', () => {
  const { gateway, ...stores } = compose.services;

  it('has a deployment file that the gateway takes', () => {
    expect(deploymentFile(deployment)).toBe(true);
  });

  it('has one port, the same in all files, on loopback of the host', () => {
    const [port = ''] = /\d+$/u.exec(deployment.gateway.listen) ?? [];
    expect(last('EXPOSE')).toBe(port);
    expect(last('HEALTHCHECK')).toContain(`:${port}/readyz`);
    expect(gateway?.ports).toEqual([`127.0.0.1:${port}:${port}`]);
    for (const store of Object.values(stores)) expect(store.ports).toBeUndefined();
  });

  it('gives each service its own variables, and the gateway all that its deployment file names', () => {
    for (const [name, { env_file: files }] of Object.entries(compose.services)) {
      expect(files).toEqual([`${name}.env`]);
      expect(variables(`${name}.env.example`).length).toBeGreaterThan(0);
    }
    const named = [
      deployment.gateway.secret_env,
      ...Object.values(deployment.stores),
      ...Object.values(deployment.providers).map(({ api_key_env: name }) => name),
    ];
    expect(variables('gateway.env.example').toSorted()).toEqual(named.toSorted());
  });

  it('names files, volumes, networks and services that there are', () => {
    expect(gateway?.build).toEqual({ context: '../..', dockerfile: 'runtime/container/Dockerfile' });
    const mounted = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(':')),
    );
    const volumes = mounted.map(([source = '']) => source);
    for (const source of volumes)
      expect(source.startsWith('./') ? existsSync(join(here, source)) : source in compose.volumes, source).toBe(true);
    for (const name of Object.keys(compose.volumes)) expect(volumes).toContain(name);
    expect(mounted.map(([, target]) => target)).toContain(deployment.gateway.state_dir);
    expect(mounted.map(([, target]) => target)).toContain((JSON.parse(last('CMD')) as readonly string[])[2]);
    for (const { networks } of Object.values(compose.services))
      for (const name of networks) expect(name in compose.networks).toBe(true);
    expect(Object.keys(gateway?.depends_on ?? {})).toEqual(Object.keys(stores));
  });

  it('waits until stores are well, and gives requests under way their half minute', () => {
    for (const store of Object.values(stores)) expect(store.healthcheck).toBeDefined();
    for (const { condition } of Object.values(gateway?.depends_on ?? {})) expect(condition).toBe('service_healthy');
    expect(Number.parseInt(gateway?.stop_grace_period ?? '', 10)).toBeGreaterThan(30);
  });

  it('keeps stores where only the gateway is, and the root of the gateway as it was built', () => {
    for (const { networks, image } of Object.values(stores)) {
      expect(networks.every((name) => compose.networks[name]?.internal === true)).toBe(true);
      expect(image).toMatch(/:\d+\.\d+/u);
    }
    expect(gateway?.read_only).toBe(true);
  });
});
