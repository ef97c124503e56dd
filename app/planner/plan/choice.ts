import type { Place } from "~/domain/place/place";

/** What a block is about, before it is written; `along` is what one sees beside it on the same walk. */
export type Choice =
  | { kind: "place"; place: Place; along?: readonly Place[] }
  | { kind: "own"; title: string }
  | { kind: "trip"; place: Place }
  | { kind: "trip-continued"; place: Place }
  | { kind: "nothing" };

/** Whether a choice, or what a model picked, is a part of a day out of town. */
export const isOuting = ({ kind }: { kind: string }): boolean => kind === "trip" || kind === "trip-continued";

/** Of the morning, the afternoon and the evening. */
export type DayChoices = [Choice, Choice, Choice];
