import { isTooDeep } from '../../platform/json.ts';
import type { Sealed } from '../../turn/message.ts';
import type { Target } from '../codec.ts';
import { asText } from './json.ts';

/**
 * Provider state as text that a caller carries to us and back without reading it: in place of a signature or of
 * encrypted content, or on the id of a tool call. The text says which provider kind and family the state is of, so
 * that a caller who changes model in between breaks nothing. It hides nothing and proves nothing: the provider
 * checks its own state.
 *
 * Only `[a-zA-Z0-9_-]` is used: the characters that every wire allows in an id.
 */
const mark = '_svc1_';

/** The text for `sealed`. State without a provider is a caller's own and goes back as that caller gave it. */
export function sealText(sealed: Sealed): string {
  if (sealed.provider === null && typeof sealed.data === 'string') return sealed.data;
  return mark + encode(sealed);
}

/**
 * What `text` was made of. Text of another maker is state of the `target` that sent it; of unknown make where it came
 * from a caller.
 */
export function unsealText(text: string, target?: Target): Sealed {
  const sealed = text.startsWith(mark) ? decode(text.slice(mark.length)) : undefined;
  return sealed ?? { provider: target?.providerName ?? null, family: target?.groupName ?? null, data: text };
}

/** The id of a tool call as a caller sees it, with the call's state on it. */
export function sealCallId(id: string, sealed: Sealed | undefined): string {
  return sealed === undefined ? id : id + mark + encode(sealed);
}

/** The id as the provider knows it, and the state that was on it. An id of another maker is only an id. */
export function unsealCallId(text: string): { readonly id: string; readonly sealed?: Sealed } {
  const at = text.indexOf(mark);
  if (at === -1) return { id: text };
  const sealed = decode(text.slice(at + mark.length));
  return sealed === undefined ? { id: text } : { id: text.slice(0, at), sealed };
}

function encode(sealed: Sealed): string {
  return Buffer.from(JSON.stringify([sealed.provider, sealed.family, sealed.data])).toString('base64url');
}

function decode(text: string): Sealed | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(value) || value.length !== 3 || isTooDeep(value)) return undefined;
  const [provider, family, data] = value as readonly unknown[];
  return { provider: asText(provider) ?? null, family: asText(family) ?? null, data };
}
