/** Somebody who has the code of a trip whose organizer lets each person in, and waits; `since` is when they asked, in milliseconds since 1970. */
export type Newcomer = { userId: string; name: string; since: number };

/** A trip that somebody waits to be let in to: all that they are told of it. */
export type WaitingFor = { tripId: string; tripName: string; since: number };

/** What waits for somebody's answer on a trip. */
export type Pending = {
  /** How many wait to be let in; for the organizer, who answers them. */
  newcomers: number;
};

export const NOTHING_PENDING: Pending = { newcomers: 0 };
