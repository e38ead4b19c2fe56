import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adaptationHeaders } from './headers.ts';
import { nothingChanged } from './report.ts';

describe('the headers of a report', () => {
  it('are absent when nothing was adapted', () => {
    expect(adaptationHeaders(nothingChanged)).toEqual({});
  });

  it('list names, and clamps as name=requested>applied', () => {
    expect(
      adaptationHeaders({
        dropped: ['temperature', 'top_p'],
        clamped: [
          { name: 'max_tokens', requested: '200000', applied: '128000' },
          { name: 'tool_choice', requested: 'required', applied: 'auto' },
        ],
        content: ['thinking'],
      }),
    ).toEqual({
      'x-service-dropped-params': 'temperature, top_p',
      'x-service-clamped-params': 'max_tokens=200000>128000, tool_choice=required>auto',
      'x-service-dropped-content': 'thinking',
    });
  });

  it('encode what a name of a tool may hold and a header may not', () => {
    const content = ['tools.a, b\r\nset-cookie: x.input_schema', 'tools.größe%.input_schema'];
    expect(adaptationHeaders({ ...nothingChanged, content })['x-service-dropped-content']).toBe(
      'tools.a%2C%20b%0D%0Aset-cookie:%20x.input_schema, tools.gr%C3%B6%C3%9Fe%25.input_schema',
    );
  });

  it('are visible ASCII of bounded length, whatever the names', () => {
    const names = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 3_000 })), { minLength: 1 });
    fc.assert(
      fc.property(names, (content) => {
        const header = adaptationHeaders({ ...nothingChanged, content })['x-service-dropped-content'] ?? '';
        expect(header).toMatch(/^[ -~]*$/);
        expect(header.length).toBeLessThanOrEqual(4_096);
      }),
    );
  });

  it('say where a list was cut', () => {
    const content = Array.from({ length: 1_000 }, (_, tool) => `tools.tool${tool}.input_schema`);
    expect(adaptationHeaders({ ...nothingChanged, content })['x-service-dropped-content']).toMatch(
      /input_schema, \.\.\.$/,
    );
  });
});
