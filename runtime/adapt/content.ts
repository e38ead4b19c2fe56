import type { ContentName } from '@polywire/generated/catalog/content.ts';
import type { ChatWire, Plan } from '@polywire/generated/catalog/rows.ts';
import type { Message, OpaquePart, Part, ReasoningPart, ToolCallPart, ToolResultPart } from '../turn/message.ts';
import type { OpaqueTool } from '../turn/tool.ts';
import type { Origin } from '../turn/turn.ts';
import { omit } from './omit.ts';
import type { Notes } from './report.ts';
import { isOf } from './sealed.ts';

/** The names under which left-out reasoning is reported: the second where the caller's block had no text to read. */
const reasoning: ContentName = 'thinking';
const redacted: ContentName = 'redacted_thinking';

/** What the model's provider has no place for, and where to say so. */
export interface Sieve {
  readonly plan: Plan;
  readonly caller: ChatWire;

  /** Somebody serves the web tools that the provider cannot. */
  readonly searchLoop: boolean;

  /** Kinds and markers of content.yaml that do not reach this model from the caller's wire. */
  readonly dropped: readonly string[];
  readonly notes: Notes;
}

/** The messages without what the provider has no place for. A message of which nothing is left is left out. */
export function adaptMessages(messages: readonly Message[], through: Sieve): readonly Message[] {
  let changed = false;
  const kept: Message[] = [];
  for (const message of messages) {
    const parts = adaptParts(message.parts, through);
    if (parts === message.parts) {
      kept.push(message);
      continue;
    }
    changed = true;
    if (parts.length > 0) kept.push({ ...message, parts });
  }
  return changed ? kept : messages;
}

function adaptParts(parts: readonly Part[], through: Sieve): readonly Part[] {
  let changed = false;
  const kept: Part[] = [];
  for (const part of parts) {
    const adapted = adaptPart(part, through);
    if (adapted !== part) changed = true;
    if (adapted !== null) kept.push(adapted);
  }
  return changed ? kept : parts;
}

/** Null: left out. */
function adaptPart(part: Part, through: Sieve): Part | null {
  switch (part.type) {
    case 'refusal':
      return part;
    case 'text':
    case 'image':
      return withoutMarkers(part, through);
    case 'file':
      return through.dropped.includes(part.kind) ? leaveOut(part.kind, through) : withoutMarkers(part, through);
    case 'tool_call':
      return withoutMarkers(unsealed(part, through.plan), through);
    case 'tool_result':
      return withoutMarkers(adaptResult(part, through), through);
    case 'reasoning':
      return takesReasoning(part, through) ? withoutMarkers(part, through) : leaveOut(nameOf(part), through);
    case 'opaque':
      return takesOpaque(part, through) ? part : leaveOut(part.kind, through);
  }
}

function nameOf({ origin }: ReasoningPart): ContentName {
  return (origin?.value as { readonly type?: unknown } | undefined)?.type === redacted ? redacted : reasoning;
}

function leaveOut(kind: string, { notes }: Sieve): null {
  notes.leaveOut(kind);
  return null;
}

/** Without its origin where that holds a marker which is not sent, since a verbatim target would put it back. */
export function withoutMarkers<Marked extends { readonly origin?: Origin }>(marked: Marked, through: Sieve): Marked {
  let lost = false;
  for (const marker of marked.origin?.markers ?? []) {
    if (!through.dropped.includes(marker)) continue;
    through.notes.leaveOut(marker);
    lost = true;
  }
  return lost ? withoutOrigin(marked) : marked;
}

/** Whoever changes a thing drops its origin. */
export function withoutOrigin<Thing extends { readonly origin?: Origin }>(thing: Thing): Thing {
  return omit(thing, 'origin') as Thing;
}

function unsealed(call: ToolCallPart, plan: Plan): ToolCallPart {
  if (call.sealed === undefined || isOf(call.sealed, plan)) return call;
  return omit(call, 'sealed');
}

function adaptResult(result: ToolResultPart, through: Sieve): ToolResultPart {
  const parts = adaptParts(result.parts, through);
  return parts === result.parts ? result : withoutOrigin({ ...result, parts });
}

/**
 * Reasoning of this kind and family goes back. So does sealed reasoning of unknown make, from a caller who speaks the
 * provider's own wire: only the provider can say whether it is its own. Nobody takes reasoning without a seal.
 */
function takesReasoning({ sealed, origin }: ReasoningPart, { plan, dropped }: Sieve): boolean {
  if (sealed === undefined || dropped.includes(reasoning)) return false;
  return sealed.provider === null ? origin?.wire === plan.wire : isOf(sealed, plan);
}

/**
 * A kind that no table knows may reach the provider that speaks its wire, and fail there (adaptation rule 8). A provider
 * whose blocks are rebuilt gets none that nobody can rebuild (Messages request table, `messages`).
 */
export function takesOpaque({ kind, origin }: OpaquePart | OpaqueTool, { plan, dropped }: Sieve): boolean {
  return plan.verbatim && origin.wire === plan.wire && !dropped.includes(kind);
}
