import { DatabaseUnavailable, isStatementFault } from "./d1-errors";
import type { EndedAccountCheck } from "./ended-account-check";

/** How long a request waits for D1, all its slow answers together: whoever asks is told within ten seconds. */
const PATIENCE_MS = 8_000;

/** An answer that came as quickly as this took no patience: a long build asks a hundred times. */
const QUICK_MS = 500;

/** What a request cost: round trips to D1 and the time they took. */
export type Spent = { roundTrips: number; ms: number };

export type CountedD1 = {
  d1: D1Database;
  spent: Readonly<Spent>;
  /** The same D1, with a check that goes along with every statement: where it refuses, none has an effect or an answer. */
  checkedBy: (check: EndedAccountCheck) => D1Database;
};

/** Counts round trips (a batch is one), times them, and turns silence and absence of D1 into `DatabaseUnavailable`. */
export function countRoundTrips(
  inner: D1Database,
  onStatement?: (statement: string) => void,
  patienceMs = PATIENCE_MS,
): CountedD1 {
  const spent: Spent = { roundTrips: 0, ms: 0 };
  let patience = patienceMs;
  const spend: Spend = async (work) => {
    spent.roundTrips += 1;
    const before = performance.now();
    try {
      return await answered(work, patience);
    } finally {
      const took = performance.now() - before;
      spent.ms += took;
      if (took > QUICK_MS) patience -= took;
    }
  };
  return {
    d1: new Counted(inner, { spend, onStatement }),
    spent,
    checkedBy: (check) => new Counted(inner, { spend, onStatement, check }),
  };
}

type Spend = <Result>(work: () => Promise<Result>) => Promise<Result>;

type Around = {
  spend: Spend;
  onStatement?: ((statement: string) => void) | undefined;
  check?: EndedAccountCheck;
};

/** The answer of D1, if it comes in time. A write whose answer came too late may have been made: docs/decisions/024 says what comes of asking again. */
async function answered<Result>(work: () => Promise<Result>, patienceMs: number): Promise<Result> {
  if (patienceMs <= 0) throw new DatabaseUnavailable("D1 answered too slowly.");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable("D1 did not answer in time.")), patienceMs);
  });
  try {
    return await Promise.race([work(), silence]);
  } catch (problem) {
    if (problem instanceof DatabaseUnavailable || isStatementFault(problem)) throw problem;
    throw new DatabaseUnavailable("D1 did not answer.", { cause: problem });
  } finally {
    clearTimeout(timer);
  }
}

class Counted implements D1Database {
  constructor(
    private readonly inner: D1Database,
    private readonly around: Around,
  ) {}

  prepare(query: string): D1PreparedStatement {
    this.around.onStatement?.(query);
    return new CountedStatement(this.inner.prepare(query), this.inner, isRead(query), this.around);
  }

  batch<T = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    const bare = statements.map((statement) => (statement instanceof CountedStatement ? statement.inner : statement));
    return this.around.spend(() => checkedBatch<T>(this.inner, bare, this.around.check));
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
async function checkedBatch<T>(
  d1: D1Database,
  statements: D1PreparedStatement[],
  check: EndedAccountCheck | undefined,
): Promise<D1Result<T>[]> {
  if (check === undefined) return d1.batch<T>(statements);
  const [, ...results] = await check.asked(d1.batch<T>([check.statement(d1), ...statements]));
  return results;
}

class CountedStatement implements D1PreparedStatement {
  constructor(
    readonly inner: D1PreparedStatement,
    private readonly d1: D1Database,
    private readonly isRead: boolean,
    private readonly around: Around,
  ) {}

  bind(...values: unknown[]): D1PreparedStatement {
    return new CountedStatement(this.inner.bind(...values), this.d1, this.isRead, this.around);
  }

  first<T = unknown>(column: string): Promise<T | null>;
  first<T = Record<string, unknown>>(): Promise<T | null>;
  first<T>(column?: string): Promise<T | null> {
    return this.beside(() => (column === undefined ? this.inner.first<T>() : this.inner.first<T>(column)));
  }

  run<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    return this.inBatch<T>(() => this.inner.run<T>());
  }

  all<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    return this.inBatch<T>(() => this.inner.all<T>());
  }

  raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>;
  raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>;
  raw<T>(options?: { columnNames?: boolean }): Promise<T[] | [string[], ...T[]]> {
    return this.beside<T[] | [string[], ...T[]]>(() =>
      options?.columnNames ? this.inner.raw<T>({ columnNames: true }) : this.inner.raw<T>(),
    );
  }

  private inBatch<T>(alone: () => Promise<D1Result<T>>): Promise<D1Result<T>> {
    const { spend, check } = this.around;
    return spend(async () => {
      if (check === undefined) return alone();
      const [result] = await checkedBatch<T>(this.d1, [this.inner], check);
      if (result === undefined) throw new Error("D1 answered a batch without its result.");
      return result;
    });
  }

  /** A batch gives its rows back by column name, so rows that are wanted as lists are asked for alone: a read at the same time as the check, a write after it. */
  private beside<Result>(work: () => Promise<Result>): Promise<Result> {
    const { spend, check } = this.around;
    return spend(async () => {
      if (check === undefined) return work();
      const asking = check.asked(check.statement(this.d1).all());
      if (!this.isRead) await asking;
      const [result] = await Promise.all([work(), asking]);
      return result;
    });
  }
}
