import { expect, it } from 'vitest';
import { shown } from './run-of-cell.ts';

it('what a cell shows is text to read and pictures to see', async () => {
  const outputs = [
    { mime: 'text/plain', data: 'one\n' },
    { mime: 'image/png', data: 'data:image/png;base64,AAAA' },
    { mime: 'text/html', data: '<table><tr><th>day</th><th>sum</th></tr><tr><td>1</td><td>42</td></tr></table>' },
    { mime: 'application/json', data: { sum: 42 } },
  ];
  expect(await shown(outputs)).toEqual({
    text: 'one\nday   sum\n1     42\n{"sum":42}',
    images: ['data:image/png;base64,AAAA'],
  });
});
