import type { SseMessage } from './sse.ts';

/** The text of one event, its blank line included. Data of several lines becomes several `data:` lines. */
export function writeSse(message: SseMessage): string {
  const { event, data, id } = message;
  const lines = /[\r\n]/.test(data) ? data.split(/\r\n|\r|\n/).join('\ndata: ') : data;
  let text = event === undefined ? '' : `event: ${event}\n`;
  if (id !== undefined) text += `id: ${id}\n`;
  return `${text}data: ${lines}\n\n`;
}

/** A line that readers skip and that keeps the connection from being closed as idle. */
export function writeSseComment(comment: string): string {
  return `: ${comment}\n\n`;
}
