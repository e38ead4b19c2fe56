import type { SearchResult } from '@polywire/generated/local/types.ts';
import { sql, type RawBuilder } from 'kysely';
import type { AgentDatabase } from '../storage/open.ts';
import { documentsOf, entityBits, entityOf, kindOf } from '../storage/search-numbers.ts';
import { ask } from './ask.ts';
import { excerpt, matchBegins, matchEnds } from './excerpt.ts';
import type { Fused } from './fuse.ts';
import type { Ranked } from './ranked.ts';
import type { TextLists } from './text-lists.ts';

/** Characters of the title of what has none. */
const titleSize = 80;

/**
 * The entities as a caller gets them; one that was deleted meanwhile is left out. `byMeaning` gives the nearest document of
 * an entity.
 */
export async function resultsOf(
  database: AgentDatabase,
  entities: readonly Fused[],
  byText: TextLists,
  byMeaning: ReadonlyMap<bigint, bigint>,
  excerptSize: number,
): Promise<SearchResult[]> {
  const numbers = entities.map(({ entity }) => entity);
  const names = await namesOf(database, numbers);
  const texts = await textsOf(database, numbers, byText, byMeaning);
  const results: SearchResult[] = [];
  for (const { entity, score } of entities) {
    const name = names.get(entity);
    if (name === undefined) continue;
    results.push({
      type: kindOf(entity),
      id: name.id,
      title: name.title === '' ? excerpt(name.body, titleSize) : name.title,
      excerpt: excerpt(texts.get(entity) ?? '', excerptSize),
      score,
      project_id: name.project_id,
    });
  }
  return results;
}

interface Name {
  readonly number: bigint;
  readonly id: string;
  readonly project_id: string | null;
  readonly title: string;
  readonly body: string;
}

async function namesOf(database: AgentDatabase, numbers: readonly bigint[]): Promise<Map<bigint, Name>> {
  const naming = sql<Name>`select e.number, e.id, e.project_id, d.title, substr(d.body, 1, ${sql.lit(4 * titleSize)}) as body
    from search_entity e join search_document d on d.id = e.number << ${sql.lit(entityBits)}
    where e.number in (select value from json_each(${listed(numbers)}))`;
  return new Map((await ask(database, naming)).map((row) => [row.number, row]));
}

interface Text {
  readonly id: bigint;
  readonly text: string;
}

/** A passage of each entity with what was found in it marked: its best document in the narrowest ranking that has it. */
async function textsOf(
  database: AgentDatabase,
  numbers: readonly bigint[],
  { rankings, parts }: TextLists,
  byMeaning: ReadonlyMap<bigint, bigint>,
): Promise<Map<bigint, string>> {
  const texts = new Map<bigint, string>();
  const take = (rows: readonly Text[]): void => {
    for (const { id, text } of rows) if (text.trim() !== '') texts.set(entityOf(id), text);
  };
  // The widest ranking of an index knows every word: it finds a sentence, too, and faster than as a sentence.
  const widest = new Map(rankings.map(({ index, expression }) => [index, expression]));
  for (const [index, expression] of widest) {
    const ofIndex = rankings.filter((ranking) => ranking.index === index);
    const wanted = numbers.flatMap((number) => (texts.has(number) ? [] : (bestIn(ofIndex, number) ?? [])));
    if (wanted.length === 0) continue;
    if (index === 'search_words') take(await ask(database, highlighted(expression, wanted)));
    else take((await ask(database, plain(wanted))).map(({ id, text }) => ({ id, text: marked(text, parts) })));
  }
  const others = numbers.filter((number) => !texts.has(number));
  if (others.length > 0) {
    take(await ask(database, firstFrom(others.map((number) => byMeaning.get(number) ?? documentsOf(number)[0]))));
  }
  return texts;
}

function bestIn(rankings: readonly Ranked[], entity: bigint): bigint | undefined {
  return rankings.find(({ documents }) => documents.has(entity))?.documents.get(entity);
}

/** Words have several forms: the index knows which it found. */
function highlighted(expression: Ranked['expression'], documents: readonly bigint[]): RawBuilder<Text> {
  return sql`select rowid as id, highlight(search_words, 1, ${matchBegins}, ${matchEnds}) as text from search_words
    where search_words match ${expression} and rowid in (select value from json_each(${listed(documents)}))`;
}

function plain(documents: readonly bigint[]): RawBuilder<Text> {
  return sql`select id, body as text from search_document
    where id in (select value from json_each(${listed(documents)}))`;
}

/** Marks what is there as it was looked for: letters and digits, so nothing that a pattern could mistake. */
function marked(text: string, parts: readonly string[]): string {
  const alternatives = [...parts].sort((a, b) => b.length - a.length);
  return text.replaceAll(new RegExp(alternatives.join('|'), 'giu'), `${matchBegins}$&${matchEnds}`);
}

/** The given documents, or where one has no text the next of its entity that has. */
function firstFrom(documents: readonly bigint[]): RawBuilder<Text> {
  const last = sql`((((j.value >> ${sql.lit(entityBits)}) + 1) << ${sql.lit(entityBits)}) - 1)`;
  return sql`select j.value as id, coalesce((select body from search_document d
      where d.id between j.value and ${last} and d.body <> '' order by d.id limit 1), '') as text
    from json_each(${listed(documents)}) j`;
}

function listed(numbers: readonly bigint[]): string {
  return `[${numbers.join(',')}]`;
}
