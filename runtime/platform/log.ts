/** Severity, most talkative first. */
export const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type Level = (typeof levels)[number];

/** What a log line may hold beside its message: scalars, so that no request body ever gets into one. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes structured lines. Messages and fields never hold credentials, prompts or completions. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** One JSON object a line: `time`, `level`, `message`, then the fields. JSON's escapes keep a line one line. */
export function createLog(level: Level, write: (line: string) => void = toStderr): Log {
  const least = levels.indexOf(level);
  const at = (name: Exclude<Level, 'silent'>) =>
    levels.indexOf(name) < least
      ? () => undefined
      : (message: string, fields?: LogFields) => {
          const line = { time: new Date().toISOString(), level: name, message, ...fields };
          write(`${JSON.stringify(line)}\n`);
        };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

function toStderr(line: string): void {
  process.stderr.write(line);
}
