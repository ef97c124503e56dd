import { AccountEnded, causes } from "./d1-errors";

/** Somebody's sign-in, as a deletion of their account is looked up: a digest of the uid, and when they signed in (milliseconds since 1970). */
export type SignIn = { uidDigest: string; signedInAt: number };

/** What is in the error of D1 where the check refuses. */
const MARK = "account-ended";

/**
 * Fails where the account was deleted at or after the sign-in, and gives no row otherwise. A statement that fails undoes the batch it is in,
 * so that nothing is written by a token that outlived its account; a path that is none is how a SELECT of SQLite fails with words of its own.
 */
const CHECK = `SELECT json_extract('{}', '${MARK} ' || uid_digest) FROM ended_accounts WHERE uid_digest = ? AND ended_at >= ?`;

/** Asked along with every statement of a signed-in call. */
export type EndedAccountCheck = {
  statement: (d1: D1Database) => D1PreparedStatement;
  /** The answer to what the statement went along with. Throws `AccountEnded` where it was refused. */
  asked: <Result>(answer: Promise<Result>) => Promise<Result>;
};

export const endedAccountCheck = ({ uidDigest, signedInAt }: SignIn): EndedAccountCheck => ({
  statement: (d1) => d1.prepare(CHECK).bind(uidDigest, signedInAt),
  asked: async (answer) => {
    try {
      return await answer;
    } catch (problem) {
      const isRefusal = causes(problem).some(({ message }) => message.includes(MARK));
      throw isRefusal ? new AccountEnded("The account was deleted after this sign-in.", { cause: problem }) : problem;
    }
  },
});
