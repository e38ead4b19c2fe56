import { expect, test } from 'vitest';
import { ResponseReader } from './response.ts';

const withLength = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const chunked =
  'HTTP/1.1 503 Busy\r\ntransfer-encoding: chunked\r\nConnection: close\r\n\r\n3\r\nhel\r\n2;x=y\r\nlo\r\n0\r\n\r\n';

test.each([
  ['a body with a length', withLength, 200, false],
  ['a chunked body', chunked, 503, true],
])('reads %s, however the bytes are cut', (_name, response, status, closes) => {
  for (let first = 1; first < response.length; first++)
    for (let second = first + 1; second <= response.length; second++) {
      const reader = new ResponseReader();
      const ends = [response.slice(0, first), response.slice(first, second), response.slice(second)]
        .filter((piece) => piece !== '')
        .map((piece) => reader.push(Buffer.from(piece)));
      expect(ends.lastIndexOf(true)).toBe(ends.length - 1);
      expect(ends.indexOf(true)).toBe(ends.length - 1);
      expect(reader).toMatchObject({ status, closes, bodyBytes: 5 });
    }
});

test('reads the responses of one connection one after the other', () => {
  const reader = new ResponseReader();
  expect(reader.push(Buffer.from(chunked))).toBe(true);
  expect(reader.push(Buffer.from(withLength))).toBe(true);
  expect(reader).toMatchObject({ status: 200, closes: false, bodyBytes: 5 });
});

test('an empty body ends with its head', () => {
  expect(new ResponseReader().push(Buffer.from('HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n'))).toBe(true);
});

test.each([
  ['what is not HTTP', 'SSH-2.0-OpenSSH\r\n\r\n', 'not an HTTP'],
  ['a body whose end nobody can know', 'HTTP/1.1 200 OK\r\n\r\nhello', 'without a length'],
  ['more than was asked for', `${withLength}!`, 'after the end'],
])('refuses %s', (_name, bytes, why) => {
  expect(() => new ResponseReader().push(Buffer.from(bytes))).toThrow(why);
});
