import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newToken } from '../accounts/token.ts';
import { noSessionCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';

const token = newToken();
const place = { origin: 'http://127.0.0.1:1', secure: false };

it('finds the session among other cookies, wherever it stands', () => {
  for (const header of [
    `service_session=${token}`,
    ` service_session = ${token} `,
    `a=1; service_session=${token}`,
    `service_session=${token}; theme=dark; x`,
    `a=b=c;service_session=${token};; =x`,
    `xservice_session=nothing; service_session=${token}`,
  ])
    expect([header, readSessionCookie(header)]).toEqual([header, token]);
});

it('is none where there is none, it cannot be one, or there are two', () => {
  for (const header of [
    undefined,
    '',
    ';;;',
    'service_session',
    'service_session=',
    'service_session="',
    `service_session="${token}"`,
    `service_session=${token}x`,
    `service_session=${token.slice(1)}`,
    `service_session=${token}=`,
    `Service_Session=${token}`,
    `theme=service_session=${token}`,
    `service_session=${token}; service_session=${newToken()}`,
    `service_session=${token}; service_session=${token}`,
    `service_session=; service_session=${token}`,
    `service_session=${token.replace(/.$/, '%')}`,
  ])
    expect([header, readSessionCookie(header)]).toEqual([header, null]);
});

it('reads whatever text there is, and what it wrote itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const found = readSessionCookie(text);
      expect(found === null || text.includes(found)).toBe(true);
      const [written = ''] = sessionCookie(token, 1, place).split(';');
      expect(readSessionCookie(written)).toBe(token);
    }),
  );
});

it('is HttpOnly and SameSite=Strict, and Secure but on this machine', () => {
  expect(sessionCookie(token, 60, place)).toBe(
    `service_session=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=60`,
  );
  expect(noSessionCookie({ ...place, secure: true })).toBe(
    'service_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure',
  );
});
