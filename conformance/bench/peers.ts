import type { Format } from './calls.ts';
import type { ServerName } from './servers.ts';

/** One way from the load generator to the mock provider. */
export interface Peer {
  readonly name: string;
  readonly title: string;
  readonly server: ServerName;

  /** The format the caller speaks; a peer that does not translate sends it on. */
  readonly format: Format;
  readonly model: string;
}

/** In the order in which each round runs them. */
export const peers: readonly Peer[] = [
  { name: 'direct', title: 'no proxy: the provider itself', server: 'provider', format: 'chat', model: 'bench-model' },
  { name: 'bare', title: 'node:http + undici, bytes piped', server: 'bare', format: 'chat', model: 'bench-model' },
  {
    name: 'fastify',
    title: 'Fastify + undici, JSON parsed and printed',
    server: 'fastify',
    format: 'chat',
    model: 'bench-model',
  },
  { name: 'portkey', title: '@portkey-ai/gateway', server: 'portkey', format: 'chat', model: 'bench-model' },
  {
    name: 'ours-chat-responses',
    title: 'ours, Chat to the responses wire',
    server: 'gateway',
    format: 'chat',
    model: 'r-mid',
  },
  {
    name: 'ours-messages-native',
    title: 'ours, Messages to the native wire',
    server: 'gateway',
    format: 'messages',
    model: 'g-b',
  },
  {
    name: 'ours-messages-messages',
    title: 'ours, Messages to the messages wire',
    server: 'gateway',
    format: 'messages',
    model: 'a-mid',
  },
  {
    name: 'ours-metered',
    title: "the same for an organisation's key: held, settled and booked in SQLite",
    server: 'metered',
    format: 'messages',
    model: 'a-mid',
  },
];

/** The peers whose names are given, or begin with a name given; throws on a name that fits none. */
export function choosePeers(only: readonly string[]): readonly Peer[] {
  for (const name of only)
    if (!peers.some((peer) => fits(peer, name)))
      throw new Error(`no peer is called ${name}; there are ${peers.map((peer) => peer.name).join(', ')}`);
  return only.length === 0 ? peers : peers.filter((peer) => only.some((name) => fits(peer, name)));
}

function fits(peer: Peer, name: string): boolean {
  return peer.name === name || peer.name.startsWith(`${name}-`);
}
