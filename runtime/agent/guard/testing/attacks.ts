/** What a page of another origin can make a browser send, and what other hands than a browser's can. */
export interface Attack {
  readonly name: string;

  /** Instead of the operation's own. */
  readonly method?: string;

  /** Instead of the path as target, which it is given; `own` is the server's host and port. */
  readonly target?: (path: string, own: string) => string;

  /** Names and values in turn, with the host among them; `own` is the server's host and port. */
  readonly headers: (own: string) => readonly string[];

  /** What stands in the body; absent: it has none. */
  readonly body?: string;

  /** Operations that this is meant for and that therefore answer. */
  readonly meant?: readonly string[];
}

const evil = 'http://evil.example';
const crossSite = (own: string, mode: string, destination: string): readonly string[] => [
  ...['host', own, 'sec-fetch-site', 'cross-site', 'sec-fetch-mode', mode, 'sec-fetch-dest', destination],
];
const port = (own: string): string => own.slice(own.lastIndexOf(':') + 1);

/** One for each way in. Each is sent to every operation with the operation's own method. */
export const attacks: readonly Attack[] = [
  { name: 'DNS rebinding: a name of the attacker', headers: (own) => ['host', `evil.example:${port(own)}`] },
  {
    name: 'DNS rebinding, as a browser without Sec-Fetch sees it: one origin',
    headers: (own) => ['host', `evil.example:${port(own)}`, 'origin', `${evil}:${port(own)}`],
  },
  {
    name: 'DNS rebinding, as a browser sees it: same origin',
    headers: (own) => ['host', `evil.example:${port(own)}`, 'sec-fetch-site', 'same-origin'],
  },
  { name: 'the 0.0.0.0-day', headers: (own) => ['host', `0.0.0.0:${port(own)}`] },
  { name: 'another loopback address', headers: (own) => ['host', `127.0.0.2:${port(own)}`] },
  { name: 'the short form of the loopback address', headers: (own) => ['host', `127.1:${port(own)}`] },
  { name: 'the loopback address as a number', headers: (own) => ['host', `2130706433:${port(own)}`] },
  { name: 'an IPv6 address that maps to loopback', headers: (own) => ['host', `[::ffff:127.0.0.1]:${port(own)}`] },
  { name: 'a name that begins with ours', headers: (own) => ['host', `localhost.evil.example:${port(own)}`] },
  { name: 'a name below localhost', headers: (own) => ['host', `evil.localhost:${port(own)}`] },
  { name: 'our name with a dot at the end', headers: (own) => ['host', `localhost.:${port(own)}`] },
  { name: 'our host with user information', headers: (own) => ['host', `evil@${own}`] },
  { name: 'no port', headers: () => ['host', 'localhost'] },
  { name: 'another port', headers: () => ['host', 'localhost:1'] },
  { name: 'an empty host', headers: () => ['host', ''] },
  { name: 'no host', headers: () => [] },
  { name: 'two hosts, ours first', headers: (own) => ['host', own, 'host', 'evil.example'] },
  { name: 'two hosts, ours last', headers: (own) => ['host', 'evil.example', 'host', own] },
  { name: 'a forwarded host instead of ours', headers: (own) => ['host', 'evil.example', 'x-forwarded-host', own] },
  {
    name: 'a target with a host in it',
    target: (path, own) => `http://${own}${path}`,
    headers: (own) => ['host', own],
  },
  { name: "a target with the attacker's host", target: (path) => `${evil}${path}`, headers: (own) => ['host', own] },

  { name: 'a simple request of an old browser', headers: (own) => ['host', own, 'origin', evil] },
  { name: 'a sandboxed page', headers: (own) => ['host', own, 'origin', 'null'] },
  { name: 'a page on another port of this machine', headers: (own) => ['host', own, 'origin', 'http://127.0.0.1:1'] },
  { name: 'our host over TLS', headers: (own) => ['host', own, 'origin', `https://${own}`] },
  {
    name: 'our other name',
    headers: (own) => ['host', `127.0.0.1:${port(own)}`, 'origin', `http://localhost:${port(own)}`],
  },
  { name: 'an origin that begins with ours', headers: (own) => ['host', own, 'origin', `http://${own}.evil.example`] },
  { name: 'two origins', headers: (own) => ['host', own, 'origin', `http://${own}`, 'origin', evil] },
  { name: 'an empty origin', headers: (own) => ['host', own, 'origin', ''] },
  { name: 'a browser extension', headers: (own) => ['host', own, 'origin', 'chrome-extension://abcdefghijklmnop'] },
  { name: 'an extension of another browser', headers: (own) => ['host', own, 'origin', 'moz-extension://abcdef'] },
  { name: 'a file', headers: (own) => ['host', own, 'origin', 'file://'] },

  { name: 'fetch without CORS', headers: (own) => crossSite(own, 'no-cors', 'empty') },
  { name: 'fetch with CORS', headers: (own) => [...crossSite(own, 'cors', 'empty'), 'origin', evil] },
  { name: 'fetch that hides its origin', headers: (own) => crossSite(own, 'cors', 'empty') },
  {
    name: 'a form',
    headers: (own) => [
      ...crossSite(own, 'navigate', 'document'),
      'origin',
      evil,
      'content-type',
      'application/x-www-form-urlencoded',
    ],
    body: 'a=1',
  },
  {
    name: 'a form without Origin',
    headers: (own) => [...crossSite(own, 'navigate', 'document'), 'content-type', 'text/plain'],
    body: '{"a":"="}',
    meant: ['finishOauth', 'serveArtifact', 'showReference'],
  },
  {
    name: 'a link',
    headers: (own) => crossSite(own, 'navigate', 'document'),
    meant: ['finishOauth', 'serveArtifact', 'showReference'],
  },
  { name: 'a frame', headers: (own) => crossSite(own, 'navigate', 'iframe') },
  { name: 'an old frame', headers: (own) => crossSite(own, 'navigate', 'frame') },
  { name: 'an object', headers: (own) => crossSite(own, 'navigate', 'object') },
  { name: 'an embed', headers: (own) => crossSite(own, 'no-cors', 'embed') },
  { name: 'an image', headers: (own) => crossSite(own, 'no-cors', 'image'), meant: ['serveArtifact'] },
  { name: 'a script', headers: (own) => crossSite(own, 'no-cors', 'script'), meant: ['serveArtifact'] },
  { name: 'a style sheet', headers: (own) => crossSite(own, 'no-cors', 'style'), meant: ['serveArtifact'] },
  { name: 'a module', headers: (own) => [...crossSite(own, 'cors', 'script'), 'origin', evil] },
  { name: 'a font', headers: (own) => [...crossSite(own, 'cors', 'font'), 'origin', evil] },
  { name: 'a service worker', headers: (own) => crossSite(own, 'same-origin', 'serviceworker') },
  {
    name: 'EventSource',
    headers: (own) => [...crossSite(own, 'cors', 'empty'), 'origin', evil, 'accept', 'text/event-stream'],
  },
  {
    name: 'a WebSocket',
    headers: (own) => [
      ...crossSite(own, 'websocket', 'websocket'),
      'origin',
      evil,
      'upgrade',
      'websocket',
      'connection',
      'upgrade',
      'sec-websocket-key',
      'AAAAAAAAAAAAAAAAAAAAAA==',
      'sec-websocket-version',
      '13',
    ],
  },
  {
    name: 'a page on another port, to a browser the same site',
    headers: (own) => ['host', own, 'sec-fetch-site', 'same-site', 'sec-fetch-mode', 'cors', 'sec-fetch-dest', 'empty'],
  },
  {
    name: 'two sites, ours first',
    headers: (own) => ['host', own, 'sec-fetch-site', 'same-origin', 'sec-fetch-site', 'cross-site'],
  },
  {
    name: 'a site that is not known yet',
    headers: (own) => ['host', own, 'sec-fetch-site', 'near-site', 'sec-fetch-mode', 'navigate'],
  },
  {
    name: 'a preflight',
    method: 'OPTIONS',
    headers: (own) => [
      ...crossSite(own, 'cors', 'empty'),
      'origin',
      evil,
      'access-control-request-method',
      'POST',
      'access-control-request-headers',
      'content-type',
    ],
  },
  {
    name: 'a preflight to a private network',
    method: 'OPTIONS',
    headers: (own) => [
      'host',
      own,
      'origin',
      evil,
      'access-control-request-method',
      'GET',
      'access-control-request-private-network',
      'true',
    ],
  },
  {
    name: 'a preflight that hides its origin',
    method: 'OPTIONS',
    headers: (own) => ['host', own, 'access-control-request-method', 'DELETE'],
  },
];
