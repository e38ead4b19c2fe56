import type { Asked } from '../talk/asked.ts';
import { readSeal, type Sealed } from '../talk/seal.ts';
import type { Refusal } from '../wires/error-body.ts';

/** State of another kind or family of models is not taken back. State that is not one of ours passes unread. */
export function sealRefusal(asked: Asked, speaker: Sealed): Refusal | null {
  for (const value of asked.seals) {
    const sealed = readSeal(value);
    if (sealed === null || (sealed.kind === speaker.kind && sealed.family === speaker.family)) continue;
    return { status: 400, message: `invalid signature: this reasoning was made by ${sealed.kind} ${sealed.family}` };
  }
  return null;
}
