import { describe, expect, it } from 'vitest';
import { placeOf, refuseForeign } from './place.ts';

describe('the place of a request', () => {
  it.each([
    ['127.0.0.1:8080', 'http://127.0.0.1:8080', false],
    ['127.9.9.9', 'http://127.9.9.9', false],
    ['[::1]:80', 'http://[::1]', false],
    ['LOCALHOST:8080', 'http://localhost:8080', false],
    ['app.localhost', 'http://app.localhost', false],
    ['gateway.example:80', 'http://gateway.example', true],
    ['127.0.0.1.example', 'http://127.0.0.1.example', true],
    ['notlocalhost', 'http://notlocalhost', true],
    ['10.0.0.1', 'http://10.0.0.1', true],
  ])('at %s is %s without a public address', (host, origin, secure) => {
    expect(placeOf(null, host)).toEqual({ origin, secure });
  });

  it('is none where the host is none', () => {
    for (const host of [undefined, '', 'a b', 'a/b', 'x@y', 'a?b', 'a#b', 'a\\b', ':', 'a:99999', '[::1', 'a,b'])
      expect([host, placeOf(null, host)]).toEqual([host, null]);
  });

  it('is the public address, and no other name leads there', () => {
    const publicUrl = new URL('https://Gateway.example/llm');
    for (const host of ['gateway.example', 'GATEWAY.example', 'gateway.example:443'])
      expect(placeOf(publicUrl, host)).toEqual({ origin: 'https://gateway.example', secure: true });
    for (const host of ['gateway.example:80', 'gateway.example:8443', 'evil.example', '127.0.0.1', undefined])
      expect([host, placeOf(publicUrl, host)]).toEqual([host, null]);
  });

  it('asks for cookies over HTTPS on this machine, too, where it is reached by it', () => {
    expect(placeOf(new URL('https://localhost'), 'localhost')).toMatchObject({ secure: true });
    expect(placeOf(new URL('http://localhost:81'), 'localhost:81')).toMatchObject({ secure: false });
  });
});

it('refuses what no page of the place has sent, by its Origin or its Sec-Fetch-Site', () => {
  const place = { origin: 'https://gateway.example', secure: true };
  const { origin } = place;
  for (const site of [undefined, 'same-origin', 'none'])
    expect(() => {
      refuseForeign({ origin, ...(site !== undefined && { 'sec-fetch-site': site }) }, place);
    }).not.toThrow();
  const wrong = [
    undefined,
    '',
    'null',
    'http://gateway.example',
    'https://gateway.example:444',
    `${origin}/`,
    'https://x',
  ];
  for (const other of [...wrong, `${origin}.evil.example`, `${origin}, ${origin}`, origin.toUpperCase()])
    expect(() => {
      refuseForeign(other === undefined ? {} : { origin: other }, place);
    }).toThrow(expect.objectContaining({ problem: expect.objectContaining({ name: 'origin_refused' }) as unknown }));
  for (const site of ['cross-site', 'same-site', 'same-origin, cross-site', 'anything', ''])
    expect(() => {
      refuseForeign({ origin, 'sec-fetch-site': site }, place);
    }).toThrow();
});
