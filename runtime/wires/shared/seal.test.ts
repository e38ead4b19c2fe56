import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aliasTarget } from './example-targets.ts';
import { sealCallId, sealText, unsealCallId, unsealText } from './seal.ts';

const sealed = fc.record({ provider: fc.string(), family: fc.string(), data: fc.jsonValue() }).map((state) => ({
  ...state,
  data: JSON.parse(JSON.stringify(state.data)) as unknown,
}));

describe('provider state that a caller carries', () => {
  it('comes back as it went out', () => {
    fc.assert(
      fc.property(sealed, (state) => {
        expect(unsealText(sealText(state))).toEqual(state);
      }),
    );
  });

  it('comes back from the id of a tool call, which stays an id of any wire', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9_-]{1,20}$/), sealed, (id, state) => {
        const text = sealCallId(id, state);
        expect(text).toMatch(/^[a-zA-Z0-9_-]+$/);
        expect(unsealCallId(text)).toEqual({ id, sealed: state });
      }),
    );
  });

  it('is of unknown make where a caller got it elsewhere, and goes back letter by letter', () => {
    const foreign = { provider: null, family: null, data: 'EqQBCkYIARgC' };
    expect(unsealText('EqQBCkYIARgC')).toEqual(foreign);
    expect(sealText(foreign)).toBe('EqQBCkYIARgC');
  });

  it("is a provider's where that provider sent it", () => {
    expect(unsealText('EqQB', aliasTarget('a-mid'))).toEqual({ provider: 'P-A', family: 'A-mid', data: 'EqQB' });
  });

  it('is only text, or only an id, where somebody tampered with it', () => {
    fc.assert(
      fc.property(sealed, fc.nat(), (state, cut) => {
        const text = sealText(state);
        expect(() => unsealText(text.slice(0, cut % text.length))).not.toThrow();
        expect(() => unsealCallId(`id${text.slice(0, cut % text.length)}`)).not.toThrow();
      }),
    );
    expect(unsealCallId('call_svc1_1')).toEqual({ id: 'call_svc1_1' });
    const deep = `call_svc1_${Buffer.from(`["P-G","G-a",${'['.repeat(50_000)}${']'.repeat(50_000)}]`).toString('base64url')}`;
    expect(unsealCallId(deep)).toEqual({ id: deep });
  });

  it('leaves an id without state alone', () => {
    expect(sealCallId('call_1', undefined)).toBe('call_1');
    expect(unsealCallId('call_1')).toEqual({ id: 'call_1' });
  });
});
