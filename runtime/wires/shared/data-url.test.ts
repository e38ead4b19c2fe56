import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../turn/problem.ts';
import { readDataUrl, readImageUrl, writeDataUrl } from './data-url.ts';

describe('an image URL', () => {
  it('names an address, or holds the image', () => {
    expect(readImageUrl('https://example.org/a.png')).toEqual({ kind: 'url', url: 'https://example.org/a.png' });
    expect(readImageUrl('data:image/png;base64,iVBORw==')).toEqual({
      kind: 'base64',
      mediaType: 'image/png',
      data: 'iVBORw==',
    });
  });

  it('may have attributes, capitals and line breaks in its data', () => {
    expect(readImageUrl('DATA:image/PNG;name=a;BASE64,iVBO\r\n Rw==')).toMatchObject({
      mediaType: 'image/png',
      data: 'iVBORw==',
    });
  });

  it.each([
    'data:image/png;base64,',
    'data:image/png;base64,!!!',
    'data:image/png;base64,iVBOR',
    'data:image/png;base64',
    'data:image/png,plain',
    'data:;base64,iVBORw==',
    'data:text/plain;base64,iVBORw==',
    'data:',
  ])('that is broken is a 400 with a detail body: %s', (url) => {
    let problem: unknown;
    try {
      readImageUrl(url);
    } catch (error) {
      problem = error instanceof ProblemError && error.problem;
    }
    expect(problem).toMatchObject({ name: 'invalid_image', detail: expect.stringContaining('data URL') as string });
  });

  it('never repeats what it holds in the error', () => {
    expect(() => readImageUrl('data:image/png;base64,c2VjcmV0!')).not.toThrow(/c2VjcmV0/);
  });
});

it('writes what it reads', () => {
  const source = { mediaType: 'application/pdf', data: 'JVBERi0=' };
  expect(readDataUrl(writeDataUrl(source))).toEqual(source);
});
