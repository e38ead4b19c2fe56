/**
 * The rows of spec/catalog/agent_errors.yaml, in the order of the table.
 *
 * Written by the generator; never edited by hand.
 */
import type { AgentErrorRow } from './rows.ts';

const rows = {
  invalid_request: {
    status: 400,
    condition: 'the request cannot be read or asks for what is not possible',
    action: 'correct it as the message says',
  },
  forbidden_origin: {
    status: 403,
    condition: 'the request comes from a web page of another origin',
    action: "call from a program or from the server's own pages",
  },
  forbidden_host: {
    status: 403,
    condition: 'the Host header names another host than this server',
    action: 'use the address that the server prints',
  },
  not_found: { status: 404, condition: 'there is no such thing', action: 'check the id' },
  unknown_path: { status: 404, condition: 'there is no such path', action: 'check method and path' },
  method_not_allowed: { status: 405, condition: 'the path has other methods', action: 'use a method that Allow names' },
  conflict: {
    status: 409,
    condition: 'something is in the way: a name that is taken, a conversation that is busy',
    action: 'wait, or choose another name',
  },
  precondition_failed: {
    status: 412,
    condition: 'If-Match names another version than the current one',
    action: 'read it again and repeat the change',
  },
  too_large: {
    status: 413,
    condition: 'more bytes than the limit',
    action: "send less or raise the limit in the agent's file",
  },
  unsupported_media_type: {
    status: 415,
    condition: 'the content is of no accepted type, or not of the type that it says',
    action: 'send an accepted type under its own name',
  },
  busy: { status: 429, condition: 'too much of this kind is under way', action: 'wait and retry' },
  internal: { status: 500, condition: 'the server failed', action: 'look into its log for the request id' },
  gateway_error: {
    status: 502,
    condition: 'the gateway answered with an error or not at all',
    action: "see the gateway's own words inside",
  },
  connection_failed: {
    status: 502,
    condition: 'an external source answered with an error or not at all',
    action: 'check the connection',
  },
  store_unavailable: {
    status: 503,
    condition: 'the database cannot be used: its disk is full or it is locked',
    action: 'run polywire agent doctor',
  },
} as const satisfies Readonly<Record<string, AgentErrorRow>>;

/** Keys of spec/catalog/agent_errors.yaml. */
export type AgentErrorName = keyof typeof rows;

/** spec/catalog/agent_errors.yaml; columns: `Polywire.Catalog.AgentErrorRow`. */
export const agentErrors: Readonly<Record<AgentErrorName, AgentErrorRow>> = rows;
