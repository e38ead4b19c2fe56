import type { Fold } from './fold.ts';

/** The part of each kind of event that is read. */
interface Event {
  readonly type: string;
  readonly message?: Message;
  readonly index?: number;
  readonly content_block?: Block;
  readonly delta?: Readonly<Record<string, unknown>>;
  readonly usage?: object;
}

interface Message {
  readonly usage?: object;
  readonly [field: string]: unknown;
}

type Block = Readonly<Record<string, unknown>>;

/** How each kind of delta goes on with its block. */
const deltas: Readonly<Record<string, (block: Block, delta: Block) => Block>> = {
  text_delta: (block, { text }) => ({ ...block, text: added(block['text'], text) }),
  thinking_delta: (block, { thinking }) => ({ ...block, thinking: added(block['thinking'], thinking) }),
  signature_delta: (block, { signature }) => ({ ...block, signature: added(block['signature'], signature) }),
  citations_delta: (block, { citation }) => ({
    ...block,
    citations: [...((block['citations'] ?? []) as unknown[]), citation],
  }),
};

/** Events of Messages. */
export function messagesFold(): Fold {
  let message: Message = {};
  const blocks: Block[] = [];
  const inputs: string[] = [];

  return {
    take(data) {
      const event = data as Event;
      const { index = 0, delta = {} } = event;
      if (event.type === 'message_start') message = event.message ?? {};
      if (event.type === 'content_block_start') blocks[index] = event.content_block ?? {};
      if (event.type === 'content_block_delta') {
        const kind = String(delta['type']);
        if (kind === 'input_json_delta') inputs[index] = added(inputs[index], delta['partial_json']);
        blocks[index] = deltas[kind]?.(blocks[index] ?? {}, delta) ?? blocks[index] ?? {};
      }
      if (event.type === 'content_block_stop' && inputs[index]) {
        blocks[index] = { ...blocks[index], input: JSON.parse(inputs[index]) as unknown };
      }
      if (event.type === 'message_delta') {
        message = { ...message, ...delta, usage: { ...message.usage, ...event.usage } };
      }
    },
    reply: () => ({ ...message, content: blocks }),
  };
}

function added(text: unknown, piece: unknown): string {
  return (typeof text === 'string' ? text : '') + (typeof piece === 'string' ? piece : '');
}
