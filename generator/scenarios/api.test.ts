/**
 * What a piece of the spec of a service becomes: each Markdown file of api/ has one block of TypeSpec and blocks of code,
 * each of which is found in the file that it names, whatever its indentation. The piece is one of spec/hosted; one that is
 * marked as `tsp service` says itself which service it is of.
 */
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openapi } from '../emit/openapi.ts';
import { operations } from '../emit/operations.ts';
import { python } from '../emit/python/index.ts';
import { routes } from '../emit/routes.ts';
import { sdk } from '../emit/sdk/index.ts';
import { types } from '../emit/types.ts';
import { validators } from '../emit/validators/index.ts';
import { loadApi } from '../load/openapi.ts';
import { tableIn } from '../load/tables.ts';
import { parseYaml } from '../load/yaml.ts';
import type { Spec } from '../model.ts';
import type { Plan } from '../resolve/plan.ts';
import { root } from '../testing.ts';
import { blocksIn } from './scenario.ts';

const emitters = [openapi, types, validators, operations, routes, sdk, python];

/** What every piece may name. */
const imports = `
  import "@typespec/http";
  import "@typespec/openapi";
  using TypeSpec.Http;
  using TypeSpec.OpenAPI;
`;

/** What a piece of the gateway stands in. */
const gateway = `
  @service(#{ title: "Scenario" })
  @useAuth(BearerAuth)
  @extension("x-polywire-sdk", #{ entry: "gateway", client: "Polywire", errors: "errors", python: true })
  namespace Polywire.Hosted;
`;

/** A table of errors for the client, which has none of its own to show. */
const errors = 'thing_missing: { status: 404, code: thing_missing, condition: no such thing, action: check the id }';

/** And one of a second service, whose rows are called by their codes. */
const workshopErrors = 'chair_missing: { status: 404, condition: no such chair, action: stand }';

/** A table of roles, whose columns are what a caller may be allowed. */
const roles = 'reader: { execute: false, read: true }';

/** A model and the parameters in which it differs from others. */
const aliases = 'teller: { kind: chat, display_name: The teller, group: G }';
const parameters = `
heat: { decision: { from: member }, messages: { at: heat } }
effort: { decision: { from: ladder }, messages: { at: style.effort } }
form: { decision: { from: format }, messages: { at: style.form } }
`;
const because = { table: 'groups', row: 'G', column: 'c', rule: 'r' };
const decisions: Plan['parameters'] = {
  heat: { do: 'drop', because },
  effort: { do: 'ladder', levels: ['low', 'high'], default: 'low', because },
  form: { do: 'refuse', types: ['verse'], error: 'e', because },
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The text of every file that follows from a piece of spec. */
async function emit(piece: string, around = gateway): Promise<ReadonlyMap<string, string>> {
  const main = join(folder, 'main.tsp');
  await writeFile(main, imports + around + piece);
  const { documents, problems } = await loadApi(folder, main);
  expect(problems).toEqual([]);
  const spec: Spec = {
    documents,
    tables: new Map([
      ['errors', tableIn('errors', parseYaml('errors.yaml', errors))],
      ['workshop_errors', tableIn('workshop_errors', parseYaml('workshop_errors.yaml', workshopErrors))],
      ['roles', tableIn('roles', parseYaml('roles.yaml', roles))],
      ['aliases', tableIn('aliases', parseYaml('aliases.yaml', aliases))],
      ['parameters', tableIn('parameters', parseYaml('parameters.yaml', parameters))],
    ]),
    plans: new Map([['teller', { parameters: decisions } as Plan]]),
  };
  const files = new Map<string, string>();
  for (const emitter of emitters) for (const { path, text } of await emitter(spec)) files.set(path, text);
  return files;
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const scenarios = await readdir(join(import.meta.dirname, 'api'));

describe.each(scenarios)('%s', (scenario) => {
  test('becomes what it says', async () => {
    const [piece, ...expected] = blocksIn(await readFile(join(import.meta.dirname, 'api', scenario), 'utf8'));
    expect(piece?.language).toBe('tsp');
    expect(expected).not.toEqual([]);
    const files = await emit(piece?.text ?? '', piece?.word === 'service' ? '' : gateway);
    for (const { word, text } of expected) expect(flat(files.get(word) ?? '')).toContain(flat(text));
  });
});

describe('What the caller of an operation must be allowed', () => {
  const emitting = (decorators: string): Promise<string> =>
    emit(`@route("/v1/things") ${decorators} op things(): Thing; model Thing { id: string; }`).then(
      (files) => files.get('hosted/routes.ts') ?? '',
    );

  test('is to read, for a GET that does not say', async () => {
    expect(await emitting('@get')).toContain("credential: true, permission: 'read'");
    expect(await emitting('@get @extension("x-polywire-permission", "execute")')).toContain("permission: 'execute'");
  });

  test('is nothing where no credential is needed', async () => {
    expect(await emitting('@post @useAuth(NoAuth)')).not.toContain('permission');
  });

  test('must be said of any other method, and be a column of roles.yaml', async () => {
    await expect(emitting('@delete')).rejects.toThrow('things: says in x-polywire-permission what its caller');
    await expect(emitting('@delete @extension("x-polywire-permission", "fly")')).rejects.toThrow(
      'things: roles.yaml has no column fly',
    );
  });
});
