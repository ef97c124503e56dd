/** Somebody who has the code of a trip whose organizer lets each person in, and waits; `since` is when they asked, in milliseconds since 1970. */
export type Newcomer = { userId: string; name: string; since: number };

/** A trip that somebody waits to be let in to: all that they are told of it. */
export type WaitingFor = { tripId: string; tripName: string; city: string; since: number };

/** What waits for somebody's answer on a trip. */
export type Pending = {
  /** How many wait to be let in; for the organizer, who answers them. */
  newcomers: number;
  /** That somebody takes the trip over; for the two whom it concerns. */
  offer: HandOverOffer | null;
};

/** The organizer asks a participant to take the trip over; it happens when that one agrees. */
export type HandOverOffer = { to: { userId: string; name: string }; by: { userId: string; name: string } };

export const NOTHING_PENDING: Pending = { newcomers: 0, offer: null };
