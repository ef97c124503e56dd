import type { TripToPart } from "~/domain/people/account-end";

/** The answer that ends a shared trip for everybody; any other is the id of whom it is to be offered to. */
export const END = "end";

/** What was chosen for each shared trip, by its id. */
export type Decisions = Readonly<Record<string, string>>;

/** The trips that are meant to end for everybody. */
export const endedBy = (trips: readonly TripToPart[], decisions: Decisions): string[] =>
  trips.filter(({ tripId }) => decisions[tripId] === END).map(({ tripId }) => tripId);
