/**
 * A program: what a metered request costs, one hold and one settlement.
 *
 *     node runtime/gateway/funding/testing/measure.ts URL [REQUESTS]
 *
 * Prints one line for each way of asking: µs of time and of this process's CPU for one request.
 */
import type { Caller } from '../../accounts/caller.ts';
import { audit } from '../../ledger/audit.ts';
import { newCustomer, openBank, quote, used } from './bank.ts';

const [url = 'sqlite::memory:', times = '4000'] = process.argv.slice(2);
const requests = Number(times);
const bank = await openBank(url, { limits: { free_air_daily_budget: 1_000_000_000_000 } });
const rich = { nanoUsd: 1_000_000_000_000_000n, account: { allowanceUnits: 1_000_000_000_000n } };
const callers: Caller[] = [];
for (let n = 0; n < 64; n++) callers.push(await newCustomer(bank, rich));

for (const alias of ['a-mid', 'service_air', 'decide'] as const) {
  await measure('warming up', alias, 1, 64, requests / 4);
  await measure('one at a time', alias, 1, 1, requests);
  await measure('32 at once, one organisation', alias, 32, 1, requests);
  await measure('32 at once, 64 organisations', alias, 32, 64, requests);
}
const wrong = await audit(bank.database);
say(wrong.length === 0 ? 'the books are right' : wrong.join('\n'));
await bank.database.close();

async function measure(
  what: string,
  alias: 'a-mid' | 'service_air' | 'decide',
  atOnce: number,
  organisations: number,
  total: number,
): Promise<void> {
  let left = total;
  const worker = async (): Promise<void> => {
    while (left-- > 0) {
      const caller = callers[left % organisations];
      if (caller === undefined) return;
      const hold = await bank.funds.hold(caller, quote(alias, { prompt: 1_000, output: 1_000 }));
      await hold.settle({ alias, usage: used({ input: 900, cacheRead: 100, output: 300 }) });
    }
  };
  const cpu = process.cpuUsage();
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  const time = ((performance.now() - start) * 1_000) / total;
  const { user, system } = process.cpuUsage(cpu);
  const spent = (user + system) / total;
  say(`${alias.padEnd(12)} ${what.padEnd(30)} ${time.toFixed(0).padStart(6)} µs, CPU ${spent.toFixed(0)} µs`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
