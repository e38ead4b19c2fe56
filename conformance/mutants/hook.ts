// Loaded ahead of a gateway (`--import`): one module is another text when it is loaded. The checkout stays as it is.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isMainThread, Worker } from 'node:worker_threads';
import { changed } from './mutant.ts';
import { hookVariable, type Hooked } from './hooked.ts';

/** Milliseconds that a mutant lives. One that goes round in circles hears no signal: another thread ends it. */
const life = 120_000;

const text = process.env[hookVariable];
if (text !== undefined && isMainThread) {
  replace(JSON.parse(text) as Hooked);
  const end = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${life})`;
  new Worker(end, { eval: true, execArgv: [] }).unref();
}

function replace({ url, change, mark }: Hooked): void {
  registerHooks({
    load(at, context, next) {
      const loaded = next(at, context);
      if (at !== url) return loaded;
      const { source } = loaded;
      const read = typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined);
      const mutated = changed(read, change);
      writeFileSync(mark, '');
      return { ...loaded, source: mutated };
    },
  });
}
