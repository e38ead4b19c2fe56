import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reasonOf, withoutSecrets } from './reason.ts';

it('a reason is what the source said, in one line, without addresses', () => {
  expect(reasonOf(new Error('no such\n\tuser'), ['hush'])).toBe('no such user');
  expect(reasonOf(new Error('cannot reach postgres://me:pw@host/db now'), [])).toBe('cannot reach (URL) now');
  expect(reasonOf(new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') }), [])).toBe(
    'connect ECONNREFUSED',
  );
  expect(reasonOf(new AggregateError([new Error('refused')], ''), [])).toBe('refused');
  expect(reasonOf(AbortSignal.abort(new DOMException('x', 'TimeoutError')).reason, [])).toBe(
    'It did not answer in time.',
  );
  expect(reasonOf(new Error('x'.repeat(5_000)), [])).toHaveLength(300);
  expect(reasonOf('hush', ['hush'])).toBe('It failed.');
});

it('a reason with a secret in it is not told, in whatever form the secret is there', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (secret, before, after) => {
      const forms = [
        secret,
        encodeURIComponent(secret),
        Buffer.from(secret).toString('base64'),
        JSON.stringify(secret),
      ];
      for (const form of forms)
        expect(reasonOf(new Error(before + form + after), [secret])).toBe('It failed, in words that hold a secret.');
    }),
  );
  expect(reasonOf(new Error('bad token abc123'), ['TOKEN=abc123\nB=2x'])).toBe(
    'It failed, in words that hold a secret.',
  );
});

it('an answer is given without the secrets that the source repeats', () => {
  const answer = { body: 'you sent Bearer s3cr"et! to me', rows: [['s3cr"et!', 1, null]] };
  expect(withoutSecrets(answer, ['s3cr"et!'])).toEqual({
    body: 'you sent Bearer (secret) to me',
    rows: [['(secret)', 1, null]],
  });
  expect(withoutSecrets(answer, ['other-secret'])).toBe(answer);
  expect(withoutSecrets(null, ['other-secret'])).toBe(null);
});
