import { createHash } from 'node:crypto';
import { isObject } from '../json.ts';
import type { Asked, OfferedTool, Result } from './asked.ts';
import { commands, type Commands } from './commands.ts';
import { pages } from './pages.ts';
import { limited } from './limits.ts';
import type { Said, SaidPart } from './said.ts';
import { sample } from './sample.ts';
import { seal, type Sealed } from './seal.ts';
import { promptTokens } from './tokens.ts';

/** Who is talking. */
export interface Speaker extends Sealed {
  /** Readable reasoning and its state have a place in what this kind of provider sends. */
  readonly showsReasoning: boolean;

  /** The call by which its own search tells that it has run; null: it answers at once. */
  readonly searchCall: string | null;
}

/** The answer to a request, the same for the same request. */
export function smallTalk(asked: Asked, body: unknown, speaker: Speaker): Said {
  const said = commands(asked.text, asked.tools);
  const id = createHash('sha1').update(JSON.stringify(body)).digest('hex').slice(0, 20);
  const parts = [...thoughts(asked, speaker), ...answer(asked, said, id, speaker)];
  const ended = limited(parts, asked);
  const prompt = Math.max(promptTokens(body), said.cacheRead + said.cacheWrite);
  return {
    id,
    model: asked.model,
    parts: ended.parts,
    stop: ended.stop,
    usage: {
      input: prompt - said.cacheRead - said.cacheWrite,
      cacheRead: said.cacheRead,
      cacheWrite: said.cacheWrite,
      output: ended.output,
      reasoning: ended.reasoning,
      searches: ended.parts.filter((part) => part.type === 'search').length,
    },
  };
}

function thoughts(asked: Asked, speaker: Speaker): readonly SaidPart[] {
  if (!asked.thinks || !speaker.showsReasoning) return [];
  const text = asked.results.length > 0 ? 'The tools have answered.' : `Somebody says: ${asked.text.slice(0, 60)}`;
  return [{ type: 'reasoning', text, seal: seal(speaker, 'reasoning') }];
}

function answer(asked: Asked, said: Commands, id: string, speaker: Speaker): readonly SaidPart[] {
  if (said.refuse) return [{ type: 'refusal', text: 'I would rather not.' }];
  if (asked.results.length > 0)
    return [plain(asked.results.map((result) => reported(result, said, speaker)).join('\n'))];
  const called = [
    ...toCall(asked, said).map((tool, index) => call(tool, said, `${id}${index}`, speaker)),
    ...ownSearch(asked, said, id, speaker),
  ];
  if (called.length > 0) return called;
  if (asked.format !== null) return [plain(structured(asked, said))];
  if (asked.search && said.search !== null) return searched(said.search, id);
  const server = asked.servers.find((name) => asked.text.includes(name));
  if (server !== undefined) return throughServer(server, asked.text, id);
  return [plain(echo(asked, said))];
}

/** The tools to call: the forced one, those the text names, or any where one is required. */
function toCall(asked: Asked, said: Commands): readonly OfferedTool[] {
  const { choice } = asked;
  if (choice.type === 'none') return [];
  if (choice.type === 'tool') return asked.tools.filter((tool) => tool.name === choice.name);
  const searching = said.search === null ? [] : asked.tools.filter((tool) => /search/iu.test(tool.name)).slice(0, 1);
  const named = said.calls.length > 0 ? said.calls : searching;
  const wanted = named.length === 0 && choice.type === 'required' ? asked.tools.slice(0, 1) : named;
  return asked.parallel ? wanted : wanted.slice(0, 1);
}

function call(tool: OfferedTool, said: Commands, id: string, speaker: Speaker): SaidPart {
  const values =
    said.search === null ? said.values : new Map([['query', said.search], ['q', said.search], ...said.values]);
  const made = sample(tool.schema, values);
  return { type: 'call', id, name: tool.name, arguments: isObject(made) ? made : {}, seal: seal(speaker, id) };
}

/** A search that has run, told by a call: its arguments name what was found, and are wanted back as they are. */
function ownSearch(asked: Asked, said: Commands, id: string, { searchCall }: Speaker): readonly SaidPart[] {
  if (searchCall === null || !asked.search || said.search === null || asked.choice.type === 'none') return [];
  const found = { search_result: { search_id: `search-${id}` }, usage: { total_tokens: 64 } };
  return [{ type: 'call', id: `${id}search`, name: searchCall, arguments: found, seal: '', builtin: true }];
}

function reported(result: Result, said: Commands, { searchCall }: Speaker): string {
  if (result.name === searchCall && said.search !== null) return foundText(said.search);
  const pictures = result.pictures > 0 ? ` and ${count(result.pictures, 'picture')}` : '';
  return `${result.name || 'The tool'} ${result.failed ? 'failed' : 'answered'}: ${result.text}${pictures}`;
}

function structured(asked: Asked, said: Commands): string {
  const { format } = asked;
  if (format?.type === 'json_schema') return JSON.stringify(sample(format.schema, said.values));
  return JSON.stringify({ answer: echo(asked, said) });
}

function searched(query: string, id: string): readonly SaidPart[] {
  const found = pages(query);
  return [
    { type: 'search', id, query, pages: found },
    { type: 'text', text: foundText(query), sources: found },
  ];
}

function foundText(query: string): string {
  const found = pages(query).length;
  return found === 0 ? `I found nothing about ${query}.` : `I found ${count(found, 'page')} about ${query}.`;
}

function throughServer(server: string, said: string, id: string): readonly SaidPart[] {
  const output = `${server} heard: ${said}`;
  return [{ type: 'mcp', id, server, arguments: { text: said }, output }, plain(output)];
}

function echo(asked: Asked, said: Commands): string {
  if (said.words !== null) return Array.from({ length: said.words }, (_, index) => `word${index + 1}`).join(' ');
  const seen = asked.attachments.map((attachment) => `I see ${attachment}. `).join('');
  return `${seen}${asked.text === '' ? 'You said nothing.' : `You said: ${asked.text}`}`;
}

function plain(text: string): SaidPart {
  return { type: 'text', text, sources: [] };
}

function count(amount: number, word: string): string {
  return `${amount} ${word}${amount === 1 ? '' : 's'}`;
}
