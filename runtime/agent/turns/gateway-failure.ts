import {
  ApiError,
  ConnectionError,
  StreamError,
  TimeoutError,
  type ResponseObject,
} from '@polywire/generated/sdk/gateway.ts';

/** A model call that failed, in the gateway's own words where it had any. */
export class GatewayFailure extends Error {
  /** The gateway's code; `gateway_error`, `gateway_timeout` or `gateway_unreachable` where it gave none. */
  readonly code: string;

  /** What the gateway answered; undefined: nothing. */
  readonly body: unknown;

  constructor(code: string, message: string, body?: unknown) {
    super(message);
    this.name = 'GatewayFailure';
    this.code = code;
    this.body = body;
  }
}

/** What a call of the SDK threw, as the failure that it tells of; other errors are none. */
export function failureOf(error: unknown): GatewayFailure | null {
  if (error instanceof GatewayFailure) return error;
  if (error instanceof ApiError) {
    const { code, type, body, status } = error;
    return new GatewayFailure(code ?? type ?? 'gateway_error', said(body) ?? `status ${status}`, body);
  }
  if (error instanceof StreamError) return new GatewayFailure(error.code ?? 'gateway_error', error.message, error.body);
  if (error instanceof TimeoutError)
    return new GatewayFailure('gateway_timeout', `The gateway is silent: ${error.message}.`);
  if (error instanceof ConnectionError)
    return new GatewayFailure('gateway_unreachable', `No gateway: ${error.message}.`);
  return null;
}

/** A response of the gateway that failed or is not whole. */
export function failureIn({ error, incomplete_details }: ResponseObject): GatewayFailure {
  if (error !== null) return new GatewayFailure(error.code, error.message, { error });
  const reason = incomplete_details?.reason ?? 'gateway_error';
  return new GatewayFailure(reason, `The model's answer is not whole: ${reason}.`, { incomplete_details });
}

/** The message in an error's body, or the checks that failed. */
function said(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, detail } = body as { readonly error?: { readonly message?: unknown }; readonly detail?: unknown };
  if (typeof error?.message === 'string') return error.message;
  if (typeof detail === 'string') return detail;
  return Array.isArray(detail) ? detail.map((one) => JSON.stringify(one)).join('; ') : null;
}
