import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { Agent, fetch as undiciFetch, type RequestInit, type Response } from 'undici';
import { SourceError } from '../driver.ts';

/**
 * Addresses that no connection reaches: link-local ones and those where a cloud's machines ask for their credentials. All
 * others may be reached, this machine and its network too: it is the user who names them, and these are the user's.
 */
const forbidden = new BlockList();
forbidden.addSubnet('169.254.0.0', 16, 'ipv4');
forbidden.addSubnet('fe80::', 10, 'ipv6');
forbidden.addAddress('fd00:ec2::254', 'ipv6');
forbidden.addAddress('100.100.100.200', 'ipv4');
// The first again, as networks without IPv4 write it.
forbidden.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6');

/** Milliseconds for a connection to come about. */
const connecting = 10_000;

/** HTTP without what may not be reached. Redirects are the caller's. */
export class Reach {
  private readonly agent = new Agent({
    connect: { timeout: connecting, lookup: allowedLookup },
    keepAliveTimeout: 10_000,
  });

  /** Throws SourceError where the host is a forbidden address. */
  fetch(url: URL, init: RequestInit): Promise<Response> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    if (family !== 0 && isForbidden(host, family)) throw refusal();
    return undiciFetch(url, { redirect: 'manual', ...init, dispatcher: this.agent });
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }
}

function isForbidden(address: string, family: number): boolean {
  return forbidden.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

function refusal(): SourceError {
  return new SourceError('That is an address that no connection may reach.');
}

type Found = (error: Error | null, addresses: string | LookupAddress[], family?: number) => void;

/** Looks a name up when it is connected to, so that what was checked is what is reached. */
function allowedLookup(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const allowed = error === null ? addresses.filter(({ address, family }) => !isForbidden(address, family)) : [];
    const [first] = allowed;
    if (error !== null) found(error, []);
    else if (first === undefined) found(refusal(), []);
    else if (options.all === true) found(null, allowed);
    else found(null, first.address, first.family);
  });
}

/** The body as text, and whether it is longer than `size` bytes; what comes after them is not read. */
export async function readBody(
  reply: Response,
  size: number,
): Promise<{ readonly text: string; readonly truncated: boolean }> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  // A loop that is left early closes the connection.
  for await (const piece of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    pieces.push(piece);
    length += piece.length;
    if (length > size) break;
  }
  const bytes = Buffer.concat(pieces).subarray(0, size);
  return { text: new TextDecoder().decode(bytes), truncated: length > size };
}
