import type { Decision } from '../../resolve/decision.ts';
import { grouped } from './markdown.ts';

/** A decision in a few words, for a cell of a table. */
export function decisionText(decision: Decision): string {
  switch (decision.do) {
    case 'pass':
      return 'yes';
    case 'drop':
      return decision.beside === undefined ? '–' : `yes, not beside ${decision.beside}`;
    case 'clamp':
      return [
        ...(decision.floor === null ? [] : [`≥ ${grouped(decision.floor)}`]),
        ...(decision.ceiling === null ? [] : [`≤ ${grouped(decision.ceiling)}`]),
      ].join(', ');
    case 'ladder':
      return decision.levels.map((level) => (level === decision.default ? `**${level}**` : level)).join(' ');
    case 'pin':
      return `always ${decision.value}`;
    case 'downgrade':
      return [
        ...(decision.named === 'auto' ? ['a named tool becomes auto'] : []),
        ...(decision.required === 'auto' ? ['required becomes auto'] : []),
        ...(decision.none === 'drop_tools' ? ['none drops the tools'] : []),
      ].join(', ');
    case 'refuse':
      return `400 for ${decision.types.join(', ')}`;
  }
}
