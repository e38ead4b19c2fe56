/** One server-sent event. */
export interface Frame {
  readonly event?: string;
  readonly data: string;
}

/** A frame whose data is JSON. */
export function frame(data: unknown, event?: string): Frame {
  return { ...(event === undefined ? {} : { event }), data: JSON.stringify(data) };
}

/** The frame as it stands in the body. */
export function frameText({ event, data }: Frame): string {
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${data}\n\n`;
}
