import type { Bounds, Cell, Rows } from '../driver.ts';

/** Takes rows until the bounds are reached. */
export class RowCollector {
  private readonly rows: Cell[][] = [];
  private readonly most: number;
  private left: number;
  private truncated = false;

  constructor({ rows, size }: Pick<Bounds, 'rows' | 'size'>) {
    this.most = rows;
    this.left = size;
  }

  /** Whether another row may follow. */
  add(values: readonly unknown[]): boolean {
    if (this.rows.length >= this.most || this.left <= 0) {
      this.truncated = true;
      return false;
    }
    this.rows.push(values.map((value) => this.cut(cellOf(value))));
    return !this.truncated;
  }

  result(columns: readonly string[]): Rows {
    return { columns, rows: this.rows, truncated: this.truncated };
  }

  private cut(cell: Cell): Cell {
    const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
    const left = Math.max(0, this.left);
    this.left -= text.length;
    if (text.length <= left) return cell;
    this.truncated = true;
    // Half a surrogate pair is no text.
    return text.slice(0, left).toWellFormed();
  }
}

/** A value of a database as JSON can say it: what a number cannot hold is text, bytes are hexadecimal. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint') {
    return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Uint8Array)
    return `0x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  return JSON.parse(JSON.stringify(value)) as Cell;
}
