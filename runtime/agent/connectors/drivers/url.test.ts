import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBelow } from './url.ts';

const base = new URL('https://api.example/v1');

describe('A request goes below the base URL', () => {
  it.each([
    ['users', 'https://api.example/v1/users'],
    ['/users?a=1', 'https://api.example/v1/users?a=1'],
    ['', 'https://api.example/v1/'],
    ['a/../b', 'https://api.example/v1/b'],
    ['https://evil.example/', 'https://api.example/v1/https://evil.example/'],
    ['//evil.example/', 'https://api.example/v1//evil.example/'],
    ['%20', 'https://api.example/v1/%20'],
    ['a%2Fb', 'https://api.example/v1/a%2Fb'],
  ])('%s', (path, url) => {
    expect(placeBelow(base, path).href).toBe(url);
  });

  it.each(['../admin', '/../v2', '..', 'a/../../v2', '%2e%2e/v2', '..%2fv2', '%252e%252e%252fv2', '..\\v2', '..%5cv2'])(
    'and not to %s',
    (path) => {
      expect(() => placeBelow(base, path)).toThrow('leads out');
    },
  );

  it('whatever the path is', () => {
    fc.assert(
      fc.property(
        fc.webUrl(),
        fc.string(),
        fc.constantFrom('', '/', '//', '@', '..', '\\', ':80', '#'),
        (url, text, sign) => {
          for (const path of [url, sign + text, text + sign + text, sign + url]) {
            try {
              expect(placeBelow(base, path).href.startsWith('https://api.example/v1/')).toBe(true);
            } catch (error) {
              expect(error).toHaveProperty('name', 'SourceError');
            }
          }
        },
      ),
    );
  });

  it('keeps the query of the base URL', () => {
    expect(placeBelow(new URL('https://a.example/x?key=1'), 'y?b=2').href).toBe('https://a.example/x/y?b=2&key=1');
  });
});
