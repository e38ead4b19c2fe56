/**
 * Serves the parts that tests talk to as a process of its own, for programs that import nothing of the runtime. Tells its
 * parent over their channel where to ask, and ends with it, or on SIGTERM; so do the servers it has started.
 */

import { Parts } from './parts.ts';

const parts = new Parts((line) => {
  process.stderr.write(`${line}\n`);
});
process.send?.(await parts.open());

let closing = false;
const close = (): void => {
  if (closing) return;
  closing = true;
  void parts.close().finally(() => process.exit(0));
};
process.once('disconnect', close);
process.once('SIGTERM', close);
