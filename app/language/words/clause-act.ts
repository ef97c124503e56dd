/**
 * What a clause of a wish does. It asks for something, instead of what stands there or beside it ("also"); it says what becomes of a stop (it goes, stays, moves,
 * changes places, begins at another time); it names what is not wanted ("against"), or tells why; or it wants to know something, or only talks.
 */
export const CLAUSE_ACTS = [
  "against",
  "also",
  "ask",
  "drop",
  "keep",
  "move",
  "question",
  "swap",
  "talk",
  "time",
  "why",
] as const;
export type ClauseAct = (typeof CLAUSE_ACTS)[number];

export const isClauseAct = (text: string): text is ClauseAct => CLAUSE_ACTS.some((act) => act === text);

/**
 * A clause as it was typed, with what is known of it by what it is like: what it does, and what it is about (the id of a row of the wish's tables); null where
 * that is not sure.
 */
export type ClauseSaid = { text: string; act: ClauseAct | null; about: string | null };

/** Such a clause only tells or talks: what it names is asked for by no place. */
export const saysNoWish = (clause: ClauseSaid | undefined): boolean => clause?.act === "why" || clause?.act === "talk";
