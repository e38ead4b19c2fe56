import { frame, type Frame } from '../../frame.ts';
import type { JsonObject } from '../../json.ts';
import type { Asked } from '../../talk/asked.ts';
import { pieces, type Said } from '../../talk/said.ts';
import { finishReason, grounding, whole, wireParts } from './reply.ts';

/** A reply as responses that each carry one part more; calls come whole. */
export function* events(said: Said, asked: Asked): Generator<Frame> {
  for (const part of said.parts) {
    for (const wirePart of wireParts(part, said.parts, asked)) {
      if (part.type === 'call') yield added(said, wirePart);
      else if ('text' in part)
        for (const text of pieces(part.type === 'text' ? part : part.text)) yield added(said, { ...wirePart, text });
    }
  }
  const last = {
    content: { role: 'model', parts: [{ text: '' }] },
    finishReason: finishReason(said.stop),
    ...grounding(said),
    index: 0,
  };
  yield frame(whole(said, last));
}

function added(said: Said, part: JsonObject): Frame {
  return frame(whole(said, { content: { role: 'model', parts: [part] }, index: 0 }));
}
