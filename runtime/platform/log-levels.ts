/** Severity of what a log says, most talkative first. */
export const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type Level = (typeof levels)[number];
