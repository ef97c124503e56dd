/** D1 could not be reached, was overloaded, or stayed silent: trying again later may help. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/** Whoever asks deleted their account after they signed in. */
export class AccountEnded extends Error {
  override readonly name = "AccountEnded";
}

/** What SQLite says of a database that is locked, only to be read, full, or cannot be reached: not of the statement. */
const DATABASE_AWAY = /SQLITE_(BUSY|LOCKED|READONLY|IOERR|FULL|NOMEM|CANTOPEN|INTERRUPT|PROTOCOL)/;

/** Whether D1 answered, and refused the statement itself: a constraint, a mistake of ours. Trying again will not help. */
export const isStatementFault = (problem: unknown): boolean =>
  causes(problem).some(({ message }) => /SQLITE_|^D1_(TYPE|COLUMN|EXEC)/.test(message) && !DATABASE_AWAY.test(message));

/** The constraint that a write ran into, as SQLite names it: "UNIQUE trips.join_code_key", "NOT NULL memberships.trip_id"; or null. */
export function violatedConstraint(problem: unknown): string | null {
  for (const cause of causes(problem)) {
    const found = /(UNIQUE|NOT NULL) constraint failed: ([\w.]+)/.exec(cause.message);
    if (found) return `${found[1]} ${found[2]}`;
  }
  return null;
}

/** An error and what it was caused by, outermost first. */
export function causes(problem: unknown): Error[] {
  return problem instanceof Error ? [problem, ...causes(problem.cause)] : [];
}
