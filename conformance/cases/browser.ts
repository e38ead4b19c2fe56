import { request, type IncomingHttpHeaders } from 'node:http';

/** An answer as a browser gets it: nothing is followed. */
export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;

  /** An object is sent as JSON, a text as a form. */
  readonly body?: object | string;
}

/**
 * One request with the headers that it names and no others: what a browser adds by itself (Origin, Cookie, Sec-Fetch-Site,
 * Host) is for the test to say.
 */
export function ask(url: string, path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Got> {
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      { method, headers: { ...(text !== undefined && { 'content-type': type }), ...headers }, agent: false },
      (answer) => {
        let all = '';
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => (all += piece));
        answer.on('error', reject);
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: all });
        });
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/** What a link's button sends. */
export function press(url: string, token: string, headers: Readonly<Record<string, string>> = {}): Promise<Got> {
  return ask(url, '/console/session', {
    method: 'POST',
    headers: { origin: url, ...headers },
    body: `token=${token}`,
  });
}

/** The value of a Cookie header after an answer that has set one. Throws where it has not. */
export function cookieOf({ status, headers }: Got): string {
  const [pair] = headers['set-cookie']?.[0]?.split(';') ?? [];
  if (pair === undefined) throw new Error(`no cookie was set, the status is ${status}`);
  return pair;
}
