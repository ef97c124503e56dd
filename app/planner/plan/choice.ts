import type { Place } from "~/domain/place/place";

/** What a block is about, before it is written; `along` is what one sees beside it on the same walk. */
export type Choice =
  | { kind: "place"; place: Place; along?: readonly Place[] }
  | { kind: "own"; title: string }
  | { kind: "trip"; place: Place }
  | { kind: "trip-continued"; place: Place }
  | { kind: "nothing" };

/** Of the morning, the afternoon and the evening. */
export type DayChoices = [Choice, Choice, Choice];
