import type { CallWatch, RequestWatch, Telemetry } from './telemetry.ts';

/** All of them watch. */
export function several(watchers: readonly Telemetry[]): Telemetry {
  const [only, ...others] = watchers;
  if (only !== undefined && others.length === 0) return only;
  return {
    request(begun) {
      const watches = watchers.map((watcher) => watcher.request(begun)).filter((watch) => watch !== null);
      return watches.length === 0 ? null : requestWatch(watches);
    },
    async close() {
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}

function requestWatch(watches: readonly RequestWatch[]): RequestWatch {
  return {
    begin(step) {
      const ends = watches.map((watch) => watch.begin(step));
      return (error) => {
        for (const end of ends) end(error);
      };
    },
    call: (route) => callWatch(watches.map((watch) => watch.call(route))),
    spared(route) {
      for (const watch of watches) watch.spared(route);
    },
    end(end) {
      for (const watch of watches) watch.end(end);
    },
  };
}

function callWatch(watches: readonly CallWatch[]): CallWatch {
  return {
    headers: Object.assign({}, ...watches.map(({ headers }) => headers)) as CallWatch['headers'],
    output() {
      for (const watch of watches) watch.output();
    },
    end(error, usage) {
      for (const watch of watches) watch.end(error, usage);
    },
  };
}
