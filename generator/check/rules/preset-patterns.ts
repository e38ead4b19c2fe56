import { rowsOf } from '../../load/tables.ts';
import { patternError } from '../pattern.ts';
import type { Rule } from '../rule.ts';

/** What a preset shows of its models is a regular expression. */
export const presetPatterns: Rule = function* ({ tables }) {
  for (const preset of rowsOf(tables, 'presets').values()) {
    const error = patternError(preset.columns['shown']);
    if (error !== null) yield { place: preset.placeOf('shown'), message: error };
  }
};
