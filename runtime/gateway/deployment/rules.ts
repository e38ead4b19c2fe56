import { type LimitName, limits } from '@polywire/generated/catalog/limits.ts';
import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import { readKey } from '../../platform/key.ts';
import { keyPrefix } from '../accounts/key-prefix.ts';
import type { Complaint } from '../../platform/config-file/source.ts';

/** What the type of the file cannot say: bounds, checksums, things that stand there twice. */
export function complaints(file: DeploymentFile): readonly Complaint[] {
  return [...wrongAddresses(file), ...raisedLimits(file), ...wrongKeys(file), ...wrongPort(file)];
}

function wrongAddresses({ gateway, providers = {} }: DeploymentFile): Complaint[] {
  const named = [
    [['gateway', 'public_url'], gateway.public_url],
    ...Object.entries(providers).map(([name, { base_url: url }]) => [['providers', name, 'base_url'], url] as const),
  ] as const;
  return named.flatMap(([path, url]) => {
    if (url === undefined || URL.canParse(url)) return [];
    return [{ path, message: `'${url}' is no address, it must be a valid URL` }];
  });
}

function raisedLimits(file: DeploymentFile): Complaint[] {
  return Object.entries(file.limits ?? {}).flatMap(([name, value]) => {
    const row = limits[name as LimitName];
    if (value <= row.value || ('raisable' in row && row.raisable)) return [];
    return [
      { path: ['limits', name], message: `${value} is above the limit, at most ${row.value} ${row.unit} can be set` },
    ];
  });
}

function wrongKeys(file: DeploymentFile): Complaint[] {
  const seen = new Set<string>();
  return (file.gateway.keys ?? []).flatMap((text, index) => {
    const path = ['gateway', 'keys', index];
    const key = readKey(keyPrefix, text);
    if (key === null)
      return [{ path, message: 'the key is mistyped, its checksum is wrong; `polywire key new` prints a good one' }];
    if (seen.has(key.id))
      return [{ path, message: `the key ${keyPrefix}${key.id}-… stands here twice, once is enough` }];
    seen.add(key.id);
    return [];
  });
}

function wrongPort({ gateway }: DeploymentFile): Complaint[] {
  const port = Number(gateway.listen.slice(gateway.listen.lastIndexOf(':') + 1));
  if (port <= 65_535) return [];
  return [{ path: ['gateway', 'listen'], message: `${port} is no port, the highest is 65535` }];
}
