import type { WriteStream } from 'node:tty';
import { failing, statuses, type Report, type Result, type Status } from './result.ts';

const words: Readonly<Record<Status, string>> = {
  pass: 'passed',
  fail: 'failed',
  error: 'errors',
  not_applicable: 'not applicable',
  not_testable: 'not testable here',
  expected_failure: 'failed as expected',
  unexpected_pass: 'passed unexpectedly',
};

/** Tells a person how a run goes, and how it went. */
export class Terminal {
  readonly #out: Pick<WriteStream, 'write' | 'isTTY'>;

  constructor(out: Pick<WriteStream, 'write' | 'isTTY'>) {
    this.#out = out;
  }

  /** Failures as they come; on a terminal how far the run is. */
  told(result: Result, done: number, all: number): void {
    if (failing.includes(result.status)) {
      this.#clear();
      this.#out.write(`${paint('✗', red, this.#out)} ${result.id}\n    ${result.why ?? ''}\n`);
    }
    if (!this.#out.isTTY || (done < all && done % 10 !== 0)) return;
    const width = 30;
    const full = Math.round((done / all) * width);
    this.#out.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done} of ${all} cases`);
    if (done === all) this.#clear();
  }

  summary({ results, counts, requirements, requests, took, target, cost, mocks, official }: Report): void {
    const areas = [...Map.groupBy(results, ({ area }) => area)];
    const wide = Math.max(...areas.map(([area]) => area.length));
    const lines = areas.map(([area, own]) => {
      const bad = own.filter(({ status }) => failing.includes(status)).length;
      const mark = bad > 0 ? paint('✗', red, this.#out) : paint('✓', green, this.#out);
      return `${mark} ${area.padEnd(wide)}  ${tally(own)}`;
    });
    const spent = mocks ? '' : `, ${(cost / 1_000_000).toFixed(4)} USD`;
    this.#out.write(
      [
        '',
        ...lines,
        '',
        `${tally(results)} (${results.length} cases, ${requests} requests, ${(took / 1000).toFixed(1)} s${spent})`,
        `requirements: ${requirements.passed} of ${requirements.rows} proven by this run, ${requirements.covered} by the suite`,
        ...(mocks ? [`official documents of the wires: ${heldAgainst(official)}`] : []),
        `target: ${target}`,
        failing.some((status) => counts[status] > 0) ? 'The deployment does not conform.' : 'No case failed.',
        '',
      ].join('\n'),
    );
  }

  #clear(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001b[2K');
  }
}

function heldAgainst(official: number | null): string {
  return official === null ? 'not run, they are not here' : `${official} provider requests held against them`;
}

function tally(results: readonly Result[]): string {
  const parts = statuses.map((status) => {
    const count = results.filter((result) => result.status === status).length;
    return count === 0 ? [] : [`${count} ${words[status]}`];
  });
  return parts.flat().join(', ');
}

const red = 31;
const green = 32;

function paint(text: string, colour: number, { isTTY }: Pick<WriteStream, 'isTTY'>): string {
  return isTTY ? `\u001b[${colour}m${text}\u001b[0m` : text;
}
