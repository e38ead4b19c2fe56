import { text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/** Each wire that chats, and no other, says what its replies echo: seed 000, "Model addressing" 3. */
export const wireEcho: Rule = function* ({ tables, schemas }) {
  const chatWires = schemas['ChatWire']?.enum ?? [];
  for (const wire of rowsOf(tables, 'wires').values()) {
    const echoes = text(wire, 'echo') !== '';
    if (echoes === chatWires.includes(wire.key)) continue;
    const message = echoes
      ? `nobody chats over ${wire.key}: its replies echo nothing, leave it out`
      : `${wire.key} does not say what its replies name as the model where the alias echoes: add echo`;
    yield { place: echoes ? wire.placeOf('echo') : wire.place, message };
  }
};
