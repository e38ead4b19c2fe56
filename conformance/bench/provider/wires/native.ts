import { model, outputTokens, pieces, promptTokens, text, toolArguments, toolName } from '../content.ts';
import { frame, print, type Answers } from '../answer.ts';

export function nativeAnswers(): Answers {
  const reply = (parts: readonly object[], finish?: string) => ({
    candidates: [{ content: { role: 'model', parts }, ...(finish && { finishReason: finish }), index: 0 }],
    usageMetadata: {
      promptTokenCount: promptTokens,
      candidatesTokenCount: outputTokens,
      totalTokenCount: promptTokens + outputTokens,
    },
    modelVersion: model,
    responseId: 'native-bench',
  });
  const call = { functionCall: { name: toolName, args: JSON.parse(toolArguments) as unknown } };
  return {
    text: {
      json: print(reply([{ text }], 'STOP')),
      opening: 1,
      frames: pieces.map((piece, index) =>
        frame(reply([{ text: piece }], index === pieces.length - 1 ? 'STOP' : undefined)),
      ),
    },
    tool: { json: print(reply([call], 'STOP')), opening: 1, frames: [frame(reply([call], 'STOP'))] },
  };
}
