/** Each connection keeps what was prepared on it until it closes, so names are given to so many texts only. */
const mostNames = 500;

/**
 * The names under which statements are prepared on the server, the same on every connection. A statement that was
 * prepared costs the server a third of the work and the client half.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private count = 0;

  /** Undefined when there are too many: the statement is then prepared for once only. */
  nameOf(sql: string): string | undefined {
    return this.names.get(sql) ?? (this.names.size < mostNames ? this.renew(sql) : undefined);
  }

  /** Another name for a statement, so that it is prepared anew. */
  renew(sql: string): string {
    const name = `s${(this.count += 1)}`;
    this.names.set(sql, name);
    return name;
  }
}
