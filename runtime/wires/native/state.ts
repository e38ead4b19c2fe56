import type { Sealed } from '../../turn/message.ts';
import type { Target } from '../codec.ts';
import { asObject, asText } from '../shared/json.ts';
import { sealText, unsealText } from '../shared/seal.ts';
import { sealedFor } from '../shared/sealed-for.ts';

/**
 * Sealed data of this wire: a part's `thoughtSignature`. A turn keeps the one of a text in an empty reasoning part
 * after it (`of: 'text'`), so that it can be put back on that text.
 */
interface SignatureState {
  readonly signature: string;
  readonly of?: 'text';
}

/**
 * What the wire's public guide gives as the signature of a call that another model made: without any, the provider
 * refuses the call, with this one it does not look for its own.
 */
export const foreignCall = 'skip_thought_signature_validator';

/** State of a part: of the `target` that sent it, or as a caller handed it back. */
export function sealedOf(signature: unknown, of?: 'text', target?: Target): Sealed | undefined {
  const text = asText(signature);
  if (text === undefined || text === '' || text === foreignCall) return undefined;
  const token = Buffer.from(text, 'base64').toString();
  const sealed = unsealText(token, target);
  if (sealed.data !== token) return sealed;
  const data: SignatureState = of === undefined ? { signature: text } : { signature: text, of };
  return { ...sealed, data };
}

/** The signature that a caller sees: callers' libraries read it as base64. */
export function signatureFor(sealed: Sealed): string {
  const state = stateOf(sealed);
  if (sealed.provider === null && state !== undefined) return state.signature;
  return Buffer.from(sealText(sealed)).toString('base64');
}

/** The state, where it is of this wire and the target's own. */
export function unsealed(sealed: Sealed | undefined, target: Target): SignatureState | undefined {
  return sealed !== undefined && sealedFor(sealed, target) ? stateOf(sealed) : undefined;
}

function stateOf(sealed: Sealed): SignatureState | undefined {
  const state = asObject(sealed.data);
  const signature = asText(state?.signature);
  if (signature === undefined) return undefined;
  return state?.of === 'text' ? { signature, of: 'text' } : { signature };
}
