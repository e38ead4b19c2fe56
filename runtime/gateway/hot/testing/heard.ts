import type { HotState } from '../hot-state.ts';

/** What a process is told, from now on, in words. */
export function heardBy(hot: HotState): readonly string[] {
  const heard: string[] = [];
  hot.listen({
    breakerOpened: (provider, milliseconds) => heard.push(`${provider} for ${milliseconds} ms`),
    reload: () => heard.push('reload'),
  });
  return heard;
}
