import { pino } from 'pino';
import type { Level } from './log-levels.ts';

/** What a log line may hold beside its message: scalars, so that no request body ever gets into one. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes structured lines. Messages and fields never hold credentials, prompts or completions. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/**
 * One JSON object a line, `level`, `time` (ISO-8601), the fields and `message`; JSON's escapes keep a line one line. To
 * stderr, and written before the call returns: what led to a crash is there to be read.
 */
export function createLog(level: Level, write?: (line: string) => void): Log {
  const lines = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
    },
    write === undefined ? pino.destination({ fd: 2, sync: true }) : { write },
  );
  return {
    debug(message, fields) {
      lines.debug(fields, message);
    },
    info(message, fields) {
      lines.info(fields, message);
    },
    warn(message, fields) {
      lines.warn(fields, message);
    },
    error(message, fields) {
      lines.error(fields, message);
    },
  };
}

/** The same log with the fields on every line of it. */
export function withFields(log: Log, always: LogFields): Log {
  return {
    debug(message, fields) {
      log.debug(message, { ...always, ...fields });
    },
    info(message, fields) {
      log.info(message, { ...always, ...fields });
    },
    warn(message, fields) {
      log.warn(message, { ...always, ...fields });
    },
    error(message, fields) {
      log.error(message, { ...always, ...fields });
    },
  };
}
