import type { SearchType } from '@polywire/generated/local/types.ts';
import { documentId, firstOf, lastOf, lastPiece, nextNumber, pieceOf, piecesOf, placeOf } from './search-sql.ts';

/** What happens to the tables that are searched happens to the index, also by a foreign key. */
export const followers: readonly string[] = [
  ...entityFollowers('conversation', { title: 'title', body: `coalesce(new.goal, '')`, from: ['title', 'goal'] }),
  ...entityFollowers('artifact', { title: 'title', body: `''`, from: ['title'] }),
  ...entityFollowers('file', { title: 'name', body: `''`, from: ['name'] }),
  ...entityFollowers('memory', { title: null, body: 'new.content', from: ['content'] }),
  `create trigger search_file_of_conversation after update of conversation_id on file begin
    update search_entity set conversation_id = new.conversation_id where id = new.id;
  end`,

  ...passageFollowers('item', 'conversation_id', `new.kind = 'message'`, ['kind']),
  ...passageFollowers('file_chunk', 'file_id', 'true', []),
];

interface Head {
  /** Column; null: it has none. */
  readonly title: string | null;
  readonly body: string;

  /** The columns that title and body are made of. */
  readonly from: readonly string[];
}

function entityFollowers(kind: SearchType, { title, body, from }: Head): string[] {
  const conversation = kind === 'file' ? 'new.conversation_id' : 'null';
  const text = write({ entity: 'new.id', place: '0', title: title === null ? `''` : `new.${title}`, body });
  return [
    // Before, so that the text that goes with the row by a foreign key is gone already.
    `create trigger search_${kind}_leaves before delete on ${kind} begin
      delete from search_document where id between ${firstOf('old.id')} and ${lastOf('old.id')};
      delete from search_entity where id = old.id;
    end`,
    `create trigger search_${kind}_comes after insert on ${kind} begin
      insert into search_entity (number, id, project_id, conversation_id)
        values (${nextNumber(kind)}, new.id, new.project_id, ${conversation})
        on conflict (id) do update set project_id = excluded.project_id, conversation_id = excluded.conversation_id;
      ${text}
    end`,
    `create trigger search_${kind}_changes after update of ${from.join(', ')} on ${kind}
      when ${from.map((column) => `old.${column} is not new.${column}`).join(' or ')} begin ${text} end`,
    `create trigger search_${kind}_moves after update of project_id on ${kind} begin
      update search_entity set project_id = new.project_id where id = new.id;
    end`,
  ];
}

function passageFollowers(table: string, owner: string, condition: string, more: readonly string[]): string[] {
  const text = write({
    entity: `new.${owner}`,
    place: 'new.position + 1',
    title: `''`,
    body: 'new.content',
    condition,
  });
  const first = placeOf(`old.${owner}`, 'old.position + 1');
  const erased = `delete from search_document where id between ${first} and ${first} + ${lastPiece};`;
  const columns = [owner, 'position', 'content', ...more];
  return [
    `create trigger search_${table}_leaves after delete on ${table} begin ${erased} end`,
    `create trigger search_${table}_comes after insert on ${table} begin ${text} end`,
    `create trigger search_${table}_changes after update of ${columns.join(', ')} on ${table}
      when ${columns.map((column) => `old.${column} is not new.${column}`).join(' or ')} begin ${erased} ${text} end`,
  ];
}

interface Text {
  /** All of these in SQL. */
  readonly entity: string;
  readonly place: string;
  readonly title: string;
  readonly body: string;
  readonly condition?: string;
}

/** Statements that give a place its text, whatever it had. */
function write({ entity, place, title, body, condition = 'true' }: Text): string {
  const first = placeOf(entity, place);
  return `
    delete from search_document where id between ${first} and ${first} + ${lastPiece};
    insert into search_document (id, title, body)
      select ${documentId('e.number', place)} + p.n, ${pieceOf(title, body)}
      from search_entity e join search_piece p on ${piecesOf(body)}
      where e.id = ${entity} and ${condition};`;
}
