/**
 * What every answer of spec/local/ may say: how it was served, and what to do about an error.
 *
 * Written by the generator; never edited by hand.
 */
import type { Service } from '@polywire/runtime/client/transport.ts';

export const service: Service = {
  credential: false,
  baseUrl: 'http://127.0.0.1:26866',
  headers: null,
  errors: {
    reason: null,
    codes: {},
    advice: {
      '400': 'Correct it as the message says.',
      '405': 'Use a method that Allow names.',
      '409': 'Wait, or choose another name.',
      '412': 'Read it again and repeat the change.',
      '413': "Send less or raise the limit in the agent's file.",
      '415': 'Send an accepted type under its own name.',
      '429': 'Wait and retry.',
      '500': 'Look into its log for the request id.',
      '503': 'Run polywire agent doctor.',
      invalid_request: 'Correct it as the message says.',
      forbidden_origin: "Call from a program or from the server's own pages.",
      forbidden_host: 'Use the address that the server prints.',
      not_found: 'Check the id.',
      unknown_path: 'Check method and path.',
      method_not_allowed: 'Use a method that Allow names.',
      conflict: 'Wait, or choose another name.',
      precondition_failed: 'Read it again and repeat the change.',
      too_large: "Send less or raise the limit in the agent's file.",
      unsupported_media_type: 'Send an accepted type under its own name.',
      busy: 'Wait and retry.',
      internal: 'Look into its log for the request id.',
      gateway_error: "See the gateway's own words inside.",
      connection_failed: 'Check the connection.',
      store_unavailable: 'Run polywire agent doctor.',
    },
  },
};
