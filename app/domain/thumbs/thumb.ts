/** What somebody may say of an answer, and why where it was of no use. */
export const VOTES = ["up", "down"] as const;
export type Vote = (typeof VOTES)[number];

export const DOWN_REASONS = ["not-true", "not-asked", "not-here", "too-long", "else"] as const;
export type DownReason = (typeof DOWN_REASONS)[number];

/** Where an answer was given: in the talk with the planner, or about a part of the day under way. */
export const ANSWER_KINDS = ["talk", "block"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** `reason` is null for an answer that was useful, and where none was given. */
export type Thumb = { vote: Vote; reason: DownReason | null };

/** What stands after a button was pressed: the same one again takes it back. */
export const afterVote = (thumb: Thumb | null, vote: Vote): Thumb | null =>
  thumb?.vote === vote ? null : { vote, reason: null };

/** The same of a reason; giving one says that the answer was of no use. */
export const afterReason = (thumb: Thumb | null, reason: DownReason): Thumb => ({
  vote: "down",
  reason: thumb?.reason === reason ? null : reason,
});
