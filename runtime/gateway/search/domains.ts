import type { WebTool } from '../../turn/tool.ts';

/** Whether the caller wants to see pages of this address. `url` is valid; a domain may be followed by a path. */
export function isWanted(url: string, { allowedDomains, blockedDomains = [] }: Partial<WebTool>): boolean {
  const { hostname, pathname } = new URL(url);
  const within = (entry: string): boolean => {
    const [domain = '', ...path] = entry
      .replace(/^https?:\/\//iu, '')
      .toLowerCase()
      .split('/');
    const isHost = hostname === domain || hostname.endsWith(`.${domain}`);
    return isHost && pathname.toLowerCase().startsWith(`/${path.join('/')}`);
  };
  return (allowedDomains === undefined || allowedDomains.some(within)) && !blockedDomains.some(within);
}
