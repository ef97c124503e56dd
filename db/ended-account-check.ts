import { AccountEnded, causes } from "./d1-errors";

/** Somebody's sign-in, as a deletion of their account is looked up: a digest of the uid, and when they signed in (milliseconds since 1970). */
export type SignIn = { uidDigest: string; signedInAt: number };

/** What is in the error of D1 where the check refuses. */
const MARK = "account-ended";

/** Fails where the account was deleted at or after the sign-in. A path that is none is how a SELECT of SQLite fails with words of its own. */
const REFUSAL = `SELECT json_extract('{}', '${MARK} ' || uid_digest) FROM ended_accounts WHERE uid_digest = ? AND ended_at >= ?`;

/** SQLite works out how many rows a SELECT may give before it looks for the first; -1 is all of them. */
const CONDITION = `LIMIT coalesce((${REFUSAL}), -1)`;

/** Part of every statement, or of the transaction it is in, that a signed-in call makes. */
export type EndedAccountCheck = {
  /** The same read with the check in it. What the check compares comes after the read's own parameters. */
  within: (select: string) => string;
  /** What the check compares. */
  values: readonly [uidDigest: string, signedInAt: number];
  /** The check alone, as the first statement of a batch: where it fails, the whole batch is undone, so that no token writes that outlived its account. */
  alone: string;
  /** The answer to what the check was part of. Throws `AccountEnded` where it was refused. */
  asked: <Result>(answer: Promise<Result>) => Promise<Result>;
};

export const endedAccountCheck = ({ uidDigest, signedInAt }: SignIn): EndedAccountCheck => ({
  within: (select) => (HAS_LIMIT.test(select) ? `SELECT * FROM (${select}) ${CONDITION}` : `${select} ${CONDITION}`),
  values: [uidDigest, signedInAt],
  alone: REFUSAL,
  asked: async (answer) => {
    try {
      return await answer;
    } catch (problem) {
      const isRefusal = causes(problem).some(({ message }) => message.includes(MARK));
      throw isRefusal ? new AccountEnded("The account was deleted after this sign-in.", { cause: problem }) : problem;
    }
  },
});

/** Of the statement, or of a part of it: to wrap one that has none of its own does no harm. */
const HAS_LIMIT = /\blimit\b/i;
