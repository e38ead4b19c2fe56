import { frame, type Frame } from '../../frame.ts';
import type { JsonObject } from '../../json.ts';
import type { Asked } from '../../talk/asked.ts';
import { calls, jsonPieces, pieces, type Said, type SaidCall } from '../../talk/said.ts';
import { annotations, callType, envelope, finishReason, usage } from './reply.ts';

/** A reply as chunks. The arguments of parallel calls come interleaved, as their indexes allow. */
export function* events(said: Said, asked: Asked): Generator<Frame> {
  const head = envelope(said, 'chat.completion.chunk');
  const chunk = (delta: JsonObject, finish: string | null = null): Frame =>
    frame({ ...head, choices: [{ index: 0, delta, finish_reason: finish }] });

  yield chunk({ role: 'assistant', content: '' });
  for (const part of said.parts) {
    if (part.type === 'reasoning') for (const piece of pieces(part.text)) yield chunk({ reasoning_content: piece });
    if (part.type === 'refusal') for (const piece of pieces(part.text)) yield chunk({ refusal: piece });
    if (part.type === 'text') for (const piece of pieces(part)) yield chunk({ content: piece });
  }
  if (annotations(said).length > 0) yield chunk({ annotations: annotations(said) });
  for (const delta of callDeltas(calls(said))) yield chunk({ tool_calls: [delta] });
  yield chunk({}, finishReason(said.stop));
  if (asked.usageWanted) yield frame({ ...head, choices: [], usage: usage(said) });
  yield { data: '[DONE]' };
}

/** Heads first, then a piece of each call in turn until all have ended. */
function* callDeltas(called: readonly SaidCall[]): Generator<JsonObject> {
  for (const [index, call] of called.entries()) {
    yield { index, id: `call_${call.id}`, type: callType(call), function: { name: call.name, arguments: '' } };
  }
  let running = called.map((call, index) => ({ index, rest: jsonPieces(call.arguments) }));
  while (running.length > 0) {
    const still: typeof running = [];
    for (const one of running) {
      const next = one.rest.next();
      if (next.done === true) continue;
      yield { index: one.index, function: { arguments: next.value } };
      still.push(one);
    }
    running = still;
  }
}
