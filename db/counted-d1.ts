import { DatabaseUnavailable, isStatementFault } from "./d1-errors";
import type { EndedAccountCheck } from "./ended-account-check";
import { Patience, PATIENCE_MS } from "./patience";

/** What a request cost: round trips to D1 and the time they took. */
export type Spent = { roundTrips: number; ms: number };

export type CountedD1 = {
  d1: D1Database;
  spent: Readonly<Spent>;
  /** The same D1, with a check in every read and in every transaction: where it refuses, none has an effect or an answer. */
  checkedBy: (check: EndedAccountCheck) => D1Database;
  /** For a request that goes on for as long as there is news of it: what it waited until now is forgotten. */
  renewPatience: () => void;
};

/** Counts round trips (a batch is one), times them, and turns silence and absence of D1 into `DatabaseUnavailable`. */
export function countRoundTrips(
  inner: D1Database,
  onStatement?: (statement: string) => void,
  patienceMs = PATIENCE_MS,
): CountedD1 {
  const spent: Spent = { roundTrips: 0, ms: 0 };
  const patience = new Patience(patienceMs);
  const spend: Spend = async (work) => {
    spent.roundTrips += 1;
    const before = performance.now();
    try {
      return await answered(work, patience);
    } finally {
      spent.ms += performance.now() - before;
    }
  };
  return {
    d1: new Counted(inner, { spend, onStatement }),
    spent,
    checkedBy: (check) => new Counted(inner, { spend, onStatement, check }),
    renewPatience: () => patience.renew(),
  };
}

type Spend = <Result>(work: () => Promise<Result>) => Promise<Result>;

type Around = {
  spend: Spend;
  onStatement?: ((statement: string) => void) | undefined;
  check?: EndedAccountCheck;
};

/** The answer of D1, if it comes in time. A write whose answer came too late may have been made: docs/decisions/024 says what comes of asking again. */
async function answered<Result>(work: () => Promise<Result>, patience: Patience): Promise<Result> {
  try {
    return await patience.wait(work);
  } catch (problem) {
    if (problem instanceof DatabaseUnavailable || isStatementFault(problem)) throw problem;
    throw new DatabaseUnavailable("D1 did not answer.", { cause: problem });
  }
}

class Counted implements D1Database {
  constructor(
    private readonly inner: D1Database,
    private readonly around: Around,
  ) {}

  prepare(query: string): D1PreparedStatement {
    this.around.onStatement?.(query);
    return new CountedStatement(query, this.inner, this.around);
  }

  batch<T = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    return this.around.spend(() => batchOf<T>(this.inner, statements, this.around.check));
  }

  exec(query: string): Promise<D1ExecResult> {
    return this.around.spend(() => this.inner.exec(query));
  }

  withSession(): never {
    throw new Error("Sessions are not counted.");
  }

  dump(): never {
    throw new Error("Dumps are not counted.");
  }
}

const isRead = (query: string): boolean => /^\s*select\b/i.test(query);

/** The statements in one transaction, which a check that refuses undoes. */
async function batchOf<T>(
  d1: D1Database,
  statements: D1PreparedStatement[],
  check: EndedAccountCheck | undefined,
): Promise<D1Result<T>[]> {
  const ready = statements.map((statement) => (statement instanceof CountedStatement ? statement.ready() : statement));
  if (check === undefined) return d1.batch<T>(ready);
  const [first] = statements;
  if (first instanceof CountedStatement && first.check === "within") return check.asked(d1.batch<T>(ready));
  const alone = d1.prepare(check.alone).bind(...check.values);
  const [, ...results] = await check.asked(d1.batch<T>([alone, ...ready]));
  return results;
}

class CountedStatement implements D1PreparedStatement {
  /** Where the check is: in the statement itself, or in front of it in the same transaction, since no write can hold it. */
  readonly check: "none" | "within" | "in front";

  constructor(
    private readonly query: string,
    private readonly d1: D1Database,
    private readonly around: Around,
    private readonly values: readonly unknown[] = [],
  ) {
    this.check = around.check === undefined ? "none" : isRead(query) ? "within" : "in front";
  }

  bind(...values: unknown[]): D1PreparedStatement {
    return new CountedStatement(this.query, this.d1, this.around, values);
  }

  /** As D1 is asked it. */
  ready(): D1PreparedStatement {
    const { query, values } = this;
    const check = this.check === "within" ? this.around.check : undefined;
    if (check) return this.d1.prepare(check.within(query)).bind(...values, ...check.values);
    const prepared = this.d1.prepare(query);
    return values.length > 0 ? prepared.bind(...values) : prepared;
  }

  first<T = unknown>(column: string): Promise<T | null>;
  first<T = Record<string, unknown>>(): Promise<T | null>;
  async first<T>(column?: string): Promise<T | null> {
    const [row] = (await this.all<Record<string, T>>()).results;
    return row === undefined ? null : column === undefined ? (row as T) : (row[column] ?? null);
  }

  run<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    return this.check === "in front" ? this.inBatch<T>() : this.asked((statement) => statement.run<T>());
  }

  all<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    return this.check === "in front" ? this.inBatch<T>() : this.asked((statement) => statement.all<T>());
  }

  raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>;
  raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>;
  async raw<T>(options?: { columnNames?: boolean }): Promise<T[] | [string[], ...T[]]> {
    if (this.check !== "in front")
      return this.asked<T[] | [string[], ...T[]]>((statement) =>
        options?.columnNames ? statement.raw<T>({ columnNames: true }) : statement.raw<T>(),
      );
    // A batch gives rows back by the names of their columns, which those of a write have each once.
    const { results } = await this.all<Record<string, unknown>>();
    const rows = results.map((row) => Object.values(row) as T);
    return options?.columnNames ? [Object.keys(results[0] ?? {}), ...rows] : rows;
  }

  /** By itself, with the check in it if there is one. */
  private asked<Result>(work: (statement: D1PreparedStatement) => Promise<Result>): Promise<Result> {
    const { spend, check } = this.around;
    return spend(() => (check === undefined ? work(this.ready()) : check.asked(work(this.ready()))));
  }

  /** In one transaction with the check. */
  private async inBatch<T>(): Promise<D1Result<T>> {
    const [result] = await this.around.spend(() => batchOf<T>(this.d1, [this], this.around.check));
    if (result === undefined) throw new Error("D1 answered a batch without its result.");
    return result;
  }
}
