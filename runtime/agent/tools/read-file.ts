import { tool, ToolFailure } from './tool.ts';

/** Pieces of one call; a piece has about 2,000 characters. */
const most = 16;

interface ReadFileArguments {
  readonly file_id: string;
  readonly from_piece?: number;
}

/** The text of an uploaded file that the conversation can see. */
export const readFile = tool(
  {
    name: 'read_file',
    description:
      'Reads the text of an uploaded file of this conversation or its project, in pieces. To find a place in long files, search first.',
    parameters: {
      type: 'object',
      properties: {
        file_id: { type: 'string', minLength: 1, description: 'From the list of files or from a search.' },
        from_piece: {
          type: 'integer',
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'Where to go on in a long file. Default 0.',
        },
      },
      required: ['file_id'],
      additionalProperties: false,
    },
  },
  async ({ file_id, from_piece = 0 }: ReadFileArguments, { ground, conversation, projectId }) => {
    const { kysely } = ground.database;
    const file = await kysely.selectFrom('file').selectAll().where('id', '=', file_id).executeTakeFirst();
    const isSeen =
      file !== undefined &&
      (file.conversation_id === conversation.id || (file.project_id !== null && file.project_id === projectId));
    if (!isSeen) throw new ToolFailure(`There is no file ${file_id} here.`);
    const about = `${file.name} (${file.mime_type}, ${file.size} bytes, ${file.metadata})`;
    if (file.extraction_status === 'pending') throw new ToolFailure(`${about}: its text is still being taken out.`);
    if (file.extraction_error !== null) throw new ToolFailure(`${about}: no text, ${file.extraction_error}.`);
    const pieces = await kysely
      .selectFrom('file_chunk')
      .select(['position', 'page', 'content'])
      .where('file_id', '=', file_id)
      .where('position', '>=', BigInt(from_piece))
      .orderBy('position')
      .limit(most + 1)
      .execute();
    if (pieces.length === 0) return `${about}: ${from_piece === 0 ? 'it has no text.' : 'no such piece.'}`;
    const shown = pieces.slice(0, most);
    const texts = shown.map(({ page, content }, at) =>
      page === null || page === shown[at - 1]?.page ? content : `[page ${page}]\n${content}`,
    );
    const more = pieces.length > most ? [`[goes on at from_piece ${from_piece + most}]`] : [];
    return [about, ...texts, ...more].join('\n\n');
  },
);
