import { tool, ToolFailure } from './tool.ts';

/** Reads the instructions of a skill that is not active yet. */
export const useSkill = tool(
  {
    name: 'use_skill',
    description: 'Gives the instructions of one of the skills that can be used, to be followed from then on.',
    parameters: {
      type: 'object',
      properties: { name: { type: 'string', minLength: 1, description: 'Its name, from the list of skills.' } },
      required: ['name'],
      additionalProperties: false,
    },
  },
  async ({ name }: { readonly name: string }, { ground }) => {
    const { kysely } = ground.database;
    const skill = await kysely.selectFrom('skill').selectAll().where('name', '=', name).executeTakeFirst();
    if (skill === undefined) throw new ToolFailure(`There is no skill ${name}.`);
    const { description, instructions, tools } = skill;
    const named = (JSON.parse(tools) as readonly string[]).join(', ');
    return [`# Skill: ${name}`, description, instructions, named === '' ? '' : `Tools for it: ${named}.`]
      .filter((part) => part !== '')
      .join('\n\n');
  },
);
