import type { TripToPart } from "~/domain/people/account-end";

/** The answer that ends a shared trip for everybody; any other is the id of whom it is handed over to. */
export const END = "end";

/** What was chosen for each shared trip, by its id. */
export type Decisions = Readonly<Record<string, string>>;

export type HandOver = { tripId: string; userId: string };

/** The shared trips with whom they go to; a companion who has left meanwhile was chosen in vain. */
export const handOversOf = (trips: readonly TripToPart[], decisions: Decisions): HandOver[] =>
  trips.flatMap(({ tripId, others }) =>
    others.filter(({ userId }) => userId === decisions[tripId]).map(({ userId }) => ({ tripId, userId })),
  );

/** The trips that are meant to end for everybody. */
export const endedBy = (trips: readonly TripToPart[], decisions: Decisions): string[] =>
  trips.filter(({ tripId }) => decisions[tripId] === END).map(({ tripId }) => tripId);
