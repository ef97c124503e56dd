import { DatabaseUnavailable, isStatementFault } from "./d1-errors";

/** How long D1 may take before a request stops waiting for it. */
const TIMEOUT_MS = 8_000;

/** What a request cost: round trips to D1 and the time they took. */
export type Spent = { roundTrips: number; ms: number };

export type CountedD1 = { d1: D1Database; spent: Readonly<Spent> };

/** Counts round trips (a batch is one), times them, and turns silence of D1 into `DatabaseUnavailable`. */
export function countRoundTrips(inner: D1Database, onStatement?: (statement: string) => void): CountedD1 {
  const spent: Spent = { roundTrips: 0, ms: 0 };
  const spend: Spend = async (work) => {
    spent.roundTrips += 1;
    const before = performance.now();
    try {
      return await answered(work());
    } finally {
      spent.ms += performance.now() - before;
    }
  };
  return { d1: new Counted(inner, spend, onStatement), spent };
}

type Spend = <Result>(work: () => Promise<Result>) => Promise<Result>;

async function answered<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable("D1 did not answer in time.")), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, silence]);
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
    private readonly spend: Spend,
    private readonly onStatement?: (statement: string) => void,
  ) {}

  prepare(query: string): D1PreparedStatement {
    this.onStatement?.(query);
    return new CountedStatement(this.inner.prepare(query), this.spend);
  }

  batch<T = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    const bare = statements.map((statement) => (statement instanceof CountedStatement ? statement.inner : statement));
    return this.spend(() => this.inner.batch<T>(bare));
  }

  exec(query: string): Promise<D1ExecResult> {
    return this.spend(() => this.inner.exec(query));
  }

  withSession(): never {
    throw new Error("Sessions are not counted.");
  }

  dump(): never {
    throw new Error("Dumps are not counted.");
  }
}

class CountedStatement implements D1PreparedStatement {
  constructor(
    readonly inner: D1PreparedStatement,
    private readonly spend: Spend,
  ) {}

  bind(...values: unknown[]): D1PreparedStatement {
    return new CountedStatement(this.inner.bind(...values), this.spend);
  }

  first<T = unknown>(column: string): Promise<T | null>;
  first<T = Record<string, unknown>>(): Promise<T | null>;
  first<T>(column?: string): Promise<T | null> {
    return this.spend(() => (column === undefined ? this.inner.first<T>() : this.inner.first<T>(column)));
  }

  run<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    return this.spend(() => this.inner.run<T>());
  }

  all<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    return this.spend(() => this.inner.all<T>());
  }

  raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>;
  raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>;
  raw<T>(options?: { columnNames?: boolean }): Promise<T[] | [string[], ...T[]]> {
    return this.spend<T[] | [string[], ...T[]]>(() =>
      options?.columnNames ? this.inner.raw<T>({ columnNames: true }) : this.inner.raw<T>(),
    );
  }
}
