import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageOf, requestOf } from './message.ts';
import { errorOf, shownBy } from './shown.ts';

const key = 'a-key';
const session = 'a-session';

const sent = (type: string, content: object): Buffer[] => [...requestOf(type, content, { session, key }).frames];

describe('a message of the Jupyter protocol', () => {
  it('is read as it was written, whoever it was routed to', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.array(fc.uint8Array()),
        (type, content, to) => {
          const frames = [...to.map((bytes) => Buffer.from(bytes)), ...sent(type, content)];
          const plain = JSON.parse(JSON.stringify(content)) as object;
          expect(messageOf(frames, key)).toEqual({ type, parent: null, content: plain });
        },
      ),
    );
  });

  it('is none with the signature of another key', () => {
    expect(messageOf(sent('status', {}), 'another-key')).toBeNull();
  });

  it('is none when one bit of it was changed', () => {
    const frames = sent('stream', { name: 'stdout', text: 'hello' });
    fc.assert(
      fc.property(fc.nat(frames.length - 1), fc.nat(), fc.nat(7), (frame, byte, bit) => {
        const changed = frames.map((one) => Buffer.from(one));
        const bytes = changed[frame] ?? Buffer.alloc(0);
        const place = byte % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << bit), place);
        expect(messageOf(changed, key)).toBeNull();
      }),
    );
  });

  it('never throws, whatever frames come', () => {
    const frame = fc.oneof(
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      fc.constantFrom('<IDS|MSG>', '{}', '[]', 'null', '"x"').map((text) => Buffer.from(text)),
    );
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 8 }), (frames) => {
        expect(messageOf(frames, key)).toBeNull();
      }),
    );
  });

  it('shows nothing worse than text, whatever is in it', () => {
    const types = fc.constantFrom(
      ...[
        'stream',
        'execute_result',
        'display_data',
        'update_display_data',
        'error',
        'clear_output',
        'status',
        'comm_open',
      ],
    );
    const names = fc.constantFrom('name', 'text', 'data', 'transient', 'traceback', 'wait', 'text/html', 'image/png');
    const content = fc.dictionary(names, fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue())));
    fc.assert(
      fc.property(types, content, (type, given) => {
        const shown = shownBy({ type, parent: null, content: given });
        if (shown !== null && shown.kind !== 'cleared' && shown.kind !== 'text' && shown.mime !== 'application/json')
          expect(typeof shown.data).toBe('string');
        expect(typeof errorOf(given)).toBe('string');
      }),
    );
  });
});

describe('what a message shows', () => {
  const shown = (type: string, content: object) =>
    shownBy({ type, parent: null, content: content as Readonly<Record<string, unknown>> });

  it('is the richest form of a value', () => {
    const data = { 'text/plain': '<Figure>', 'image/png': 'aGk=\n' };
    expect(shown('display_data', { data })).toMatchObject({ mime: 'image/png', data: 'data:image/png;base64,aGk=' });
    expect(shown('execute_result', { data: { 'text/plain': '1' } })).toMatchObject({ mime: 'text/plain', data: '1' });
    expect(shown('display_data', { data: { 'application/x': 1 } })).toBeNull();
  });

  it('has no colours of a terminal in a traceback', () => {
    const text = 'ZeroDivisionError\n1/0\n';
    expect(shown('error', { traceback: ['\u001b[0;31mZeroDivisionError\u001b[0m', '1/0'] })).toMatchObject({ text });
  });
});
