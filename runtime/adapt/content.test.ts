import type { ChatWire, Plan } from '@polywire/generated/catalog/rows.ts';
import { describe, expect, it } from 'vitest';
import type { FilePart, OpaquePart, Part, ReasoningPart, Sealed, TextPart, ToolCallPart } from '../turn/message.ts';
import { adapt } from './adapt.ts';
import { examplePlan, exampleTurn } from './example-plan.ts';

const hello: TextPart = { type: 'text', text: 'Hello.' };
const marked: TextPart = { ...hello, origin: { wire: 'messages', value: {}, markers: ['cache_control', 'citations'] } };
const file: FilePart = { type: 'file', kind: 'document', source: { kind: 'url', url: 'https://example.com/a.pdf' } };
const opaque: OpaquePart = { type: 'opaque', kind: 'novelty', origin: { wire: 'messages', value: {} } };

function adapted(parts: readonly Part[], columns: Partial<Plan> = {}, caller: ChatWire = 'messages') {
  const turn = exampleTurn({ messages: [{ role: 'user', parts }] });
  const result = adapt(turn, examplePlan({}, columns), caller);
  return { same: result.turn === turn, parts: result.turn.messages[0]?.parts, content: result.report.content };
}

describe('parts and markers that the provider takes', () => {
  it('leave the turn as it is', () => {
    expect(adapted([marked, file, opaque])).toMatchObject({ same: true, content: [] });
  });
});

describe('parts that the provider has no place for', () => {
  const without: Partial<Plan> = { dropped_content: { messages: ['document', 'cache_control'] } };

  it('are dropped and named once', () => {
    expect(adapted([hello, file, file], without)).toEqual({ same: false, parts: [hello], content: ['document'] });
  });

  it('are those of the wire that the caller speaks', () => {
    expect(adapted([file], without, 'chat')).toMatchObject({ same: true, content: [] });
  });

  it('are found inside the results of tools, whose origin no longer says what they hold', () => {
    const result: Part = { type: 'tool_result', callId: 'c', parts: [file, marked], isError: true };
    const origin = { wire: 'messages', value: {} } as const;
    expect(adapted([{ ...result, origin }], without)).toEqual({
      same: false,
      parts: [{ type: 'tool_result', callId: 'c', parts: [hello], isError: true }],
      content: ['document', 'cache_control'],
    });
  });

  it('take their message with them when nothing else is in it', () => {
    expect(adapted([file], without)).toEqual({ same: false, parts: undefined, content: ['document'] });
  });
});

describe('markers that the provider does not keep', () => {
  it('are named, and a verbatim target cannot put them back', () => {
    expect(adapted([marked], { dropped_content: { messages: ['citations'] } })).toEqual({
      same: false,
      parts: [hello],
      content: ['citations'],
    });
  });
});

describe('a part that no codec understands', () => {
  it('is carried on its own wire, and dropped and named on any other', () => {
    expect(adapted([hello, opaque], { wire: 'messages' })).toMatchObject({ same: true, content: [] });
    expect(adapted([hello, opaque], { wire: 'native' })).toEqual({ same: false, parts: [hello], content: ['novelty'] });
  });

  it('is dropped and named where the provider gets no block as its caller wrote it', () => {
    const rebuilt = { wire: 'messages', verbatim: false } as const;
    expect(adapted([hello, opaque], rebuilt)).toEqual({ same: false, parts: [hello], content: ['novelty'] });
  });
});

describe('reasoning of an earlier turn', () => {
  const target: Partial<Plan> = { provider: 'P-X', group: 'X', wire: 'messages' };
  const thought = (sealed: Sealed | undefined, wire: ChatWire = 'messages'): ReasoningPart => ({
    type: 'reasoning',
    text: 'Hm.',
    ...(sealed === undefined ? {} : { sealed }),
    origin: { wire, value: {} },
  });

  it('goes back to the kind and family it came from', () => {
    expect(adapted([hello, thought({ provider: 'P-X', family: 'X', data: 1 }, 'responses')], target).same).toBe(true);
  });

  it.each([
    ['another kind', thought({ provider: 'P-Y', family: 'X', data: 1 })],
    ['another family', thought({ provider: 'P-X', family: 'Y', data: 1 })],
    ['nobody', thought(undefined)],
    ['a provider elsewhere, on another wire', thought({ provider: null, family: null, data: 's' }, 'responses')],
  ])('of %s is dropped and named', (_of, part) => {
    expect(adapted([hello, part], target)).toEqual({ same: false, parts: [hello], content: ['thinking'] });
  });

  it('that nobody could read is named by its own word', () => {
    const part: ReasoningPart = {
      ...thought(undefined),
      origin: { wire: 'messages', value: { type: 'redacted_thinking' } },
    };
    expect(adapted([hello, part], target).content).toEqual(['redacted_thinking']);
  });

  it("of unknown make is the provider's to judge, on its own wire", () => {
    expect(adapted([hello, thought({ provider: null, family: null, data: 's' })], target).same).toBe(true);
  });

  it('is dropped where the provider has no place for any', () => {
    const nowhere = { ...target, dropped_content: { messages: ['thinking'] } };
    expect(adapted([hello, thought({ provider: 'P-X', family: 'X', data: 1 })], nowhere).content).toEqual(['thinking']);
  });
});

describe('state on a tool call', () => {
  const call: ToolCallPart = { type: 'tool_call', id: 'c', name: 'look', arguments: '{}' };

  it('goes back where it came from, and elsewhere the call goes without', () => {
    const sealed = { ...call, sealed: { provider: 'P-X', family: 'X', data: 1 } };
    expect(adapted([sealed]).same).toBe(true);
    expect(adapted([sealed], { group: 'Y' })).toEqual({ same: false, parts: [call], content: [] });
  });
});
