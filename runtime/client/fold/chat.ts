import type { Fold } from './fold.ts';

interface Call {
  id: string;
  type: string;
  function: Called;
}

interface Called {
  name: string;
  arguments: string;
}

/** The part of a chunk that is read. Every other field of it is one of the whole answer's. */
interface Chunk {
  readonly choices?: readonly Choice[];
  readonly usage?: object | null;
}

interface Choice {
  readonly delta: Delta;
  readonly finish_reason?: string | null;
}

interface Delta {
  readonly content?: string | null;
  readonly refusal?: string | null;
  readonly annotations?: readonly unknown[];
  readonly tool_calls?: readonly (Partial<Omit<Call, 'function'>> & {
    readonly index: number;
    readonly function?: Partial<Called>;
  })[];
  readonly function_call?: Partial<Called>;
}

/** Chunks of Chat Completions. */
export function chatFold(): Fold {
  // The one tier that there is; chunks need not repeat it.
  let fields: Record<string, unknown> = { service_tier: 'default' };
  let content: string | null = null;
  let refusal: string | null = null;
  let finish: string | null = null;
  let called: Called | undefined;
  const calls: Call[] = [];
  const annotations: unknown[] = [];

  const takeDelta = (delta: Delta): void => {
    content = joined(content, delta.content);
    refusal = joined(refusal, delta.refusal);
    annotations.push(...(delta.annotations ?? []));
    if (delta.function_call) append((called ??= { name: '', arguments: '' }), delta.function_call);
    for (const { index, id, type, function: piece } of delta.tool_calls ?? []) {
      const call = (calls[index] ??= { id: '', type: 'function', function: { name: '', arguments: '' } });
      call.id ||= id ?? '';
      call.type = type ?? call.type;
      append(call.function, piece ?? {});
    }
  };

  return {
    take(event) {
      const { choices, ...rest } = event as Chunk;
      fields = { ...fields, ...rest };
      for (const { delta, finish_reason } of choices ?? []) {
        takeDelta(delta);
        finish = finish_reason ?? finish;
      }
    },
    reply: () => ({
      ...fields,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content,
            refusal,
            ...(annotations.length > 0 && { annotations }),
            ...(calls.length > 0 && { tool_calls: calls }),
            ...(called && { function_call: called }),
          },
          finish_reason: finish,
        },
      ],
    }),
  };
}

function joined(text: string | null, piece: string | null | undefined): string | null {
  return typeof piece === 'string' ? (text ?? '') + piece : text;
}

function append(called: Called, piece: Partial<Called>): void {
  called.name += piece.name ?? '';
  called.arguments += piece.arguments ?? '';
}
