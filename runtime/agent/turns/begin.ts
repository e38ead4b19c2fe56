import type { CreateResponse } from '@polywire/generated/local/types.ts';
import type { Transaction } from '../../platform/database/open.ts';
import { titleByFirstMessage } from '../conversations/title.ts';
import { AgentError, InvalidField, notFound } from '../errors.ts';
import type { ConversationRow, ResponseRow, Schema, SkillRow } from '../storage/schema.ts';
import { append, message } from './items.ts';
import { touch } from './seal.ts';

/** What a turn begins with. */
export interface Begun {
  readonly conversation: ConversationRow;
  readonly row: ResponseRow;

  /** Active in it: the project's, then the turn's own, each once. */
  readonly skills: readonly SkillRow[];
}

/** A new turn's own part of its row. */
export interface NewTurn {
  readonly id: string;

  /** Where neither the turn nor its project names one. */
  readonly usualModel: string;
  readonly at: Date;
}

/**
 * Stores a user's message and its turn. Throws AgentError `not_found`, and `conflict` where the conversation has a turn under way
 * or is archived; InvalidField for a skill that is not there and for text that cannot be kept.
 */
export async function begin(
  tx: Transaction<Schema>,
  { conversation_id, input, model, skill_ids = [] }: CreateResponse,
  { id, usualModel, at }: NewTurn,
): Promise<Begun> {
  const conversation = await tx
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', conversation_id)
    .executeTakeFirst();
  if (conversation === undefined) throw notFound('conversation', conversation_id);
  if (conversation.status === 'archived') {
    throw new AgentError('conflict', `The conversation ${conversation_id} is archived; make it active first.`);
  }
  refuseUnstorable(input);
  await refuseSecond(tx, conversation_id);
  const skills = await activeSkills(tx, conversation, skill_ids);
  const time = at.toISOString();
  const row: ResponseRow = {
    id,
    conversation_id,
    input,
    status: 'in_progress',
    model: model ?? (await modelOfProject(tx, conversation)) ?? usualModel,
    output: '[]',
    input_tokens: 0n,
    output_tokens: 0n,
    error: null,
    skill_ids: JSON.stringify(skill_ids),
    created_at: time,
    ended_at: null,
  };
  await tx.insertInto('response').values(row).execute();
  await append(tx, { conversationId: conversation_id, responseId: id, at: time }, [message('user', input)]);
  await titleByFirstMessage(tx, conversation_id, input);
  await touch(tx, conversation_id, at);
  return { conversation, row, skills };
}

function refuseUnstorable(input: string): void {
  if (input.includes('\0') || !input.isWellFormed()) {
    throw new InvalidField(['body', 'input'], 'Must have no NUL and no half of a character', 'bad_value');
  }
}

async function refuseSecond(tx: Transaction<Schema>, conversationId: string): Promise<void> {
  const other = await tx
    .selectFrom('response')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'in_progress')
    .executeTakeFirst();
  if (other !== undefined) throw new AgentError('conflict', `A turn of this conversation is under way: ${other.id}.`);
}

/** Null: the project has none, or there is no project. */
async function modelOfProject(tx: Transaction<Schema>, { project_id }: ConversationRow): Promise<string | null> {
  const row = await tx.selectFrom('project').select('model').where('id', '=', project_id).executeTakeFirst();
  return row?.model ?? null;
}

async function activeSkills(
  tx: Transaction<Schema>,
  { project_id }: ConversationRow,
  wanted: readonly string[],
): Promise<readonly SkillRow[]> {
  const ofProject = await tx
    .selectFrom('project_skill')
    .innerJoin('skill', 'skill.id', 'project_skill.skill_id')
    .selectAll('skill')
    .where('project_skill.project_id', '=', project_id)
    .orderBy('project_skill.position')
    .execute();
  const active = new Map(ofProject.map((skill) => [skill.id, skill]));
  for (const [index, id] of wanted.entries()) {
    const skill = await tx.selectFrom('skill').selectAll().where('id', '=', id).executeTakeFirst();
    if (skill === undefined)
      throw new InvalidField(['body', 'skill_ids', index], `There is no skill ${id}.`, 'unknown_id');
    active.set(id, skill);
  }
  return [...active.values()];
}
