/** One server-sent event. */
export interface SentEvent {
  readonly event: string | null;

  /** JSON where it is JSON, else the text. */
  readonly data: unknown;
}

/** What a body of server-sent events says. */
export interface SentEvents {
  readonly events: readonly SentEvent[];

  /** Comment lines; they keep a connection alive. */
  readonly comments: number;
}

/** Reads a whole body, or as much of it as came; an event without its blank line did not come. */
export function readEvents(text: string): SentEvents {
  const lines = text.split(/\r\n|\r|\n/u);
  const events: SentEvent[] = [];
  let comments = 0;
  let event: string | null = null;
  let data: string[] = [];
  for (const line of lines.slice(0, -1)) {
    if (line === '') {
      if (data.length > 0) events.push({ event, data: dataOf(data.join('\n')) });
      event = null;
      data = [];
    } else if (line.startsWith(':')) comments += 1;
    else if (line.startsWith('event:')) event = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /u, ''));
  }
  return { events, comments };
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
