import type { ReplyEvent } from '../../turn/event.ts';
import type { JsonObject, Target } from '../codec.ts';
import { asNumber, asObject, asText } from '../shared/json.ts';
import type { OpenParts } from '../shared/open-parts.ts';

/** A tool call whose pieces are arriving. */
export interface Call {
  readonly id: string;

  /** Id as the provider gave it; undefined where it gave none and ours was made up. */
  readonly given: string | undefined;

  /** Arguments that came before the name, without which the call cannot be told. */
  early: string;
}

/**
 * Which call each piece of a stream's tool calls belongs to. The format says: by `index`. Providers leave the index out,
 * give parallel calls the same one, leave the id out, repeat it on each piece, or send arguments as an object; so an id
 * of its own, or a name where no index is given, makes a new call.
 */
export class ToolCallChunks {
  /** Of the calls that were told. */
  readonly names: string[] = [];

  private readonly parts: Pick<OpenParts<Call>, 'open' | 'at'>;
  private readonly target: Target;
  private readonly byIndex = new Map<number, Call>();
  private readonly byId = new Map<string, Call>();
  private last: Call | undefined;

  constructor(parts: Pick<OpenParts<Call>, 'open' | 'at'>, target: Target) {
    this.parts = parts;
    this.target = target;
  }

  /** Reads one piece. */
  read(events: ReplyEvent[], piece: JsonObject): void {
    const made = asObject(piece.function);
    const name = asText(made?.name) || undefined;
    const call = this.callOf(piece, name);
    if (name !== undefined && this.parts.at(call) === undefined) this.open(events, call, name);
    const text = argumentsPiece(made?.arguments);
    const index = this.parts.at(call);
    if (index === undefined) call.early += text;
    else if (text !== '') events.push({ type: 'delta', index, text });
  }

  /** The stream is over: tells what never got a name. */
  finish(events: ReplyEvent[]): void {
    for (const call of new Set([...this.byIndex.values(), ...this.byId.values(), this.last])) {
      if (call !== undefined && this.parts.at(call) === undefined) this.open(events, call, '');
    }
  }

  private open(events: ReplyEvent[], call: Call, name: string): void {
    const index = this.parts.open(events, call, { type: 'tool_call', id: call.id, name });
    if (call.early !== '') events.push({ type: 'delta', index, text: call.early });
    call.early = '';
    this.names.push(name);
  }

  private callOf(piece: JsonObject, name: string | undefined): Call {
    const index = asNumber(piece.index);
    const id = asText(piece.id) || undefined;
    const known = this.known(index, id, name);
    const call = known ?? { id: id ?? this.target.newId(), given: id, early: '' };
    if (index !== undefined) this.byIndex.set(index, call);
    if (id !== undefined) this.byId.set(id, call);
    this.last = call;
    return call;
  }

  private known(index: number | undefined, id: string | undefined, name: string | undefined): Call | undefined {
    if (index !== undefined) {
      const call = this.byIndex.get(index);
      const another = id !== undefined && name !== undefined && call?.given !== id;
      return another ? undefined : call;
    }
    if (id !== undefined) return this.byId.get(id);
    return name === undefined ? this.last : undefined;
  }
}

function argumentsPiece(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}
