import { createServer } from 'node:http';
import { listenOnLoopback } from '../loopback.ts';
import { about, type Finding } from './finding.ts';

/** Can a server listen here, or does one of ours already? */
export async function examinePort(port: number): Promise<Finding> {
  const found = about('port');
  const server = createServer();
  try {
    const sockets = await listenOnLoopback(server, port);
    server.close();
    await sockets.close();
    return found('ok', port === 0 ? 'any free one' : `${port} is free`);
  } catch (error) {
    if (await isOurs(port)) return found('ok', `an agent server answers at http://127.0.0.1:${port}`);
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    return found(
      'fail',
      `${port} cannot be had (${code})`,
      'stop who listens there, or choose another one with --port',
    );
  }
}

async function isOurs(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`, { signal: AbortSignal.timeout(2_000) });
    return answer.ok && ((await answer.json()) as { status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
}
