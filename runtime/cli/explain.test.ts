import { expect, it } from 'vitest';
import { run } from './run-command.ts';

it('says what happens to each parameter, and the cell that it follows from', async () => {
  const { code, out } = await run('explain', 'service_air');
  const lines = out.trim().split('\n');
  expect(code).toBe(0);
  expect(lines[0]).toBe('service_air: group service_air, provider P-R, responses wire');
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^reasoning_effort +always medium +groups service_air default_reasoning_effort \(adaptation 3\)$/,
    ),
  );
});

it('says it of one parameter', async () => {
  const { out } = await run('explain', 'm-s', 'tool_choice');
  expect(out).toMatch(/a named tool becomes auto; required becomes auto; none is honoured by dropping the tools/);
});

it('shows every cell that mattered, provider, group and alias, with file, line and column', async () => {
  const { out } = await run('explain', 'a-third', 'tool_choice');
  const [, , ...cells] = out.trim().split('\n');
  const place = String.raw`spec/catalog/(providers|groups|aliases)\.yaml:\d+:\d+`;
  expect(cells.map((line) => line.trim().split(/ +/, 3).join(' '))).toEqual([
    'providers P-A cannot_carry',
    'providers P-A named_tool_choice',
    'providers P-A tool_choice_none',
    'groups A-third required_tool_choice',
    'groups A-third named_tool_choice',
    'groups A-third tool_choice_none',
    'aliases a-third override.named_tool_choice',
    'aliases a-third override.tool_choice_none',
  ]);
  for (const line of cells) expect(line).toMatch(new RegExp(place));
  expect(cells.filter((line) => line.endsWith('← decides'))).toEqual([
    expect.stringMatching(/override\.named_tool_choice +false +spec\/catalog\/aliases\.yaml:\d+:\d+ +← decides$/),
  ]);
});

it('says it to a program', async () => {
  const { out } = await run('explain', 'a-small', 'top_p', '--json');
  expect(JSON.parse(out)).toMatchObject([
    {
      alias: 'a-small',
      parameter: 'top_p',
      decision: { do: 'drop', beside: 'temperature', because: { table: 'groups', row: 'A-small' } },
      chain: { stale: false, cells: expect.arrayContaining([expect.objectContaining({ table: 'groups' })]) as unknown },
    },
  ]);
});

it('ends with 1 for a name that there is not, and says which was probably meant', async () => {
  const noAlias = "polywire explain: no chat alias 'a-mit', did you mean 'a-mid'?\n";
  expect(await run('explain', 'a-mit')).toEqual({ code: 1, out: '', err: noAlias });
  const noParameter = "polywire explain: no parameter 'top_q', did you mean 'top_p'?\n";
  expect(await run('explain', 'a-mid', 'top_q')).toEqual({ code: 1, out: '', err: noParameter });
});
