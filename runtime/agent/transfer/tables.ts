import type { IdPrefix } from '../ids.ts';
import { entityBits, pieceBits } from '../storage/search-numbers.ts';
import type { Column } from './columns.ts';

/** One kind of record of an archive, and the table that it stands in. */
export interface Table {
  readonly name: string;

  /** One JSON object a line. */
  readonly file: string;
  readonly prefix: IdPrefix;

  /** What its rows hang on. */
  readonly owner: 'project' | 'conversation' | 'scratchpad';
  readonly columns: Readonly<Record<string, Column>>;

  /** Columns that are not in the archive, as they are after an import. */
  readonly fixed?: Readonly<Record<string, string | null>>;
}

/** Half of the places of an entity that search tells apart: a conversation goes on after an import. */
const mostPositions = 2 ** (entityBits - pieceBits - 1);

const times = { created_at: { is: 'time' }, updated_at: { is: 'time' } } as const;

/** In an order in which each refers to what came before. Files, which have bytes, are apart. */
export const tables: readonly Table[] = [
  {
    name: 'conversation',
    file: 'conversations.jsonl',
    prefix: 'conv',
    owner: 'project',
    columns: {
      id: { is: 'id' },
      title: { is: 'text' },
      titled: { is: 'flag' },
      goal: { is: 'text', optional: true },
      status: { is: 'choice', of: ['active', 'archived'] },
      ...times,
    },
  },
  {
    name: 'response',
    file: 'responses.jsonl',
    prefix: 'resp',
    owner: 'conversation',
    columns: {
      id: { is: 'id' },
      conversation_id: { is: 'reference', to: 'conversation' },
      input: { is: 'text' },
      status: { is: 'choice', of: ['completed', 'failed', 'cancelled'], replaced: { in_progress: 'cancelled' } },
      model: { is: 'text' },
      output: { is: 'json', of: 'list' },
      input_tokens: { is: 'count' },
      output_tokens: { is: 'count' },
      error: { is: 'json', of: 'object', optional: true },
      skill_ids: { is: 'skills' },
      created_at: { is: 'time' },
      ended_at: { is: 'time', optional: true },
    },
  },
  {
    name: 'item',
    file: 'items.jsonl',
    prefix: 'item',
    owner: 'conversation',
    columns: {
      id: { is: 'id' },
      conversation_id: { is: 'reference', to: 'conversation' },
      response_id: { is: 'reference', to: 'response', optional: true },
      position: { is: 'count', below: mostPositions },
      kind: { is: 'choice', of: ['message', 'function_call', 'function_call_output', 'reasoning', 'summary'] },
      role: { is: 'choice', of: ['user', 'assistant'] },
      content: { is: 'text' },
      data: { is: 'json', of: 'object', optional: true },
      created_at: { is: 'time' },
    },
  },
  {
    name: 'memory',
    file: 'memories.jsonl',
    prefix: 'mem',
    owner: 'project',
    columns: {
      id: { is: 'id' },
      content: { is: 'text' },
      source: { is: 'choice', of: ['user', 'agent'] },
      ...times,
    },
  },
  {
    name: 'artifact',
    file: 'artifacts.jsonl',
    prefix: 'art',
    owner: 'project',
    columns: {
      id: { is: 'id' },
      title: { is: 'name' },
      type: { is: 'choice', of: ['app', 'report', 'doc', 'dashboard'] },
      path: { is: 'path' },
      ...times,
    },
  },
  {
    name: 'schedule',
    file: 'schedules.jsonl',
    prefix: 'sched',
    owner: 'project',
    columns: {
      id: { is: 'id' },
      cron: { is: 'text' },
      timezone: { is: 'text' },
      prompt: { is: 'text' },
      conversation_id: { is: 'reference', to: 'conversation', optional: true },
      last_run_at: { is: 'time', optional: true },
      ...times,
    },
    // Nothing runs here before somebody says so.
    fixed: { status: 'paused', next_run_at: null },
  },
  {
    name: 'scratchpad',
    file: 'scratchpads.jsonl',
    prefix: 'pad',
    owner: 'conversation',
    columns: {
      id: { is: 'id' },
      conversation_id: { is: 'reference', to: 'conversation' },
      title: { is: 'name' },
      saved: { is: 'flag' },
      ...times,
    },
  },
  {
    name: 'cell',
    file: 'cells.jsonl',
    prefix: 'cell',
    owner: 'scratchpad',
    columns: {
      id: { is: 'id' },
      scratchpad_id: { is: 'reference', to: 'scratchpad' },
      type: { is: 'choice', of: ['markdown', 'code', 'output'] },
      content: { is: 'text' },
      language: { is: 'text', optional: true },
      status: { is: 'choice', of: ['pending', 'success', 'error'], optional: true, replaced: { running: 'pending' } },
      outputs: { is: 'json', of: 'list', optional: true },
      error: { is: 'text', optional: true },
      position: { is: 'count', below: mostPositions },
      ...times,
    },
  },
];

/** `of_project`: it belongs to the project, and not to one of its conversations alone. */
export const fileColumns: Readonly<Record<string, Column>> = {
  id: { is: 'id' },
  name: { is: 'name' },
  size: { is: 'count' },
  sha256: { is: 'sha256' },
  of_project: { is: 'flag' },
  conversation_id: { is: 'reference', to: 'conversation', optional: true },
  created_at: { is: 'time' },
};

export const skillColumns: Readonly<Record<string, Column>> = {
  name: { is: 'name' },
  description: { is: 'text' },
  instructions: { is: 'text' },
  tools: { is: 'json', of: 'list' },
};

/** Where things are in an archive. */
export const places = {
  manifest: 'manifest.json',
  project: 'project.json',
  skills: 'skills.jsonl',
  files: 'files.jsonl',

  /** The bytes of a file, by its id in the archive. */
  uploads: 'files/',

  /** The project's folder. */
  folder: 'folder/',
} as const;
