import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../testing.ts';
import { loadApi } from './openapi.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

async function load(text: string) {
  await writeFile(join(folder, 'main.tsp'), text);
  return loadApi(folder, join(folder, 'main.tsp'));
}

describe('A TypeSpec program becomes one OpenAPI document a service', () => {
  it('under the name of its namespace below Polywire', async () => {
    const { documents, problems } = await load(`
      import "@typespec/openapi";
      @service(#{ title: "A" }) namespace Polywire.Wires.A { model Row { name: string } }
      @service(#{ title: "B" }) namespace Polywire.B { model Column { width: integer } }
    `);
    expect(problems).toEqual([]);
    expect([...documents.keys()]).toEqual(['Wires.A', 'B']);
    expect(documents.get('B')?.components?.schemas).toMatchObject({ Column: { required: ['width'] } });
  });

  it('or its errors with their places', async () => {
    const { documents, problems } = await load('namespace Polywire;\nmodel Row {\n  name: strin;\n}\n');
    expect(documents.size).toBe(0);
    expect(problems).toEqual([
      {
        place: { file: 'main.tsp', line: 3, column: 9 },
        message: expect.stringContaining('Unknown identifier strin') as string,
      },
    ]);
  });
});
