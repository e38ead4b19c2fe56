import { chatCaller } from './callers/chat.ts';
import { messagesCaller } from './callers/messages.ts';
import type { Caller } from './callers/question.ts';
import { startCommand } from './command.ts';
import { responsesCaller } from './callers/responses.ts';
import { Http } from './http.ts';
import { Mocks } from './mocks.ts';

/** A gateway in front of mocks of all providers, as `polywire up` starts them. */
export interface Running {
  /** The gateway's address, without a path. */
  readonly url: string;

  /** A credential that it takes. */
  readonly key: string;
  readonly http: Http;
  readonly mocks: Mocks;

  /** The three formats, each spoken with its official SDK. */
  readonly callers: readonly Caller[];
  stop(): Promise<void>;
}

/** Starts both on free ports; throws with what the command complained of where it does not start. */
export async function start(): Promise<Running> {
  const command = await startCommand(['up', '--json', '--port', '0', '--mocks-port', '0']);
  const { url, key, mocks_url } = command.announced as Announced;
  return {
    url,
    key,
    http: new Http(url, key),
    mocks: new Mocks(mocks_url),
    callers: [chatCaller(`${url}/v1`, key), responsesCaller(`${url}/v1`, key), messagesCaller(url, key)],
    stop: () => command.stop(),
  };
}

interface Announced {
  readonly url: string;
  readonly key: string;
  readonly mocks_url: string;
}
