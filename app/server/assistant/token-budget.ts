import { reserveTokens, settleTokens, type Spender } from "#db/repositories/model-usage";
import type { OpenContext } from "../http/call-context";

/** What the language model may still take today for one caller. */
export type TokenBudget = {
  /** Puts tokens aside for a request; false when there are not that many left, and from then on: the reply says that the built-in planner answers, so no smaller request may slip through. */
  reserve(tokens: number): Promise<boolean>;
  /** Gives back what a request did not take, or takes what it took beyond. */
  settle(reserved: number, spent: number): void;
  /** Whether a request was refused for it. */
  isUsedUp(): boolean;
};

export const UNLIMITED: TokenBudget = {
  reserve: () => Promise.resolve(true),
  settle: () => undefined,
  isUsedUp: () => false,
};

/** About ten builds of a week and fifty questions (docs/decisions/022). */
const USER_TOKENS_A_DAY = 300_000;
/** Of all together: what a month of it costs can be foreseen. */
const TOKENS_A_DAY = 10_000_000;

/** The day's budget of one caller, and of all of them together; it begins anew at midnight UTC. */
export function tokenBudget(
  { db, env, log, now, waitUntil }: Pick<OpenContext, "db" | "env" | "log" | "now" | "waitUntil">,
  who: Spender["who"],
): TokenBudget {
  const limits = {
    user: settingOr(env.MODEL_TOKENS_A_DAY_USER, USER_TOKENS_A_DAY),
    everybody: settingOr(env.MODEL_TOKENS_A_DAY, TOKENS_A_DAY),
  };
  const spender = { who, day: new Date(now()).toISOString().slice(0, 10) };
  let isUsedUp = false;
  return {
    isUsedUp: () => isUsedUp,
    async reserve(tokens) {
      if (isUsedUp) return false;
      isUsedUp = !(await reserveTokens(db, spender, tokens, limits));
      return !isUsedUp;
    },
    settle(reserved, spent) {
      if (spent === reserved) return;
      // What was put aside stays counted when this fails: rather too much than too little.
      const settling = settleTokens(db, spender, spent - reserved);
      waitUntil(settling.catch((problem: unknown) => log.error("tokens-not-settled", problem)));
    },
  };
}

/** A whole number as it is set; the usual one where nothing, or something else, is set. */
const settingOr = (setting: string | undefined, usual: number): number =>
  /^\d{1,15}$/.test(setting?.trim() ?? "") ? Number(setting) : usual;
