import { list, object, text, type JsonObject } from '../json.ts';
import { promptTokens } from '../talk/tokens.ts';

/**
 * An answer to every question, the same each time: yes where the state says so, the option or level that the state
 * names, else the first.
 */
export function decisions(body: JsonObject): JsonObject {
  const state = JSON.stringify(body['state']).toLowerCase();
  const questions = Object.entries(object(body['questions']));
  return {
    model: text(body['model']),
    answers: Object.fromEntries(questions.map(([id, question]) => [id, answer(object(question), state)])),
    usage: { input_tokens: promptTokens(body), output_tokens: questions.length },
  };
}

function answer(question: JsonObject, state: string): JsonObject {
  switch (question['type']) {
    case 'choice': {
      const options = Object.keys(object(question['criteria']));
      const won = named(options, state);
      return { type: 'choice', choice: options[won], ...distribution(options, won) };
    }
    case 'score': {
      const levels = list(question['criteria']);
      const numbers = levels.map((_, level) => String(level));
      const won = named(
        levels.map((level) => (typeof level === 'string' ? level : JSON.stringify(level))),
        state,
      );
      const spread = distribution(numbers, won);
      const score = numbers.reduce((sum, level) => sum + Number(level) * (spread.probabilities[level] ?? 0), 0);
      return {
        type: 'score',
        score,
        ...spread,
        legend: Object.fromEntries(levels.map((level, index) => [String(index), level])),
      };
    }
    default:
      return { type: 'noul', noul: /\byes\b/u.test(state) ? 0.95 : 0.05 };
  }
}

function named(words: readonly string[], state: string): number {
  return Math.max(
    0,
    words.findIndex((word) => state.includes(word.toLowerCase())),
  );
}

/** Four fifths for the winner; the others share the rest. */
function distribution(
  names: readonly string[],
  won: number,
): { confidence: number; probabilities: Readonly<Record<string, number>> } {
  const others = names.length - 1;
  const share = (index: number): number => (index === won ? (others === 0 ? 1 : 0.8) : 0.2 / others);
  return {
    confidence: others === 0 ? 1 : 0.75,
    probabilities: Object.fromEntries(names.map((name, index) => [name, share(index)])),
  };
}
