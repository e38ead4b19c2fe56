import type { CellEvent, CellOutput } from '@polywire/generated/local/types.ts';
import { SseParser } from '../../platform/sse-parser.ts';
import type { CellRuns, Running } from '../scratchpads/run/runs.ts';
import { ToolFailure, type ToolContext, type ToolResult } from './tool.ts';

/** Milliseconds between two words about how far a run is. */
const pause = 1000;

/** Characters of such a word. */
const wordLength = 200;

/**
 * Runs a cell to its end; where the call is stopped, so is the run. Throws ToolFailure for code that failed, with what it
 * showed, and what CellRuns throws.
 */
export async function runOfCell(
  runs: CellRuns,
  padId: string,
  cellId: string,
  { signal, progress }: Pick<ToolContext, 'signal' | 'progress'>,
): Promise<ToolResult> {
  const running = await runs.run(padId, cellId);
  progress(`${cellId} runs.`);
  const stop = (): void => {
    // It may have ended by itself.
    runs.interrupt(padId, cellId).catch(() => undefined);
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  // What cannot be told of while it runs comes with its end.
  const telling = follow(running, signal, progress).catch(() => undefined);
  const { error, outputs } = await running.ended;
  await telling;
  signal.removeEventListener('abort', stop);
  const { text, images } = await shown(outputs);
  if (error !== null) throw new ToolFailure(`${cellId} failed: ${error}${text === '' ? '' : `\n\n${text}`}`);
  return { text: `${cellId} ran.${text === '' ? '' : `\n\n${text}`}`, images };
}

/** Tells the last line of what a run writes, now and then. */
async function follow(running: Running, signal: AbortSignal, progress: ToolContext['progress']): Promise<void> {
  const parser = new SseParser();
  let next = 0;
  for await (const piece of running.tail(signal)) {
    for (const { data } of parser.push(Buffer.from(piece))) {
      const event = JSON.parse(data) as CellEvent;
      if (event.type !== 'cell.output' || event.mime !== 'text/plain' || performance.now() < next) continue;
      const word = String(event.data).trimEnd().split('\n').at(-1) ?? '';
      if (word.trim() === '') continue;
      next = performance.now() + pause;
      progress(word.slice(0, wordLength));
    }
  }
}

/** What the model gets to read and to see of outputs. */
export async function shown(outputs: readonly CellOutput[]): Promise<Exclude<ToolResult, string>> {
  const texts: string[] = [];
  const images: string[] = [];
  for (const { mime, data } of outputs) {
    if (mime.startsWith('image/')) images.push(String(data));
    else if (mime === 'text/html') texts.push(await textOf(String(data)));
    else texts.push(typeof data === 'string' ? data : JSON.stringify(data));
  }
  return { text: texts.map((text) => text.trimEnd()).join('\n'), images };
}

async function textOf(html: string): Promise<string> {
  const { convert } = await import('html-to-text');
  const table = { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } };
  return convert(html, { wordwrap: false, limits: { maxDepth: 100 }, selectors: [table] });
}
