import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUsd, writeUsd } from './usd.ts';

describe('an amount of USD', () => {
  it('is read digit by digit, never as a floating-point number', () => {
    expect(readUsd('12.5')).toBe(12_500_000_000n);
    expect(readUsd('0.1')).toBe(100_000_000n);
    expect(readUsd('999999999.999999999')).toBe(999_999_999_999_999_999n);
    expect(readUsd('007')).toBe(7_000_000_000n);
  });

  it.each(['', '.5', '5.', '-1', '+1', '1e3', '1,5', '1_000', ' 1', '0.0000000001', '1000000000', 'NaN', '٣'])(
    'is not read from %j',
    (text) => {
      expect(readUsd(text)).toBeNull();
    },
  );

  it('is written with nine decimals', () => {
    expect(writeUsd(12_345_678_900n)).toBe('12.345678900');
    expect(writeUsd(0n)).toBe('0.000000000');
    expect(writeUsd(-5n)).toBe('-0.000000005');
  });

  it('that was written is read as it was', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999_999n }), (amount) => {
        expect(readUsd(writeUsd(amount))).toBe(amount);
      }),
    );
  });
});
